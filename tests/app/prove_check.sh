#!/usr/bin/env bash
# The checker of proofs.
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
  "$twenties" prove --check "$@" >"$work/out" 2>"$work/err" || fail "$name: exit code $?"
  grep -qE -- "$pattern" "$work/out" || { cat "$work/out"; fail "$name: does not say $pattern"; }
}

# refuses NAME PATTERN ARGUMENTS...: stops with 1 and says the pattern.
refuses() {
  local name=$1 pattern=$2 code=0
  shift 2
  "$twenties" prove --check "$@" >"$work/out" 2>"$work/err" || code=$?
  [ $code = 1 ] || fail "$name: exit code $code"
  grep -qE -- "$pattern" "$work/err" || { cat "$work/err"; fail "$name: does not say $pattern"; }
}

cat >"$work/one.log" <<'LOG'
4:3,5,8,9,10,14,17,19,20 >=1 yes 1234567 2.31 2 7
4:3,5,8,9,10,14,17,18,20 >=0 no 99 0.00 2 7
2:3,5,8,9,10,14,17,18,20 >=1 no 99 0.00 2 7
LOG
head -n 1 "$work/one.log" >"$work/again.log"
check "what is known" '^Centre 4: 2 answers about 2 of 24310 deals\.$' "$work/one.log"
check "nothing follows" '^  Nothing follows about who wins\.$' "$work/one.log"
check "an answer in two logs" '^Centre 4: 2 answers' "$work/one.log" "$work/again.log"
check "as JSON" '^\{"centres":\[\{"centre":2,"answers":1,"deals":1,"claims":\[\]\},.*"sample":null\}$' "$work/one.log" --json
check "from standard input" '^Centre 4: 1 answer ' - <"$work/again.log"
check "no answers" '^\{"centres":\[\],"sample":null\}$' /dev/null --json --sample 3

sed 's/yes/si/' "$work/one.log" >"$work/damaged.log"
refuses "a damaged line" 'damaged.log:1: no answer: ' "$work/damaged.log"
sed '3s/^2:/0:/' "$work/one.log" >"$work/centre.log"
refuses "a wrong centre" 'centre.log:3: there is no centre tile "0"' "$work/centre.log"
sed 's/yes/no/' "$work/one.log" >"$work/flipped.log"
refuses "a contradiction" 'flipped.log:1: contradicts an earlier answer about 4:3,5,8' "$work/one.log" "$work/flipped.log"
head -c 70 "$work/one.log" >"$work/cut.log"
refuses "a line cut off" 'cut.log:2: the line is cut off' "$work/cut.log"
refuses "no such file" 'prove: ' "$work/missing.log"

# A complete made-up log in which the 20 wins, so the first player takes the 20.
python3 - >"$work/whole.log" <<'PYTHON'
from itertools import combinations
for nine in combinations(range(3, 21), 9):
    if sum(nine) >= 104:
        ask = ">=1 yes" if 20 in nine else ">=0 no"
        print(f"1:{','.join(map(str, nine))} {ask} 1 0.00 1 1")
PYTHON
check "the claim" '^  The player who drafts first wins\. The proof needs [0-9,]+ deals\.$' "$work/whole.log"
grep -q '^  Picks that keep it: 20$' "$work/out" || fail "the claim: does not name the pick"
check "the claim as JSON" '"claims":\[\{"claim":"first-wins","needs":[0-9]+,"picks":\[\[20\]\],"line":\[\[20\],' "$work/whole.log" --json

# A sample takes long, so it is interrupted: the output says so and claims nothing. The program installs its signal
# handler before it prints.
code=0
: >"$work/out"
"$twenties" prove --check "$work/one.log" --sample 2 --memory 16 >"$work/out" 2>"$work/err" &
checker=$!
until grep -q '^Centre 4' "$work/out"; do
  kill -0 $checker || break
  sleep 0.1
done
kill -INT $checker || fail "interrupted: it was over"
wait $checker || code=$?
[ $code = 130 ] || fail "interrupted: exit code $code"
grep -q '^0 of 2 sampled answers proved again (of 3 in the logs, seed 1; ' "$work/out" || { cat "$work/out"; fail "interrupted: not said"; }
! grep -q '95 %' "$work/out" || fail "interrupted: claims something"

[ $failures = 0 ] || exit 1
