#!/usr/bin/env bash
# The arena: engines in other languages, bad engines, and contests that are interrupted and resumed.
set -euo pipefail
twenties=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
  echo "FAILED: $*"
  failures=$((failures + 1))
}

arena() { "$twenties" arena "$@"; }

# value JSON EXPRESSION: what Python finds in the object `x`.
value() { python3 -c 'import json, sys; x = json.load(open(sys.argv[1])); print(eval(sys.argv[2]))' "$1" "$2"; }

# is JSON EXPRESSION: whether it holds.
is() { [ "$(value "$1" "$2")" = True ] || { cat "$1"; fail "$2"; }; }

# The sample bot plays every game to its end.
for game in game-of-20 twenty-one sums-of-20 twenty-four-seven null-game; do
  arena --game $game --seats "exec:python3 examples/greedy_bot.py,random" --deals 2 --seed 7 --threads 2 --json \
    >"$work/$game.json" || fail "$game: exit code $?"
  is "$work/$game.json" 'x["games"] == 4 and all(not p["forfeits"] for p in x["players"])'
done
is "$work/twenty-four-seven.json" 'x["players"][0]["share"]["mean"] > 0.5'

# One twenties plays another as an engine, which plays like the bot itself.
arena --game twenty-four-seven --seats "exec:$twenties engine --level greedy,random" --deals 3 --json >"$work/far.json"
arena --game twenty-four-seven --seats greedy,random --deals 3 --json >"$work/near.json"
is "$work/far.json" "x['players'][0]['points'] == $(value "$work/near.json" "x['players'][0]['points']")"

# forfeits REASON COMMAND...: the engine loses every game in which it has to move, and the program exits normally.
forfeits() {
  local reason=$1
  shift
  arena --game twenty-four-seven --seats "exec:$*,random" --deals 1 --move-time 0.1 --json >"$work/out.json" \
    2>/dev/null || fail "$*: exit code $?"
  is "$work/out.json" 'x["players"][0]["losses"] == 2 and x["players"][1]["wins"] == 2'
  grep -q "$reason" "$work/out.json" || { cat "$work/out.json"; fail "$*: does not say $reason"; }
}

bad() { cat >"$work/$1.py"; }
bad nonsense <<'EOF'
print("twenties-engine 1", flush=True)
while True: print("banana", flush=True) if input().startswith("think") else None
EOF
bad illegal <<'EOF'
print("twenties-engine 1", flush=True)
while True: print("bestmove 10 a1", flush=True) if input().startswith("think") else None
EOF
bad hangs <<'EOF'
import time
print("twenties-engine 1", flush=True)
time.sleep(1000)
EOF
bad midway <<'EOF'
print("twenties-engine 1", flush=True)
while not input().startswith("think"): pass
raise SystemExit(3)
EOF
forfeits 'cannot start' ./no-such-engine
forfeits 'ended with status 1' false
forfeits 'banana' python3 "$work/nonsense.py"
forfeits '10 a1' python3 "$work/illegal.py"
forfeits 'no answer within 2.1 s' python3 "$work/hangs.py"
forfeits 'ended with status 3' python3 "$work/midway.py"

# A contest of older rules can only be resumed with those rules.
arena --game twenty-one --seats greedy,random --options cross=leftmost --rules 1 --deals 2 --state "$work/old" >/dev/null
head -1 "$work/old" | grep -q '; rules 1; ' || fail "the journal does not name the rules"
! arena --game twenty-one --seats greedy,random --options cross=leftmost --deals 3 --state "$work/old" >/dev/null \
  2>"$work/err" || fail "goes on by other rules"
grep -q 'is of another contest' "$work/err" || fail "does not say what is wrong with the rules"
arena --game twenty-one --seats greedy,random --options cross=leftmost --rules 1 --deals 3 --state "$work/old" \
  --records "$work/old-games" >/dev/null || fail "does not go on by the old rules"
