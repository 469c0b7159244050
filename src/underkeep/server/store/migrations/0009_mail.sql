-- Where somebody is told by mail that tables wait for them; nothing is sent before they said from there that they wish it.
CREATE TABLE mailbox (
  owner     BLOB PRIMARY KEY REFERENCES person (owner) ON DELETE CASCADE,
  address   TEXT NOT NULL,
  lang      TEXT NOT NULL,
  token     TEXT NOT NULL UNIQUE,
  confirmed INTEGER NOT NULL DEFAULT 0,
  sent      INTEGER NOT NULL DEFAULT 0
) STRICT;
