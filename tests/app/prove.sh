#!/usr/bin/env bash
# tag: all
# The prover at the front door: limits, kills, damaged logs, merging.
set -euo pipefail
twenties=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

fail() {
  echo "FAILED: $*"
  failures=$((failures + 1))
}

prove() { "$twenties" prove game-of-20 "$@"; }

# ends CODE ARGUMENT...: the exit status is as documented.
ends() {
  local wanted=$1 code=0
  shift
  prove "$@" >"$work/out" 2>"$work/err" || code=$?
  [ $code = "$wanted" ] || { cat "$work/out" "$work/err"; fail "$*: exit code $code, not $wanted"; }
}

value() { python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))[sys.argv[2]])' "$work/out" "$1"; }

log=$work/new/centre-4.log
ends 3 --centre 4 --log "$log" --status --json
[ "$(value state)" = open ] || fail "an empty log is not open"
[ ! -e "$log" ] || fail "--status makes a log"

# A run that stops by itself, and one that goes on.
ends 3 --centre 4 --log "$log" --workers 2 --memory 256 --limit 2 --json
[ "$(value deals)" = 2 ] || fail "not two deals"
[ "$(grep -vc '^#' "$log")" = 2 ] || fail "the log has not two answers"

# Killed at any moment, what was written stays.
"$twenties" prove game-of-20 --centre 4 --log "$log" --memory 128 >/dev/null 2>&1 &
running=$!
sleep 2
code=0
prove --centre 4 --log "$log" --limit 1 >/dev/null 2>"$work/err" || code=$?
if [ $code != 1 ] || ! grep -q 'another process' "$work/err"; then fail "two processes write one log"; fi
kill -KILL $running
wait $running 2>/dev/null || true
printf '4:3,5,8' >>"$log"
ends 3 --centre 4 --log "$log" --status --json
[ "$(value deals)" -ge 2 ] || fail "deals were lost"

# Ctrl-C and SIGTERM end it soon, with its own status.
"$twenties" prove game-of-20 --centre 4 --log "$log" --memory 128 >/dev/null 2>&1 &
running=$!
sleep 2
kill -TERM $running
code=0
wait $running || code=$?
[ $code = 130 ] || fail "interrupted: exit code $code"
[ "$(grep -v '^#' "$log" | cut -d' ' -f1,2 | sort | uniq -d | wc -l)" = 0 ] || fail "something was asked twice"

# Merging, and what cannot be merged.
cp "$log" "$work/b.log"
ends 0 --merge "$work/all.log" "$log" "$work/b.log"
cmp "$log" "$work/all.log" || fail "merging a log with itself changes it"
sed 's/ yes /  /; s/ no / yes /; s/  / no /' "$log" >"$work/b.log"
ends 1 --merge "$work/all.log" "$work/b.log"
grep -q 'contradict' "$work/err" || fail "does not say that they contradict each other"

# Bad input is refused and left alone.
echo nonsense >>"$log"
before=$(cksum <"$log")
ends 1 --centre 4 --log "$log" --limit 1
grep -q 'damaged in line' "$work/err" || fail "does not name the damaged line"
[ "$before" = "$(cksum <"$log")" ] || fail "a damaged log was changed"
ends 1 --centre 3 --log "$work/all.log" --limit 1
ends 1 --limit 1
ends 1 --centre 4 --log /proc/no/such.log --limit 1
ends 2 --centre 7
ends 2 --centre 4 --claim second-wins
ends 1 --centre 4 --queue nonsense://x --log "$work/c.log"

# In the background.
export TWENTIES_PROGRAM=$twenties TWENTIES_PROVE_FOLDER=$work/prove TWENTIES_PROOFS=$work/proofs
tools/prove start --workers 1 --memory 64 >/dev/null || fail "does not start"
for _ in $(seq 100); do if [ -s "$work/prove/pid" ]; then break; else sleep 0.1; fi; done
! tools/prove start >/dev/null 2>&1 || fail "starts twice"
tools/prove pause >/dev/null || fail "does not pause"
tools/prove status | grep -q paused || fail "does not say that it is paused"
tools/prove resume >/dev/null || fail "does not resume"
tools/prove status | grep -q running || fail "does not say that it is running"
tools/prove stop >/dev/null || fail "does not stop"
tools/prove status | grep -q stopped || fail "does not say that it is stopped"

[ $failures = 0 ] || { echo "$failures failed"; exit 1; }
