#!/usr/bin/env bash
# However the program ends, the game can be continued at the next start.
# shellcheck disable=SC2154  # folder, scratch and program are set in terminal.bash
set -uo pipefail
. "$(dirname "$0")/terminal.bash"

# Continues and makes one more move; the caller ends the program.
moves_kept() { grep -c '^1: ' "$folder/autosave.twenties"; }

continue_game() {
  start 80 30 --
  wait_for "Continue your game (24/7, You against greedy, $1 move"
  keys Enter
  wait_for_prompt "You >"
}

make_move() {
  local move
  move=$(hinted_move "You >")
  line "$move"
  wait_for "Confirm?"
  keys Enter
  wait_for "Confirmed."
  wait_for_prompt "You >"
}

ends_with() {
  wait_for "The game is saved."
  wait_for "exit code $1"
}

start 80 30 -- play 24/7 --seed 7 --seats me,greedy
wait_for_prompt "You >"
make_move
keys C-c
ends_with 130
[ "$(moves_kept)" = 1 ] || fail "one move of mine, not $(moves_kept)"

continue_game "$(grep -c '^[12]: ' "$folder/autosave.twenties")"
make_move
kill -TERM "$(cat "$scratch/pid")"
ends_with 143

continue_game "$(grep -c '^[12]: ' "$folder/autosave.twenties")"
make_move
kill -HUP "$(cat "$scratch/pid")"
ends_with 129

continue_game "$(grep -c '^[12]: ' "$folder/autosave.twenties")"
make_move
kill -KILL "$(cat "$scratch/pid")"
wait_for "exit code 137"
[ "$(moves_kept)" = 4 ] || fail "four moves of mine, not $(moves_kept)"

# Ctrl-C while a tile waits for its confirmation: it is not placed.
continue_game "$(grep -c '^[12]: ' "$folder/autosave.twenties")"
line "$(hinted_move "You >")"
wait_for "Confirm?"
keys C-c
ends_with 130
screen | grep -q "was not confirmed" || fail "nothing is said about the tile"
[ "$(moves_kept)" = 4 ] || fail "an unconfirmed move is kept"

# Closed input, without a terminal.
out=$(printf 'y\nscore\n' | "$program" 2>&1) || fail "exit code $? after closed input"
grep -q "The game is saved." <<<"$out" || fail "closed input: $out"
if grep -q $'\e' <<<"$out"; then fail "escape codes in a pipe"; fi

# Another game does not overwrite it.
out=$(printf 'quit\n' | "$program" play game-of-20 2>&1)
kept=$folder/twenty-four-seven-1.twenties
[ -e "$kept" ] && grep -q "is saved as" <<<"$out" || fail "the old game is gone: $out"
[ "$(grep -c '^1: ' "$kept")" = 4 ] || fail "the old game has changed"
out=$(printf 'history\n' | "$program" play --load "$kept" 2>&1) || fail "exit code $? after --load"
grep -q "You play" <<<"$out" || fail "not loaded: $out"
echo "fine"
