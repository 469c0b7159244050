-- Several servers on one database: who they are, and which of them has a table. (A data file of SQLite has one server.)
CREATE TABLE process (
  id     TEXT PRIMARY KEY,
  url    TEXT NOT NULL,
  secret TEXT NOT NULL,
  until  INTEGER NOT NULL
) STRICT;

CREATE TABLE lease (
  table_id TEXT PRIMARY KEY REFERENCES game_table (id) ON DELETE CASCADE,
  process  TEXT NOT NULL
) STRICT;

CREATE INDEX lease_process ON lease (process);
