-- Which lessons people with a name have done.
CREATE TABLE lesson_done (
  owner  BLOB NOT NULL,
  lesson TEXT NOT NULL,
  at     TEXT NOT NULL,
  PRIMARY KEY (owner, lesson)
) STRICT;
