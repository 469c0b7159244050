-- What became of puzzles: one row for each solver and puzzle, and how strong solvers and puzzles are.
CREATE TABLE puzzle_try (
  owner  BLOB NOT NULL,
  puzzle TEXT NOT NULL,
  score  REAL NOT NULL,
  clean  INTEGER NOT NULL,
  at     TEXT NOT NULL,
  PRIMARY KEY (owner, puzzle)
) STRICT;

CREATE TABLE puzzle_rating (
  who    BLOB PRIMARY KEY,
  mean   REAL NOT NULL,
  spread REAL NOT NULL,
  tried  INTEGER NOT NULL,
  solved INTEGER NOT NULL
) STRICT;
