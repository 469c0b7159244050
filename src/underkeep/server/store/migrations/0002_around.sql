-- Around the table: settings, hosts, stand-ins, clocks by the server's own time, tables that begin in the middle.
ALTER TABLE game_table ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
ALTER TABLE game_table ADD COLUMN host BLOB;
ALTER TABLE game_table ADD COLUMN clock INTEGER NOT NULL DEFAULT 0;
ALTER TABLE game_table ADD COLUMN start BLOB;
ALTER TABLE game_table ADD COLUMN origin TEXT NOT NULL DEFAULT '';
ALTER TABLE game_table ADD COLUMN over INTEGER NOT NULL DEFAULT 0;

ALTER TABLE journal ADD COLUMN clock INTEGER NOT NULL DEFAULT 0;
ALTER TABLE journal ADD COLUMN wish TEXT NOT NULL DEFAULT '';

CREATE INDEX table_over ON game_table (over);

CREATE TABLE service (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  ms INTEGER NOT NULL
) STRICT;
INSERT INTO service VALUES (1, 0);
