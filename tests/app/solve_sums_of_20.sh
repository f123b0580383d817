#!/usr/bin/env bash
# Solving endings of Sums of 20: output and refusals.
set -euo pipefail
twenties=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
  echo "FAILED: $*"
  failures=$((failures + 1))
}

position='players=2 pool=full time=none phase=play to-move=1 starter=2 idle=0 passes=0 time-up=no board=c1:1,d1:8,e1:1,f1:2,g1:3,h1:5,l1:5,m1:7,n1:6,o1:2,b2:2,f2:3,h2:5,i2:7,j2:8,l2:5,n2:14,b3:8,c3:*5,d3:1,e3:1,f3:1,g3:3,h3:1,j3:3,l3:4,o3:6,b4:7,d4:8,f4:2,h4:1,j4:6,l4:1,o4:7,b5:3,d5:3,e5:2,f5:5,g5:8,h5:2,j5:2,k5:9,l5:1,m5:2,n5:5,o5:1,f6:7,h6:6,j6:1,l6:4,o6:6,a7:1,b7:7,c7:9,d7:3,g7:7,k7:8,b8:13,c8:7,g8:4,h8:10,i8:2,k8:2,n8:15,o8:5,c9:4,g9:2,i9:6,j9:4,k9:2,l9:4,m9:4,o9:3,e10:1,g10:3,i10:4,k10:3,o10:6,a11:1,d11:3,e11:8,g11:1,h11:2,i11:3,j11:4,k11:5,l11:5,o11:6,a12:6,e12:5,g12:3,i12:4,l12:9,a13:4,e13:3,i13:1,l13:4,a14:9,b14:11,e14:2,g14:8,h14:5,j14:1,k14:8,l14:*2,m14:2,n14:7,b15:9,c15:5,d15:5,e15:1 racks=24459/23356 tally=16,44,4,4,0/15,46,3,3,0'

"$twenties" solve sums-of-20 "$position" --json >"$work/out" || fail "does not solve"
grep -qE '^\{"value":82,"best":\["b11 across 4 4"\],"exact":true,"nodes":[0-9]+,"seconds":[0-9.e-]+\}$' \
  "$work/out" || { cat "$work/out"; fail "the JSON of a solved ending"; }
"$twenties" solve sums-of-20 "$position" --threads 2 --time 60 >"$work/out" || fail "as text"
grep -q '^Exact for the seat to move: +82 points' "$work/out" || fail "the value as text"
grep -q '^Line: b11 across 4 4, ' "$work/out" || fail "the line as text"

# Passing loses nothing as long as a pass can be answered by a pass: the value is the same under both versions.
"$twenties" solve sums-of-20 "rules=1 $position" --json >"$work/out" || fail "does not solve version 1"
grep -qE '^\{"value":82,"best":\["b11 across 4 4"\],"exact":true,' "$work/out" || fail "the same ending in version 1"

# refuses NAME PATTERN ARGUMENTS...: stops with 1 and says the pattern.
refuses() {
  local name=$1 pattern=$2 code=0
  shift 2
  "$twenties" solve sums-of-20 "$@" >"$work/out" 2>"$work/err" || code=$?
  [ $code = 1 ] || fail "$name: exit code $code"
  grep -qE "$pattern" "$work/err" || { cat "$work/err"; fail "$name: does not say $pattern"; }
  [ ! -s "$work/out" ] || fail "$name: prints something"
}
refuses "rules that there are not" 'plays versions 1 to 2 of the rules of Sums of 20, not "3"' "rules=3 $position"
refuses "nonsense" 'a position has the fields' hello
refuses "a rack that nobody can have" 'solve: ' "${position/racks=24459/racks=99999}"
fixed='h2:4,i2:8,n2:11,d3:1,d4:6,d5:2,k5:7,l5:3,b8:12,g8:2,h8:10,i8:4,n8:13,d11:4,e11:8,l11:3,l12:9,l13:5,b14:14,g14:6,h14:3'
start="phase=play to-move=1 starter=1 idle=0 passes=0 time-up=no board=$fixed"
refuses "a pool with tiles" 'the pool still has 90 tiles' \
  "players=2 pool=full time=none $start racks=12345/12345 tally=0,0,0,0,0/0,0,0,0,0"
refuses "three players and a pool" 'the pool still has 85 tiles' \
  "players=3 pool=full time=none $start racks=12345/12345/12345 tally=0,0,0,0,0/0,0,0,0,0/0,0,0,0,0"
[ $failures = 0 ] || exit 1
echo "all well"
