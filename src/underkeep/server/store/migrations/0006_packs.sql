-- Content packs of others that tables were made with: a table goes on with its own, whatever became of the folder.
CREATE TABLE pack (
  game   TEXT NOT NULL,
  digest TEXT NOT NULL,
  text   TEXT NOT NULL,
  PRIMARY KEY (game, digest)
) STRICT, WITHOUT ROWID;