grep -q '^rules: 1$' "$work"/old-games/*.twenties || fail "the records do not name the rules"
for record in "$work"/old-games/*.twenties; do
  "$twenties" replay --brief "$record" >/dev/null </dev/null || fail "$record does not replay"
done
! arena --game twenty-one --seats greedy,random --rules 3 --deals 1 >/dev/null 2>&1 || fail "plays version 3"

# The output does not depend on the number of threads.
for threads in 1 3; do
  arena --game twenty-one --seats greedy,random,greedy --deals 6 --threads $threads --json >"$work/threads$threads"
done
cmp "$work/threads1" "$work/threads3" || fail "the number of threads changes the result"

# A resumed contest has the same result as an uninterrupted one.
contest=(--game twenty-one --seats "greedy,random" --seed 5 --json)
arena "${contest[@]}" --deals 12 >"$work/whole"
arena "${contest[@]}" --deals 5 --state "$work/state" >/dev/null
printf 'deal 5\t12 ' >>"$work/state" # killed while writing
arena "${contest[@]}" --deals 12 --state "$work/state" --threads 2 >"$work/parts"
cmp "$work/whole" "$work/parts" || fail "going on changes the result"
[ "$(wc -l <"$work/state")" = 13 ] || fail "the state has not one line for each deal"
if arena --game twenty-one --seats greedy,random --seed 6 --deals 12 --state "$work/state" 2>"$work/err"; then
  fail "another contest took the state"
fi
grep -q 'another contest' "$work/err" || fail "does not say that it is another contest"

# Records replay.
arena --game sums-of-20 --seats greedy,random --deals 1 --records "$work/records" >/dev/null
[ "$(find "$work/records" -name '*.twenties' | wc -l)" = 2 ] || fail "there are not two records"
for record in "$work"/records/*; do "$twenties" replay --brief "$record" >/dev/null </dev/null || fail "$record"; done

# Records of another contest are never overwritten; the same contest adds to its own.
before=$(cat "$work"/records/* | cksum)
if arena --game sums-of-20 --seats greedy,random --deals 1 --seed 9 --records "$work/records" >/dev/null 2>"$work/err"; then
  fail "records were overwritten"
fi
grep -q 'already has records' "$work/err" || fail "does not say that there are records"
[ "$before" = "$(cat "$work"/records/* | cksum)" ] || fail "the records have changed"
arena "${contest[@]}" --deals 1 --state "$work/kept" --records "$work/both" >/dev/null
arena "${contest[@]}" --deals 2 --state "$work/kept" --records "$work/both" >/dev/null || fail "a contest could not go on"
[ "$(find "$work/both" -name '*.twenties' | wc -l)" = 4 ] || fail "there are not four records"

# A sequential test ends early and prints its verdict.
arena --game twenty-four-seven --seats greedy,random --deals 1000 --sprt 0.5,0.6 --json >"$work/sprt.json"
is "$work/sprt.json" 'x["deals"] < 100 and x["sprt"]["verdict"] == "high"'
arena --game twenty-one --seats greedy,random --deals 5000 --until-interval 0.1 --json >"$work/until.json"
is "$work/until.json" '30 <= x["deals"] < 5000 and x["players"][0]["share"]["interval"] <= 0.1'

# Ctrl-C ends it with the result so far, and leaves no engine running.
cat >"$work/slow.py" <<EOF
import os, time
open("$work/pid", "w").write(str(os.getpid()))
print("twenties-engine 1", flush=True)
time.sleep(1000)
EOF
"$twenties" arena --game twenty-four-seven --seats "exec:python3 $work/slow.py,random" --deals 5 --move-time 500 --json \
  >"$work/int.json" &
running=$!
for _ in $(seq 500); do if [ -s "$work/pid" ]; then break; else sleep 0.02; fi; done
kill -INT $running 2>/dev/null || kill -TERM $running
code=0
wait $running || code=$?
[ $code = 130 ] || fail "interrupted: exit code $code"
is "$work/int.json" 'x["interrupted"] and x["deals"] == 0'
if kill -0 "$(cat "$work/pid")" 2>/dev/null; then fail "an engine was left behind"; fi

# Invalid arguments are refused.
refuses() {
  local code=0
  arena "$@" >/dev/null 2>"$work/err" || code=$?
  [ $code = 1 ] || [ $code = 2 ] || fail "$*: exit code $code"
}
refuses --game chess --seats greedy,random --deals 1
grep -q null-game "$work/err" && fail "a list of games has the null game"
refuses --game twenty-one --seats greedy,nobody --deals 1
refuses --game twenty-one --seats greedy --deals 1
refuses --game twenty-one --seats greedy,random --deals 0
refuses --game twenty-one --seats greedy,random,random --deals 1 --sprt 0.5,0.6
refuses --game twenty-one --seats greedy,random --deals 1 --sprt 0.6,0.5
refuses --game twenty-one --seats greedy,random --deals 1 --nodes 5 --move-time 1
refuses --game twenty-one --seats greedy,exec: --deals 1

[ $failures = 0 ] || { echo "$failures failed"; exit 1; }
