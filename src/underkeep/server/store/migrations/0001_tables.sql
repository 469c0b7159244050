-- Tables, their seats, the journal of everything that happened, and the latest snapshot of each.
CREATE TABLE game_table (
  id            TEXT PRIMARY KEY,
  game          TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  content       TEXT NOT NULL,
  options       TEXT NOT NULL,
  seed          BLOB NOT NULL,
  own_seed      INTEGER NOT NULL,
  created       TEXT NOT NULL
) STRICT;

CREATE TABLE seat (
  table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
  number   INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  roles    TEXT NOT NULL,
  level    TEXT NOT NULL,
  token    BLOB UNIQUE,
  session  BLOB,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE journal (
  table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
  n        INTEGER NOT NULL,
  kind     TEXT NOT NULL,
  seat     INTEGER NOT NULL,
  role     TEXT NOT NULL,
  move     TEXT NOT NULL,
  key      TEXT NOT NULL,
  record   TEXT NOT NULL,
  at       TEXT NOT NULL,
  PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX journal_key ON journal (table_id, seat, key) WHERE key <> '';

CREATE TABLE snapshot (
  table_id TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
  n        INTEGER NOT NULL,
  tree     BLOB NOT NULL
) STRICT, WITHOUT ROWID;
