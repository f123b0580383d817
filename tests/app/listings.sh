#!/usr/bin/env bash
# Lists for other programs: games and counts as JSON, and no game in them that is only for tests.
set -euo pipefail
twenties=$1

fail() {
  echo "listings: $*" >&2
  exit 1
}

# Every game that has a rulebook, but for the null game, and no other.
"$twenties" games --json | python3 -c '
import json, pathlib, sys
games = json.load(sys.stdin)["games"]
ids = [game["id"] for game in games]
rulebooks = {file.stem for file in pathlib.Path(sys.argv[1]).glob("*.md")} - {"null-game"}
assert ids[:4] == ["game-of-20", "twenty-one", "sums-of-20", "twenty-four-seven"], ids
assert len(ids) == len(set(ids)) and set(ids) == rulebooks, (ids, rulebooks)
assert all(game["options"] and game["levels"] and game["max_seats"] >= 2 for game in games)' \
  "$(dirname "$0")/../../texts/en/rules" || fail "the games as JSON"

"$twenties" perft 24/7 2 --json | python3 -c '
import json, sys
lines = [json.loads(line) for line in sys.stdin]
assert [line["depth"] for line in lines] == [1, 2], lines
assert all(line["sequences"] > 0 and line["seconds"] >= 0 for line in lines)' || fail "perft as JSON"
"$twenties" perft 24/7 2 | awk 'NR == 2 {print $2}' | grep -x "$("$twenties" perft 24/7 1 --json |
  python3 -c 'import json, sys; print(json.load(sys.stdin)["sequences"])')" >/dev/null || fail "perft counts differently as JSON"
if "$twenties" perft 24/7 1 "players=2" --json >/tmp/twenties-listing.$$ 2>/dev/null; then fail "a wrong position"; fi
grep -q '^{"error":{"clause":' /tmp/twenties-listing.$$ || fail "no error as JSON"
rm -f /tmp/twenties-listing.$$

for command in "perft chess 1" "play chess" "rules chess" "arena --game chess --seats greedy,random --deals 1"; do
  # shellcheck disable=SC2086  # the words of a command
  said=$("$twenties" $command 2>&1 </dev/null) && fail "$command: chess is played"
  grep -q 'there is no game "chess"' <<<"$said" || fail "$command: $said"
  grep -q 'null-game' <<<"$said" && fail "$command lists the null game"
done

# A misspelt bot is not taken for a person, and a program can take a seat.
HOME=$(mktemp -d)
export HOME
trap 'rm -rf "$HOME"' EXIT
unset XDG_DATA_HOME
said=$("$twenties" play 24/7 --seats me,shrap 2>&1 </dev/null) && fail "shrap is a person"
grep -q 'did you mean sharp?' <<<"$said" || fail "shrap: $said"
said=$("$twenties" play game-of-20 --seed 3 --seats "me,exec:python3 examples/greedy_bot.py" 2>&1 <<<"quit") ||
  fail "no game with a program: $said"
grep -q 'exec:python3 examples/greedy_bot.py takes ' <<<"$(tr -s ' \n' '  ' <<<"$said")" || fail "the program does not move: $said"

# No pager if the output is not a terminal.
PAGER=false "$twenties" rules 24/7 | grep '^# ' >/dev/null || fail "a rulebook into a pipe is not as it was written"
echo "listings: all is well"
