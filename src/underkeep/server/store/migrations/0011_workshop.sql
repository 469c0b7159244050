-- Workpieces of the workshop: packs that somebody is still working on, kept with their name.
CREATE TABLE workpiece (
  id    TEXT PRIMARY KEY,
  owner BLOB NOT NULL REFERENCES person (owner) ON DELETE CASCADE,
  game  TEXT NOT NULL,
  name  TEXT NOT NULL,
  text  TEXT NOT NULL,
  at    TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX workpiece_owner ON workpiece (owner, at);
