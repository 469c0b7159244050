-- A snapshot says by which version of the rules it was made; those of before by that of their table.
ALTER TABLE snapshot ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;
UPDATE snapshot SET rules = (SELECT rules_version FROM game_table WHERE id = table_id);
