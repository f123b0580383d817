#!/usr/bin/env bash
# twenties analyse: the ledger of a game adds up, bad input is refused with a reason.
set -euo pipefail
program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "analyse.sh: $*" >&2
  exit 1
}

cat >"$folder/game" <<'TEXT'
twenties record 1
game: null-game
rules: 1
options: players=2
seats: Ann, Bob

* heap 6
1: take 1
2: take 2
1: take 1
2: take 1
1: take 1
TEXT

"$program" analyse --json "$folder/game" >"$folder/json"
python3 - "$folder/json" <<'PYTHON' || fail "the JSON is not right"
import json, sys
analysis = json.load(open(sys.argv[1]))
assert analysis["unit"] == "points" and analysis["over"], analysis
assert [d["n"] for d in analysis["decisions"]] == [2, 3, 4, 5], "the last counter is no decision"
assert all(d["exact"] for d in analysis["decisions"])
assert any(d["lost"] > 0 for d in analysis["decisions"])
for seat in analysis["seats"]:
    total = seat["start"] + seat["draws"] + seat["corrections"] + seat["others"] - seat["lost"]
    assert abs(total - seat["result"]) < 1e-9, seat
PYTHON

"$program" analyse "$folder/game" | grep "Each row adds up" >/dev/null || fail "no text for people"
"$program" analyse - <"$folder/game" | grep "Ann" >/dev/null || fail "standard input is not read"

sed 's/1: take 1/1: take 3/' "$folder/game" >"$folder/illegal"
if "$program" analyse "$folder/illegal" 2>"$folder/error"; then fail "an illegal move was analysed"; fi
grep -q "line 8" "$folder/error" || fail "the error has no line: $(cat "$folder/error")"
if "$program" analyse "$folder/nothing" 2>"$folder/error"; then fail "a missing file was analysed"; fi
if "$program" analyse --json "$folder/illegal" >"$folder/json" 2>/dev/null; then fail "no failure"; fi
grep -q '"line":8' "$folder/json" || fail "the JSON error has no line"
