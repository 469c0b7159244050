-- When the clock of a table rings, in the server's own time: it need not be opened before. NULL: not known.
ALTER TABLE game_table ADD COLUMN due INTEGER;
