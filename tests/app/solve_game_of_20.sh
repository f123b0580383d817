#!/usr/bin/env bash
# The solver of Game of 20 at the front door.
set -euo pipefail
twenties=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
  echo "FAILED: $*"
  failures=$((failures + 1))
}

# Seat 1 holds 3 and 20. b1 asks for 3, and nothing else can be filled but by that.
late='players=2 centres=1-6 board=PLACEHOLDER'

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
