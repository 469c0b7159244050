-- People with names, which of their browsers speak for them; chat; rematches; webhooks.
CREATE TABLE person (
  owner    BLOB PRIMARY KEY,
  name     TEXT NOT NULL,
  reserved TEXT UNIQUE,
  password TEXT,
  created  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
  session BLOB PRIMARY KEY,
  owner   BLOB NOT NULL REFERENCES person (owner) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
  table_id TEXT NOT NULL REFERENCES game_table (id) ON DELETE CASCADE,
  n        INTEGER NOT NULL,
  seat     INTEGER NOT NULL,
  text     TEXT NOT NULL,
  at       TEXT NOT NULL,
  PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

ALTER TABLE game_table ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN webhook TEXT NOT NULL DEFAULT '';
CREATE INDEX seat_session ON seat (session);
CREATE INDEX table_public ON game_table (public, over, created);
