#!/usr/bin/env bash
# Replaying records: the output for good ones, and the errors of bad ones.
set -euo pipefail
twenties=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
  echo "FAILED: $*"
  failures=$((failures + 1))
}

# Every recorded game gives exactly the JSON file beside it: a golden, re-recorded with TWENTIES_RECORD_GOLDENS=1 only
# when a rule changes.
for record in tests/data/records/*.twenties; do
  expected=${record%.twenties}.jsonl
  [ -z "${TWENTIES_RECORD_GOLDENS:-}" ] || "$twenties" replay --json "$record" >"$expected"
  "$twenties" replay --json "$record" >"$work/out" || fail "$record does not replay"
  cmp -s "$work/out" "$expected" || { diff "$work/out" "$expected" | head -5; fail "$record"; }
  "$twenties" replay --json - <"$record" | cmp -s - "$expected" || fail "$record from standard input"
  "$twenties" replay "$record" </dev/null >"$work/out" || fail "$record as text"
  grep -q '^The game is over: ' "$work/out" || fail "$record does not end as text"
done

# A record follows the rules of its version: by those of another one these games cannot be played.
# other_rules RECORD FROM TO PATTERN
other_rules() {
  sed "s/^rules: $2\$/rules: $3/" "tests/data/records/$1.twenties" >"$work/other"
  ! "$twenties" replay --json "$work/other" >"$work/out" 2>"$work/err" || fail "$1 replays by version $3"
  grep -qE "$4" "$work/err" || { cat "$work/err"; fail "$1 by version $3: does not say $4"; }
}
other_rules sums-of-20-rules-2-trade 2 1 'the pool has 4 tiles, too few to trade 5 \(3\.6\)'
other_rules sums-of-20-rules-2-passes 2 1 'the game is over'
other_rules twenty-one 1 2 'cross out only if you cannot write.*\(3\.7\)'

# Every record in the documentation replays.
awk '/^```record$/ {n++; on=1; next} /^```$/ {on=0} on {print > ("'"$work"'/doc" n)}' docs/notation.md
for record in "$work"/doc*; do
  "$twenties" replay --brief "$record" >/dev/null </dev/null || fail "a record in docs/notation.md"
done

# refuses NAME PATTERN: standard input is a bad record; it stops with 1 and says the pattern.
refuses() {
  cat >"$work/bad"
  local code=0
  "$twenties" replay --json "$work/bad" >"$work/out" 2>"$work/err" || code=$?
  [ $code = 1 ] || fail "$1: exit code $code"
  grep -qE "$2" "$work/err" || { cat "$work/err"; fail "$1: does not say $2"; }
  grep -q '^{"error":' "$work/out" || fail "$1: no error object"
}
head='twenties record 1
game: null-game'
refuses "an empty file" 'begins with "twenties record 1"' </dev/null
refuses "no record" 'line 1: ' <<<"hello"
refuses "no game" 'header "game:" is missing' <<<"twenties record 1"
refuses "an unknown game" 'line 2: there is no game "chess"' <<<"${head/null-game/chess}"
refuses "another version" 'line 3: .*version 9' <<<"$head
rules: 9"
refuses "a move that a clause forbids" 'line 6: the heap has 1, fewer than 2 \(2\.2\)' <<<"$head
* heap 5
1: take 2
2: take 2
1: take 2"
refuses "a wrong seat" 'line 4: it is not the turn of seat 2' <<<"$head
* heap 5
2: take 2"
refuses "chance out of turn" 'line 4: ' <<<"$head
* heap 5
* heap 5"
refuses "a wrong result" 'line 3: .*came out 3 2' <<<"$head
result: 5 0 winners 1
* heap 5
1: take 2
2: take 2
1: take 1"
refuses "bytes" 'line 1' < <(head -c 3000 /dev/urandom | tr -d '\000-\037' | head -c 500)
refuses "a wrong option" 'line 3: .*players' <<<"$head
options: players=7"
refuses "a wrong position" 'line 3: ' <<<"$head
position: heap=9"
refuses "sheets that are the same" 'line 3: each player gets a different sheet.*\(2\.1\)' <<<"${head/null-game/21}
* sheets A A"
refuses "no UTF-8" 'line 3: .*UTF-8' < <(printf '%s\nnote: \377\n' "$head")
refuses "a seat that does not exist" 'no seat 6' <<<"$head
* heap 5
6: take 1"

# A position can be printed, and a game can start from it.
game=tests/data/records/twenty-four-seven.twenties
[ -f "$game" ] || game=$(grep -l '^game: twenty-four-seven' tests/data/records/*.twenties | head -1)
position=$("$twenties" replay --position 12 "$game") || fail "no position after 12 actions"
"$twenties" perft twenty-four-seven 1 "$position" >/dev/null || fail "the position is refused: $position"
"$twenties" replay --json "$game" | python3 -c '
import json, sys
lines = [json.loads(line) for line in sys.stdin]
assert all("position" in line for line in lines[:-1])
assert lines[11]["position"] == sys.argv[1], lines[11]' "$position" || fail "another position in the JSON"
"$twenties" replay --json --position 12 "$game" | grep -F "\"position\":\"$position\"" >/dev/null || fail "the position as JSON"
"$twenties" replay --position 0 "$game" >/dev/null || fail "no position at the start"
code=0
"$twenties" replay --position 99999 "$game" 2>"$work/err" || code=$?
{ [ $code = 1 ] && grep -q 'there is no action 99999' "$work/err"; } || fail "a position after the end"

# Comments are kept.
cat >"$work/commented" <<EOF
twenties record 1
# club night
game: null-game

* heap 5   # a small one
# now it gets serious
1: take 2
2: take 2
1: take 1
# well played
EOF
"$twenties" replay --brief "$work/commented" >"$work/out" </dev/null || fail "a record with comments"
for comment in "club night" "a small one" "now it gets serious" "well played"; do
  grep -q "# $comment" "$work/out" || fail "lost the comment: $comment"
done
"$twenties" replay --json "$work/commented" | python3 -c '
import json, sys
lines = [json.loads(line) for line in sys.stdin]
assert lines[0]["comments"] == ["a small one"] and lines[1]["comments"] == ["now it gets serious"], lines
assert "comments" not in lines[2] and lines[-1]["result"]["comments"] == ["club night", "well played"], lines' ||
  fail "the comments in the JSON"

# Replay refuses what verify cannot read.
for header in "commitment: xyz" "seed: -1" "secret: zz"; do
  printf '%s\n%s\n* heap 5\n' "$head" "$header" >"$work/fair"
  code=0
  "$twenties" verify "$work/fair" >/dev/null 2>"$work/verify" || code=$?
  [ $code = 2 ] || fail "verify reads $header"
  refuses "$header" "$(sed 's/.*: //' "$work/verify" | head -c 20)" <"$work/fair"
done

# A refused position carries its clause in a field of its own.
refuses "a position against a clause" '\([12]\.[0-9]' <<<"twenties record 1
game: game-of-20
position: players=2 centres=1-6 board=.,.,.,.,./.,.,.,.,./.,.,7,.,./.,.,.,.,./.,.,.,.,. hands=1,1,2/1,1,2 to-move=1"
python3 - "$work/out" <<'PYTHON' || fail "no clause in its field: $(cat "$work/out")"
import json, sys
error = json.load(open(sys.argv[1]))["error"]
assert error["clause"] and "(" + error["clause"] not in error["reason"], error
PYTHON

# A byte order mark, comments and Windows line ends are accepted.
printf '\357\273\277# typed in\r\n%s\r\n* heap 5\r\n' "${head/$'\n'/$'\r\n'}" >"$work/windows"
"$twenties" replay --brief "$work/windows" >/dev/null </dev/null || fail "a file from another system"

code=0
"$twenties" replay "$work/nothing" 2>"$work/err" || code=$?
{ [ $code = 1 ] && grep -q 'cannot open' "$work/err"; } || fail "a missing file"
code=0
"$twenties" replay "$work" 2>"$work/err" || code=$?
[ $code = 1 ] || fail "a folder instead of a file"

[ $failures = 0 ] || exit 1
echo "records are replayed and refused as they should be"
