-- Accounts of programs: persons that everybody sees to be bots; keeper is whose they are, none where the operator made it.
CREATE TABLE bot_account (
  owner  BLOB PRIMARY KEY REFERENCES person (owner) ON DELETE CASCADE,
  keeper BLOB REFERENCES person (owner) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX bot_keeper ON bot_account (keeper);
