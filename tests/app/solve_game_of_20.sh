#!/usr/bin/env bash
# Solving Game of 20.
set -euo pipefail
twenties=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
  echo "FAILED: $*"
  failures=$((failures + 1))
}

# check NAME PATTERN ARGUMENTS...: succeeds and prints the pattern.
check() {
  local name=$1 pattern=$2
  shift 2
  "$twenties" solve game-of-20 "$@" >"$work/out" 2>"$work/err" || fail "$name: exit code $?"
  grep -qE -- "$pattern" "$work/out" || { cat "$work/out"; fail "$name: does not say $pattern"; }
}

# refuses NAME PATTERN ARGUMENTS...: stops with 1 and says the pattern.
refuses() {
  local name=$1 pattern=$2 code=0
  shift 2
  "$twenties" solve game-of-20 "$@" >"$work/out" 2>"$work/err" || code=$?
  [ $code = 1 ] || fail "$name: exit code $code"
  grep -qE -- "$pattern" "$work/err" || { cat "$work/err"; fail "$name: does not say $pattern"; }
}

# Late positions, whose values are those of the whole tree.
one_best='players=2 centres=1-6 board=8,.,.,.,./.,5,.,2,4/6,3,2,.,2/.,1,.,7,./1,.,11,1,1 hands=14,16,17,19,20/9,10,12,13,15,18 to-move=2'
four_best='players=2 centres=1-6 board=.,7,.,.,1/5,.,2,3,1/6,1,6,.,./.,.,2,8,./4,1,.,.,13 hands=9,10,11,12,17,19/14,15,16,18,20 to-move=1'
deal='players=2 centres=1-6 board=.,.,.,.,./.,.,.,.,./.,.,5,.,./.,.,.,.,./.,.,.,.,. hands=1,1,2,3,5,6,9,14,17,18,19,20/1,1,2,4,7,8,10,11,12,13,15,16 to-move=1'

check "one best move" '^\{"value":26,"best":\["9 c1"\],"exact":true,"nodes":[0-9]+,"seconds":' "$one_best" --json
check "several best moves" '"value":7,"best":\["12 a1","9 c1","9 e3","10 a4"\],"exact":true' "$four_best" --json
check "two threads" '"value":7,' "$four_best" --json --threads 2 --memory 1
check "as text" '^The seat to move wins: value 26\.$' "$one_best"
check "who wins" '^The seat to move wins' "$four_best" --outcome
check "all moves that win" '"best":\["12 a1","9 c1","17 d3","9 e3","10 a4"\]' "$four_best" --outcome --json
check "from standard input" '"value":26,' - --json <<<"$one_best"
check "out of time" '"value":null,"best":\["1 [a-e][1-5]"\],"exact":false' "$deal" --json --time 0.02
check "the bracket so far" '"low":-[0-9]+,"high":[0-9]+' "$deal" --json --time 0.02

# In the draft the output distinguishes proofs from estimates; what is proved depends on the logs in proofs/.
draft='players=2 centres=1-6 board=.,.,.,.,./.,.,.,.,./.,.,4,.,./.,.,.,.,./.,.,.,.,. hands=1,1,2/1,1,2 to-move=1'
proved='(won|lost|drawn|unknown|at (least|most) drawn)'
check "a draft" "^\\{\"stage\":\"draft\",\"proved\":\"$proved\",\"best\":\\[\"take [0-9]+\"\\],\"exact\":false" "$draft" --json --time 0.1
check "a draft as text" '^(Won|Lost|Drawn|At least a draw|At most a draw), proved|^Not known: ' "$draft" --time 0.1
check "the estimate of a draft" '^Estimate: [+-][0-9.]+ points .* give or take 15\. It is a judgement, not a proof\.$' "$draft" --time 0.1

refuses "the solo game" 'not the solo game' "${deal/players=2/players=1}"
refuses "no position" 'solve: ' 'hello'

[ $failures = 0 ] || exit 1
