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
assert analysis["over"] and not analysis["interrupted"], analysis
assert [d["n"] for d in analysis["decisions"]] == [2, 3, 4, 5], "the last counter is no decision"
assert all(d["exact"] and d["error"] == 0 for d in analysis["decisions"])
assert any(d["lost"] > 0 and d["reasons"] and d["line"] for d in analysis["decisions"])
assert [d["n"] for d in analysis["draws"]] == [1]
for account in analysis["accounts"]:
    for part in (account, account["chance"]):
        total = part["start"] + part["luck"] + part["decisions"] + part["correction"]
        assert abs(total - part["result"]) < 1e-9, part
PYTHON

"$program" analyse "$folder/game" >"$folder/text"
grep -q "Each row adds up" "$folder/text" || fail "no account for people"
grep -q "better was take 2" "$folder/text" || fail "the costliest decision is not told"
grep -q "it takes 2, not 1" "$folder/text" || fail "no reason is told"
"$program" analyse - <"$folder/game" | grep "Ann" >/dev/null || fail "standard input is not read"

sed 's/1: take 1/1: take 3/' "$folder/game" >"$folder/illegal"
if "$program" analyse "$folder/illegal" 2>"$folder/error"; then fail "an illegal move was analysed"; fi
grep -q "line 8" "$folder/error" || fail "the error has no line: $(cat "$folder/error")"
if "$program" analyse "$folder/nothing" 2>"$folder/error"; then fail "a missing file was analysed"; fi
if "$program" analyse --json "$folder/illegal" >"$folder/json" 2>/dev/null; then fail "no failure"; fi
grep -q '"line":8' "$folder/json" || fail "the JSON error has no line"

# The same seed and samples say the same on any number of threads, and what is exact agrees with the solver.
"$program" arena --game game-of-20 --seats steady,sharp --deals 1 --seed 4 --records "$folder/r" >/dev/null
record=$folder/r/deal-000001-1.twenties
"$program" analyse --json --nodes 8 --threads 1 "$record" >"$folder/json"
"$program" analyse --json --nodes 8 --threads 3 "$record" | cmp - "$folder/json" || fail "threads change what is said"
python3 - "$folder/json" "$program" "$record" <<'PYTHON' || fail "Game of 20 is told with false certainty"
import json, subprocess, sys
decisions = json.load(open(sys.argv[1]))["decisions"]
program, record = sys.argv[2:]
run = lambda *words: subprocess.run([program, *words], check=True, capture_output=True, text=True).stdout
checked = 0
for d in decisions:
    if not d["exact"] or checked == 3: continue
    position = run("replay", "--position", str(d["n"] - 1), record).strip()
    solved = json.loads(run("solve", "game-of-20", "--json", "--time", "20", position))
    if not solved["exact"]: continue
    checked += 1
    assert d["value"] == solved["value"], (d, solved)
assert checked > 0, "nothing was exact"
PYTHON
