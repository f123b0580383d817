#!/usr/bin/env bash
# What a server says when it starts: on this machine alone, and for all in the same network.
set -uo pipefail
program=$1
scratch=$(mktemp -d)
server_pid=
stop_server() {
  [ -n "$server_pid" ] && kill "$server_pid" && wait "$server_pid"
  server_pid=
}
trap 'stop_server; rm -rf "$scratch"' EXIT
fail() {
  echo "FAILED: $1"
  cat "$scratch/said" "$scratch/log"
  exit 1
}

# Starts a server and waits for the last line of what it has to say.
serve() {
  local last=$1 tries
  shift
  : >"$scratch/said"
  "$program" serve --port 0 --data "$scratch/data" "$@" >"$scratch/said" 2>"$scratch/log" &
  server_pid=$!
  for ((tries = 0; tries < 300; ++tries)); do
    grep -q "$last" "$scratch/said" && return
    sleep 0.1
  done
  fail "no line has '$last'"
}

serve 'Ctrl-C stops'
grep -q '^Twenties is at http://127.0.0.1:[0-9]*$' "$scratch/said" || fail "the address is missing"
grep -q 'same network' "$scratch/said" && fail "nobody else can reach this one"
stop_server

# A machine without a network says so.
serve 'lead to where you are\|There is no network here' --host 0.0.0.0
grep -q '^Twenties is at http://localhost:[0-9]*$' "$scratch/said" || fail "the own address is missing"
if ! grep -q 'There is no network here' "$scratch/said"; then
  grep -q '^Friends in the same network open http://[0-9.]*:[0-9]*$' "$scratch/said" ||
    fail "the address for friends is missing"
fi
echo passed
