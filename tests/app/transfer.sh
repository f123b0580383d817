#!/usr/bin/env bash
# export and import: what a server keeps, as a file and back.
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

"$program" export --data "$work/one" --records "$work/records" "$work/all.jsonl" | grep '^1 tables, 1 records$' >/dev/null ||
  fail "the export is not complete"
"$program" verify "$work"/records/*.txt >/dev/null || fail "the record does not verify"
"$program" import --data "$work/two" "$work/all.jsonl" | grep '^1 tables added' >/dev/null || fail "nothing was imported"
"$program" import --data "$work/two" "$work/all.jsonl" | grep '1 were there already' >/dev/null || fail "a table came twice"
"$program" export --data "$work/two" "$work/again.jsonl" >/dev/null
cmp "$work/all.jsonl" "$work/again.jsonl" || fail "what came back is not what went out"
echo nonsense >"$work/bad.jsonl"
if "$program" import --data "$work/two" "$work/bad.jsonl" >/dev/null 2>"$work/error"; then
  fail "nonsense was imported"
fi
grep -q 'line 1' "$work/error" || fail "the line is not named"
