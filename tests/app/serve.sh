#!/usr/bin/env bash
# What a server prints at startup: on the loopback address, and on all interfaces.
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

# Starts a server and waits for the last line of its output.
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
serve 'at which you opened the page\|There is no network here' --host 0.0.0.0
grep -q '^Twenties is at http://localhost:[0-9]*$' "$scratch/said" || fail "the own address is missing"
if ! grep -q 'There is no network here' "$scratch/said"; then
  grep -q '^Friends in the same network open http://[0-9.]*:[0-9]*$' "$scratch/said" ||
    fail "the address for friends is missing"
fi
stop_server

# If it cannot listen it says why and exits with status 1.
refuses() {
  local wanted=$1 status
  shift
  "$program" serve --data "$scratch/data" "$@" >"$scratch/said" 2>"$scratch/log"
  status=$?
  [ "$status" = 1 ] || fail "serve $* ended with status $status"
  grep -q "^serve: .*$wanted" "$scratch/log" || fail "serve $* does not say '$wanted'"
}
serve 'Ctrl-C stops'
taken=$(sed -n 's/^Twenties is at .*:\([0-9]*\)$/\1/p' "$scratch/said")
refuses "127.0.0.1:$taken: another program has taken this port" --port "$taken"
refuses 'this machine does not have that address' --host 192.0.2.1 --port 0
refuses '"nowhere.example" is no address to listen on' --host nowhere.example --port 0
stop_server

# Without --port: the default port, or the next free one.
usual() { exec "$program" serve --data "$scratch/$1" >"$scratch/$1.said" 2>"$scratch/log"; }
usual first &
first=$!
usual second &
server_pid=$!
for ((tries = 0; tries < 300; ++tries)); do
  cat "$scratch"/{first,second}.said 2>/dev/null | grep -c '^Twenties is at' | grep -q 2 && break
  sleep 0.1
done
sed -n 's/^Twenties is at .*:\([0-9]*\)$/\1/p' "$scratch"/{first,second}.said | sort -u >"$scratch/ports"
kill "$first" && wait "$first"
[ "$(wc -l <"$scratch/ports")" = 2 ] || fail "two servers have the ports $(tr '\n' ' ' <"$scratch/ports")"
grep -qv '^24[23][0-9]$' "$scratch/ports" && fail "a port is not near the usual one"
echo passed
