-- The length of the log stands in the row of its table: a writer moves it on from the length it believes in, so of two
-- writers one finds nothing to change.
CREATE TABLE tables (
  id TEXT PRIMARY KEY NOT NULL,
  status INTEGER NOT NULL,            -- 0 open, 1 running, 2 finished, 3 set aside
  listed INTEGER NOT NULL,
  card TEXT NOT NULL,
  entries INTEGER NOT NULL,
  changed INTEGER NOT NULL,           -- milliseconds since 1970
  problem TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX tables_by_change ON tables (changed DESC, id);
CREATE INDEX tables_by_status ON tables (status, changed DESC, id);

CREATE TABLE log (
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  entry TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables (id),
  place INTEGER NOT NULL,
  person TEXT NOT NULL,
  PRIMARY KEY (table_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_person ON seats (person, table_id);

CREATE TABLE people (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  colour TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE facts (
  name TEXT PRIMARY KEY NOT NULL,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
