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

# Game of 20 is told with no certainty that is not there: what is exact agrees with the solver, and the rest has an error.
"$program" arena --game game-of-20 --seats steady,sharp --deals 1 --seed 4 --records "$folder/r" >/dev/null
record=$folder/r/deal-000001-1.twenties
"$program" analyse --json --nodes 2000 "$record" >"$folder/json"
python3 - "$folder/json" "$program" "$record" <<'PYTHON' || fail "Game of 20 is told with false certainty"
import json, subprocess, sys
decisions = json.load(open(sys.argv[1]))["decisions"]
program, record = sys.argv[2:]
run = lambda *words: subprocess.run([program, *words], check=True, capture_output=True, text=True).stdout
for d in decisions:
    assert d["exact"] or d["error"] > 0, d
checked = 0
for d in decisions:
    if not d["exact"] or checked == 3: continue
    position = run("replay", "--position", str(d["n"] - 1), record).strip()
    solved = json.loads(run("solve", "game-of-20", "--json", "--time", "20", position))
    if not solved["exact"]: continue
    checked += 1
    assert d["value"] == solved["value"], (d, solved)
assert checked > 0, "nothing was exact"
for d in decisions:
    assert d["n"] != 23 or not d["exact"] or d["best"] == "6 e2", d
PYTHON
