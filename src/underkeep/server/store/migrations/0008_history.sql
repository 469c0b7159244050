-- Games that came to an end, who played them and how good people, bots and roles are; emblems; seats kept for somebody;
-- who said what, also of those who only watched.
ALTER TABLE person ADD COLUMN emblem TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN likeness TEXT NOT NULL DEFAULT '';
ALTER TABLE person ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE person ADD COLUMN silenced INTEGER NOT NULL DEFAULT 0;
CREATE INDEX person_likeness ON person (likeness);

ALTER TABLE seat ADD COLUMN held BLOB;
ALTER TABLE seat ADD COLUMN used BLOB;
CREATE INDEX seat_held ON seat (held);
CREATE INDEX seat_used ON seat (used);

ALTER TABLE chat ADD COLUMN owner BLOB;
ALTER TABLE chat ADD COLUMN kind TEXT NOT NULL DEFAULT 'text';
CREATE INDEX chat_owner ON chat (owner);

CREATE TABLE finished (
  table_id TEXT PRIMARY KEY,
  game     TEXT NOT NULL,
  options  TEXT NOT NULL,
  began    TEXT NOT NULL,
  ended    TEXT NOT NULL,
  moves    INTEGER NOT NULL,
  how      TEXT NOT NULL,
  rated    INTEGER NOT NULL
) STRICT;

CREATE TABLE played (
  table_id TEXT NOT NULL REFERENCES finished (table_id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  owner    BLOB,
  bot      TEXT NOT NULL,
  roles    TEXT NOT NULL,
  outcome  TEXT NOT NULL,
  reached  TEXT NOT NULL,
  moment   TEXT NOT NULL,
  hidden   INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
) STRICT;
CREATE INDEX played_owner ON played (owner);

CREATE TABLE rating (
  who      BLOB NOT NULL,
  game     TEXT NOT NULL,
  role     TEXT NOT NULL,
  mean     REAL NOT NULL,
  spread   REAL NOT NULL,
  games    INTEGER NOT NULL,
  won      REAL NOT NULL,
  expected REAL NOT NULL,
  PRIMARY KEY (who, game, role)
) STRICT;
CREATE INDEX rating_ladder ON rating (game, role);

CREATE TABLE rating_change (
  table_id TEXT NOT NULL,
  who      BLOB NOT NULL,
  game     TEXT NOT NULL,
  role     TEXT NOT NULL,
  was      REAL NOT NULL,
  mean     REAL NOT NULL,
  spread   REAL NOT NULL,
  at       TEXT NOT NULL,
  PRIMARY KEY (table_id, who, role)
) STRICT;
CREATE INDEX rating_change_who ON rating_change (who, at);
