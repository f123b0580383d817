#!/usr/bin/env bash
# Two people at two terminals play 24/7 at a table of a server: making the table, sitting down, moves, news above a line
# that is being typed, a server that goes away and comes back, resigning, a record that can be verified, and a rematch.
# shellcheck disable=SC2119,SC2154  # scratch and program are set in terminal.bash
set -uo pipefail
. "$(dirname "$0")/terminal.bash"
unset XDG_STATE_HOME

server_pid=
serve() {
  "$program" serve --port "$1" --data "$scratch/data" >"$scratch/serve" 2>"$scratch/log" &
  server_pid=$!
  local tries
  for ((tries = 0; tries < 300; ++tries)); do
    address=$(sed -n 's/^Twenties is at //p' "$scratch/serve")
    [ -n "$address" ] && return
    sleep 0.1
  done
  echo "FAILED: the server does not start"
  cat "$scratch/serve" "$scratch/log"
  exit 1
}
stop_server() {
  [ -n "$server_pid" ] && kill "$server_pid" && wait "$server_pid"
  server_pid=
}
trap 'stop_server; clean_up' EXIT

# Each person has their own home and window.
window=Ann
screen() { on_tmux capture-pane -p -t "$window"; }
keys() { on_tmux send-keys -t "$window" "$@"; }
line() {
  on_tmux send-keys -t "$window" -l "$1"
  keys Enter
}
joins() {
  window=$1
  mkdir -p "$scratch/$1"
  printf 'env HOME=%q %q join --name %q %q\necho "exit code $?"\nsleep 600\n' \
    "$scratch/$1" "$program" "$1" "$2" >"$scratch/run-$1"
  on_tmux new-session -d -s "$1" -x 90 -y 60 "bash $scratch/run-$1"
}
# The window of the player to move, and the other one.
find_turn() {
  local tries
  for ((tries = 0; tries < 600; ++tries)); do
    for window in Ann Ben; do
      if [ "$(last_line)" = "You >" ]; then
        other=$([ "$window" = Ann ] && echo Ben || echo Ann)
        return
      fi
    done
    sleep 0.1
  done
  fail "nobody is to move"
}

serve 0
joins Ann "$address"
wait_for_prompt 'A number, "new"'
line new
wait_for_prompt "Which game?"
line 24/7
wait_for_prompt "Options ["
line players=2
wait_for_prompt "Seats ["
line ""
wait_for_prompt "Clock:"
line ""
wait_for_prompt "Help:"
line free
wait_for "Show it in the list"
line n
wait_for_prompt "Sit down at seat 1? [Y/n]"
link=$(screen | sed -n 's/^  Table: //p')
line ""
wait_for "You sit at seat 1."
wait_for_prompt "(1 empty seat) >"
keys "seat"

joins Ben "$link"
wait_for_prompt "Sit down at seat 2? [Y/n]"
line ""
wait_for "The game begins."

window=Ann
wait_for "Ben sits down at seat 2."
wait_for "The game begins."
keys "s" Enter
wait_for "2 Ben"

for _ in 1 2 3; do
  find_turn
  move=$(hinted_move "You >")
  [ -n "$move" ] || fail "no hint"
  line "$move"
  wait_for "Confirm? Enter = yes, u = take back ("
  keys Enter
  wait_for "Confirmed."
  mover=$window
  window=$other
  wait_for "$mover plays $move"
  wait_for "It is your turn."
done

# The server restarts; nobody has to do anything.
stop_server
for window in Ann Ben; do wait_for "Connection lost"; done
serve "${address##*:}"
for window in Ann Ben; do wait_for "Connected again."; done

find_turn
line resign
wait_for "Resign and end the game?"
line y
for window in Ann Ben; do
  wait_for "The game is over: "
  wait_for "it fits the commitment"
done
line "save $scratch/record"
wait_for "Saved as"
"$program" verify "$scratch/record.twenties" >"$scratch/verified" || fail "the record is not fair: $(cat "$scratch/verified")"

for window in Ann Ben; do
  wait_for_prompt "rematch, same, save or quit >"
  line rematch
  wait_for "You sit at seat"
done
for window in Ann Ben; do wait_for "The game begins."; done
for window in Ann Ben; do
  line quit
  wait_for "The table stays: twenties join"
  wait_for "exit code 0"
done

# A link to no table, and an unreachable server.
"$program" join "$address/t/nowhere" </dev/null >"$scratch/out" 2>&1 && fail "there is no such table"
grep -q "join: there is no such table" "$scratch/out" || fail "said: $(cat "$scratch/out")"
stop_server
"$program" join "$address" </dev/null >"$scratch/out" 2>&1 && fail "there is no server"
grep -q "join: cannot reach" "$scratch/out" || fail "said: $(cat "$scratch/out")"
"$program" join "https://localhost/t/x" </dev/null >"$scratch/out" 2>&1 && fail "TLS is not spoken"
grep -q "not support TLS" "$scratch/out" || fail "said: $(cat "$scratch/out")"
echo "passed"
