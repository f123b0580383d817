-- The length of the log stands in the row of its table: a writer moves it on from the length it believes in, so of two
-- writers one finds nothing to change. Texts are bytes, because the store does not look into them and a text column
-- would refuse some; SET bytea_output = 'escape' makes them readable.
CREATE TABLE tables (
  id bytea PRIMARY KEY,
  status bigint NOT NULL,             -- 0 open, 1 running, 2 finished, 3 set aside
  listed boolean NOT NULL,
  card bytea NOT NULL,
  people bytea[] NOT NULL,
  entries bigint NOT NULL,
  changed bigint NOT NULL,            -- milliseconds since 1970
  problem bytea NOT NULL DEFAULT ''
);
CREATE INDEX tables_by_change ON tables (changed DESC, id);
CREATE INDEX tables_by_status ON tables (status, changed DESC, id);
CREATE INDEX tables_by_person ON tables USING gin (people);

CREATE TABLE log (
  table_id bytea NOT NULL REFERENCES tables (id),
  number bigint NOT NULL,
  entry bytea NOT NULL,
  PRIMARY KEY (table_id, number)
);

CREATE TABLE people (
  id bytea PRIMARY KEY,
  name bytea NOT NULL,
  colour bytea NOT NULL
);

CREATE TABLE facts (
  name text PRIMARY KEY,
  value bigint NOT NULL
);
