#!/usr/bin/env bash
# tag: all release
# The prover: kills, damaged logs, merging, and running in the background. A deal takes from seconds to minutes, so the
# test waits for none; the unit tests use quicker answers.
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

# runs LOG: in the background, until it has opened its log; its process id is in `running`.
runs() {
  "$twenties" prove game-of-20 --centre 4 --log "$1" --memory 64 >"$work/out" 2>"$work/err" &
  running=$!
  # Only reads the lock table: trying the lock would disturb the program that is about to take it.
  for _ in $(seq 600); do if grep -q ":$(stat -c %i "$1") " /proc/locks; then return 0; else sleep 0.1; fi; done
  fail "does not open its log"
}

log=$work/new/centre-4.log
ends 3 --centre 4 --log "$log" --status --json
[ "$(value state)" = open ] || fail "an empty log is not open"
[ ! -e "$log" ] || fail "--status makes a log"
mkdir "$work/new"
cat >"$log" <<'LOG'
# deal question answer nodes seconds version seed
4:3,5,8,9,10,14,17,19,20 >=1 yes 1234567 2.31 2 1
4:4,5,8,9,10,14,17,19,20 >=0 no 765 0.50 2 1
LOG
cp "$log" "$work/before"

# Only one process writes a log. Its answers survive a kill, and a truncated line is dropped.
runs "$log"
ends 1 --centre 4 --log "$log" --limit 1
grep -q 'another process' "$work/err" || fail "does not say that another process writes the log"
ends 3 --centre 4 --log "$log" --status --json
kill -KILL $running
wait $running 2>/dev/null || true
printf '4:3,5,8' >>"$log"
ends 3 --centre 4 --log "$log" --status --json
[ "$(value deals)" -ge 2 ] || fail "deals were lost"

# SIGTERM ends it soon, with its own exit status.
runs "$log"
kill -TERM $running
code=0
wait $running || code=$?
[ $code = 130 ] || fail "interrupted: exit code $code"
head -3 "$log" | cmp - "$work/before" || fail "the log lost something"
tail -c 1 "$log" | cmp -s - <(echo) || fail "the line that was cut off is still there"
ends 3 --centre 4 --log "$log" --minutes 0.001 --json
[ "$(value claim)" = first-wins ] || fail "the result has no claim"

# Merging, and logs that cannot be merged.
cp "$log" "$work/b.log"
ends 0 --merge "$work/all.log" "$log" "$work/b.log"
cmp "$log" "$work/all.log" || fail "merging a log with itself changes it"
sed 's/ yes / no /' "$log" >"$work/b.log"
ends 1 --merge "$work/all.log" "$work/b.log"
grep -q 'contradict' "$work/err" || fail "does not say that they contradict each other"
ends 1 --merge "$work/all.log"

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
for _ in $(seq 600); do if [ -s "$work/prove/pid" ]; then break; else sleep 0.1; fi; done
! tools/prove start >/dev/null 2>&1 || fail "starts twice"
tools/prove pause >/dev/null || fail "does not pause"
tools/prove status >"$work/out"
grep -q paused "$work/out" || fail "does not say that it is paused"
tools/prove resume >/dev/null || fail "does not resume"
tools/prove status >"$work/out"
grep -q running "$work/out" || fail "does not say that it is running"
tools/prove stop >/dev/null || fail "does not stop"
tools/prove status >"$work/out"
grep -q stopped "$work/out" || fail "does not say that it is stopped"

[ $failures = 0 ] || { echo "$failures failed"; exit 1; }
