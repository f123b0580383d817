#pragma once

#include "store/postgresql_connection.hpp"

// The statements of the PostgreSQL store.
namespace twenties::postgresql {

// $1 table, $2 first, $3 entries, $4 status, $5 listed, $6 summary, $7 people, $8 now, $9 news.
// Returns a row if it was done. Writers conflict on the row of the table: one that finds the log at
// another length changes nothing.
inline constexpr PostgresqlStatement make_table = {
    "make_table",
    "WITH moved AS (INSERT INTO tables (id, entries, status, listed, card, people, changed) "
    "VALUES ($1, $2 - 1 + cardinality($3), $4, $5, $6, $7, $8) ON CONFLICT (id) DO UPDATE SET "
    "entries = excluded.entries, status = excluded.status, listed = excluded.listed, "
    "card = excluded.card, people = excluded.people, changed = excluded.changed, problem = '' "
    "WHERE tables.entries = 0 RETURNING id), "
    "logged AS (INSERT INTO log (table_id, number, entry) SELECT $1, $2 - 1 + place, entry "
    "FROM moved, unnest($3) WITH ORDINALITY AS added (entry, place)) "
    "SELECT pg_notify('twenties', $9) FROM moved"};
inline constexpr PostgresqlStatement extend_table = {
    "extend_table",
    "WITH moved AS (UPDATE tables SET entries = $2 - 1 + cardinality($3), status = $4, "
    "listed = $5, card = $6, people = $7, changed = $8, problem = '' "
    "WHERE id = $1 AND entries = $2 - 1 RETURNING id), "
    "logged AS (INSERT INTO log (table_id, number, entry) SELECT $1, $2 - 1 + place, entry "
    "FROM moved, unnest($3) WITH ORDINALITY AS added (entry, place)) "
    "SELECT pg_notify('twenties', $9) FROM moved"};
// $1 table, $2 first, $3 entries: how many of them are in the log at their numbers.
inline constexpr PostgresqlStatement count_written = {
    "count_written",
    "SELECT count(*) FROM unnest($3) WITH ORDINALITY AS added (entry, place) "
    "JOIN log ON table_id = $1 AND number = $2 - 1 + place AND log.entry = added.entry"};
inline constexpr PostgresqlStatement read_entries = {
    "read_entries", "SELECT entry FROM log WHERE table_id = $1 AND number >= $2 ORDER BY number"};
inline constexpr PostgresqlStatement read_summary = {
    "read_card",
    "SELECT id, status, listed, card, entries, changed, problem, people FROM tables WHERE id = $1"};
// $1 status, $2 listed only, $3 person, $4 most
inline constexpr PostgresqlStatement read_summaries = {
    "read_cards",
    "SELECT id, status, listed, card, entries, changed, problem, people FROM tables "
    "WHERE $1 < 0 AND (NOT $2 OR listed) AND $3 = '' ORDER BY changed DESC, id LIMIT $4"};
inline constexpr PostgresqlStatement read_cards_of_status = {
    "read_cards_of_status",
    "SELECT id, status, listed, card, entries, changed, problem, people FROM tables "
    "WHERE status = $1 AND (NOT $2 OR listed) AND $3 = '' ORDER BY changed DESC, id LIMIT $4"};
inline constexpr PostgresqlStatement read_cards_of_person = {
    "read_cards_of_person",
    "SELECT id, status, listed, card, entries, changed, problem, people FROM tables "
    "WHERE people @> ARRAY[$3] AND ($1 < 0 OR status = $1) AND (NOT $2 OR listed) "
    "ORDER BY changed DESC, id LIMIT $4"};
inline constexpr PostgresqlStatement mark_set_aside = {
    "mark_set_aside", "UPDATE tables SET status = $1, problem = $2 WHERE id = $3 RETURNING id"};
inline constexpr PostgresqlStatement read_person = {
    "read_person", "SELECT id, name, colour, seen FROM people WHERE id = $1"};
inline constexpr PostgresqlStatement write_person = {
    "write_person",
    "INSERT INTO people (id, name, colour, seen) VALUES ($1, $2, $3, $4) ON CONFLICT (id) "
    "DO UPDATE SET name = excluded.name, colour = excluded.colour, "
    "seen = greatest(people.seen, excluded.seen)"};
inline constexpr PostgresqlStatement write_seen = {
    "write_seen", "UPDATE people SET seen = $2 WHERE id = ANY($1) AND seen < $2"};
// $1 status, $2 before, $3 most
inline constexpr PostgresqlStatement read_old_tables = {
    "read_old_tables",
    "SELECT id, entries FROM tables WHERE status = $1 AND changed < $2 "
    "ORDER BY changed, id LIMIT $3"};
// $1 before, $2 most
inline constexpr PostgresqlStatement read_old_people = {
    "read_old_people",
    "SELECT id FROM people WHERE seen < $1 AND NOT EXISTS "
    "(SELECT 1 FROM tables WHERE tables.people @> ARRAY[people.id]) ORDER BY seen, id LIMIT $2"};
// $1 tables, $2 status, $3 before. Returns a row for each deleted table. The rows are locked in the
// order of their names, as writers do.
inline constexpr PostgresqlStatement remove_tables = {
    "remove_tables",
    "WITH old AS (SELECT id FROM tables WHERE id = ANY($1) AND status = $2 AND changed < $3 "
    "ORDER BY id FOR UPDATE), "
    "logs AS (DELETE FROM log USING old WHERE table_id = old.id) "
    "DELETE FROM tables USING old WHERE tables.id = old.id RETURNING tables.id"};
// $1 people, $2 before
inline constexpr PostgresqlStatement remove_people = {
    "remove_people",
    "DELETE FROM people WHERE id = ANY($1) AND seen < $2 AND NOT EXISTS "
    "(SELECT 1 FROM tables WHERE tables.people @> ARRAY[people.id]) RETURNING id"};
inline constexpr PostgresqlStatement keep_secret = {
    "keep_secret",
    "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"};
inline constexpr PostgresqlStatement read_secret = {"read_secret",
                                                    "SELECT value FROM secrets WHERE name = $1"};
inline constexpr PostgresqlStatement read_alive = {"read_alive",
                                                   "SELECT value FROM facts WHERE name = 'alive'"};
inline constexpr PostgresqlStatement write_alive = {
    "write_alive",
    "INSERT INTO facts (name, value) SELECT sign, $1 FROM "
    "(VALUES ('alive'), ('alive:' || convert_from($2, 'UTF8'))) AS signs (sign) "
    "WHERE sign <> 'alive:' ON CONFLICT (name) DO UPDATE SET value = excluded.value"};
inline constexpr PostgresqlStatement read_signs = {
    "read_signs",
    "SELECT substr(name, 7), value FROM facts WHERE name LIKE 'alive:%' ORDER BY name"};
inline constexpr PostgresqlStatement remove_sign = {
    "remove_sign", "DELETE FROM facts WHERE name = 'alive:' || convert_from($1, 'UTF8')"};

}  // namespace twenties::postgresql
