-- When a guest was here last, for deleting those who never come back. Whoever is known by now counts as seen now.
ALTER TABLE people ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE people SET seen = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
CREATE INDEX people_by_seen ON people (seen, id);

-- What the servers of this database share and nobody else may know.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY NOT NULL,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
