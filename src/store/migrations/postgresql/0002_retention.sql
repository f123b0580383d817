-- When a guest was here last, for deleting those who never come back. Whoever is known by now counts as seen now.
ALTER TABLE people ADD COLUMN seen bigint NOT NULL DEFAULT 0;
UPDATE people SET seen = floor(extract(epoch FROM now()) * 1000)::bigint;
CREATE INDEX people_by_seen ON people (seen, id);

-- What the servers of this database share and nobody else may know.
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value bytea NOT NULL
);
