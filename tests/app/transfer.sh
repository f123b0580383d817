#!/usr/bin/env bash
# export and import of a server's tables.
set -euo pipefail
program=$1
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$work"' EXIT
fail() { echo "transfer: $*" >&2; exit 1; }

"$program" serve --port 0 --data "$work/one" --log error >"$work/out" &
server=$!
for _ in $(seq 100); do
  grep -q '^Twenties is at ' "$work/out" && break
  sleep 0.1
done
address=$(sed -n 's/^Twenties is at //p' "$work/out")
[ -n "$address" ] || fail "the server does not say where it is"
python3 - "$address" <<'PY'
import json, sys, time, urllib.request
base = sys.argv[1]
body = json.dumps({"game": "twenty-one", "seats": ["bot:gentle", "bot:greedy"]}).encode()
made = json.load(urllib.request.urlopen(urllib.request.Request(
    base + "/api/tables", data=body, headers={"Content-Type": "application/json"})))
for _ in range(300):
    card = json.load(urllib.request.urlopen(base + "/api/tables/" + made["table"]))
    if card["status"] == "finished":
        sys.exit(0)
    time.sleep(0.1)
sys.exit("the bots did not finish: " + json.dumps(card))
PY
kill -TERM "$server"
wait "$server" || fail "the server ended with status $?"
server=

"$program" export --data "$work/one" --records "$work/records" "$work/all.jsonl" | grep '^1 table, 1 record$' >/dev/null ||
  fail "the export is not complete"
"$program" verify "$work"/records/*.txt >/dev/null || fail "the record does not verify"
"$program" import --data "$work/two" "$work/all.jsonl" | grep '^1 table added' >/dev/null || fail "nothing was imported"
"$program" import --data "$work/two" "$work/all.jsonl" | grep '1 already there' >/dev/null || fail "a table came twice"
"$program" export --data "$work/two" "$work/again.jsonl" >/dev/null
cmp "$work/all.jsonl" "$work/again.jsonl" || fail "what came back is not what went out"
echo nonsense >"$work/bad.jsonl"
if "$program" import --data "$work/two" "$work/bad.jsonl" >/dev/null 2>"$work/error"; then
  fail "nonsense was imported"
fi
grep -q 'line 1' "$work/error" || fail "the line is not named"

# Names in a file never become paths: not when it is read, and not when records are written.
sed 's/"table":"[^"]*"/"table":"..\/..\/outside"/' "$work/all.jsonl" >"$work/path.jsonl"
if "$program" import --data "$work/three" "$work/path.jsonl" >/dev/null 2>"$work/error"; then
  fail "a path was imported as the name of a table"
fi
grep -q 'is not a valid name of a table' "$work/error" || fail "the name is not refused for what it is"
python3 - "$work/two/twenties.sqlite3" <<'PY'
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as database:
    for column in ("tables SET id", "log SET table_id", "seats SET table_id"):
        database.execute("UPDATE " + column + " = '../outside'")
PY
if "$program" export --data "$work/two" --records "$work/inside" "$work/path.jsonl" >/dev/null 2>"$work/error"; then
  fail "a record was written for a table without a proper name"
fi
[ ! -e "$work/outside.txt" ] || fail "a record lies outside its folder"

# The file holds secrets, so only its owner can read it, even if it replaces a readable one.
: >"$work/open.jsonl"
chmod 644 "$work/open.jsonl"
"$program" export --data "$work/one" "$work/open.jsonl" >/dev/null
[ "$(stat -c %a "$work/open.jsonl")" = 600 ] || fail "others can read the export"

# A missing store is neither created nor treated as empty.
if "$program" export --data "$work/typo" "$work/none.jsonl" 2>"$work/error"; then
  fail "data that is not there was exported"
fi
grep -q "there is no server data in $work/typo" "$work/error" || fail "the missing folder is not named"
[ ! -e "$work/typo" ] && [ ! -e "$work/none.jsonl" ] || fail "something was made for a folder that is not there"
for source in "$work" "$work/missing.jsonl"; do
  if "$program" import --data "$work/four" "$source" >"$work/out" 2>"$work/error"; then fail "$source was imported"; fi
  grep -q "cannot read $source: " "$work/error" || fail "nothing says that $source cannot be read"
done
if "$program" import --data "$work/four" - <"$work" >/dev/null 2>"$work/error"; then fail "a folder was read as a stream"; fi
[ ! -e "$work/four" ] || fail "a database was made for nothing"

# Bad lines are summarised, and the length of a line is limited.
seq 300000 >"$work/bad.jsonl"
if "$program" import --data "$work/five" "$work/bad.jsonl" >"$work/out" 2>"$work/error"; then fail "nonsense was imported"; fi
[ "$(wc -l <"$work/error")" -le 11 ] || fail "$(wc -l <"$work/error") lines of complaints"
grep -q '299,990 more lines could not be read' "$work/error" || fail "the bad lines are not counted"
grep -q ' 300,000 unreadable' "$work/out" || fail "the bad lines are not summed up"
{ head -c 70000000 /dev/zero | tr '\0' x; echo; cat "$work/all.jsonl"; } >"$work/long.jsonl"
if "$program" import --data "$work/five" "$work/long.jsonl" >"$work/out" 2>"$work/error"; then fail "a long line was read"; fi
grep -q 'line 1: it is longer than 64 MB' "$work/error" || fail "the long line is not named"
grep -q '^1 table added' "$work/out" || fail "the line after a long one was lost"

# Unused data is deleted; running games never are.
tidy() { "$program" tidy --data "$work/one" "$@"; }
python3 - "$work/one/twenties.sqlite3" <<'PY'
import sqlite3, sys
with sqlite3.connect(sys.argv[1]) as database:
    for status, name in ((0, "open"), (1, "running"), (3, "aside")):
        database.execute("INSERT INTO tables VALUES (?, ?, 0, '{}', 1, 1000, '')", (name, status))
        database.execute("INSERT INTO log VALUES (?, 1, 'entry')", (name,))
    database.execute("INSERT INTO people VALUES ('gone', 'Gone', '', 1000)")
PY
tidy --dry-run | grep '^to be deleted: 0 finished tables, 1 open table, 1 guest$' >/dev/null || fail "tidy --dry-run: $(tidy --dry-run)"
tidy --keep open=forever | grep '^deleted: 0 finished tables, 0 open tables, 1 guest$' >/dev/null || fail "the guest is not deleted"
tidy | grep '^deleted: 0 finished tables, 1 open table, 0 guests$' >/dev/null || fail "the open table is not deleted"
"$program" export --data "$work/one" "$work/rest.jsonl" | grep '^3 tables' >/dev/null || fail "too much was deleted"
if tidy --keep finished=soon 2>"$work/error"; then fail "nonsense was taken for days"; fi
grep -q 'finished=DAYS' "$work/error" || fail "nothing says how days are written"
if "$program" tidy --data "$work/typo" 2>"$work/error"; then fail "data that is not there was tidied"; fi
