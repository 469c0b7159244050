-- With what content a finished game was played: '' is the game's own, else the hash of the pack that stood beside it.
ALTER TABLE finished ADD COLUMN content TEXT NOT NULL DEFAULT '';
UPDATE finished SET content = COALESCE((
  SELECT pack.digest FROM game_table JOIN pack ON pack.game = game_table.game AND pack.digest = game_table.content
  WHERE game_table.id = finished.table_id
), '');
CREATE INDEX finished_newest ON finished (content, ended);
