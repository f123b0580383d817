#!/usr/bin/env bash
# Solving endings of 24/7: output and refusals.
set -euo pipefail
twenties=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
  echo "FAILED: $*"
  failures=$((failures + 1))
}

board='..#29##/.#2958#/1T#4567/T6#25T7/#897###/6#6#433/1#9#344'
points='points=100,320,130,0,0/120,320,30,100,0'
position="players=2 turn=1 board=$board hands=3,7,8/1,1,5 aside=2,8,10 $points"

# Six unseen tiles, three of them in the other hand: 20 deals.
"$twenties" solve twenty-four-seven "$position" --json >"$work/out" || fail "does not solve"
python3 - "$work/out" <<'PYTHON' || fail "the JSON of a solved ending"
import json, sys
solved = json.load(open(sys.argv[1]))
assert solved["exact"] and solved["deals"] == 20, solved
assert solved["best"] == ["7 b1", "7 a2", "8 b1"] and solved["value"] == -20, solved
assert len(solved["moves"]) == 6 and all(0 <= m["wins"] <= 20 for m in solved["moves"]), solved
PYTHON

# It uses the view of the seat to move: other places for the hidden tiles give the same answer.
moved="players=2 turn=1 board=$board hands=3,7,8/2,5,10 aside=1,1,8 $points"
"$twenties" solve twenty-four-seven "$moved" --json --threads 2 >"$work/moved" || fail "does not solve the other deal"
hide_time() { sed 's/"seconds":[^,]*,//' "$1"; }
[ "$(hide_time "$work/out")" = "$(hide_time "$work/moved")" ] || fail "the hidden tiles change the answer"
"$twenties" solve twenty-four-seven "$position" >"$work/text" || fail "as text"
grep -q 'of 20 deals' "$work/text" || fail "the text does not say how many deals"

# The game's other names are accepted.
"$twenties" solve 24/7 "$position" >"$work/short" || fail "solve 24/7"
grep -q 'of 20 deals' "$work/short" || fail "solve 24/7 solves something else"

# refuses NAME PATTERN ARGUMENTS...: stops with 1 and says the pattern.
refuses() {
  local name=$1 pattern=$2 code=0
  shift 2
  "$twenties" solve twenty-four-seven "$@" >"$work/out" 2>"$work/err" || code=$?
  [ $code = 1 ] || fail "$name: exit code $code"
  grep -qE "$pattern" "$work/err" || { cat "$work/err"; fail "$name: does not say $pattern"; }
}
refuses "nonsense" 'solve: ' hello
empty='......./......./......./...5.../......./......./.......'
refuses "a bag with tiles" 'bag' \
  "players=2 turn=1 board=$empty hands=1,2,3,4,5,6/1,2,3,4,6,7 aside=1,1,2 points=0,0,0,0,0/0,0,0,0,0"
refuses "a position against a clause" '\(1\.1\)' --json \
  "players=2 turn=1 board=$empty hands=1,1,1,1,1,1/1,2,3,4,6,7 aside=1,1,2 points=0,0,0,0,0/0,0,0,0,0"
grep -q '"clause":"1.1"' "$work/out" || { cat "$work/out"; fail "no clause in its field"; }
[ $failures = 0 ] || exit 1
echo "all well"
