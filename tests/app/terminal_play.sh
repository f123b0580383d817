#!/usr/bin/env bash
# A game of 24/7 at a real terminal: colours, completion, history, and the five seconds of a placed tile.
# shellcheck disable=SC2154  # folder, scratch and program are set in terminal.bash
set -uo pipefail
. "$(dirname "$0")/terminal.bash"

start 80 30 -- play 24/7 --seed 5
wait_for_prompt "You >"
screen -e | grep -q $'\e\[[0-9;]*m' || fail "no colours"
screen | grep -q '┌─────┬' || fail "no board"

keys "sc" Tab
wait_for_prompt "You > score"
keys Enter
wait_for_prompt "You >"
line "hand"
wait_for_prompt "You >"
keys Up Up
wait_for_prompt "You > score"
keys C-u
line "frobnicate"
wait_for 'not "frobnicate"'

move=$(hinted_move "You >")
[ -n "$move" ] || fail "no hint"
keys "${move%% *} " Tab
wait_for "${move##* }"
keys C-u
line "$move"
wait_for "Confirm? Enter = yes, u = take back ("
line u
wait_for "$move is taken back."
wait_for_prompt "You >"

line "$move"
wait_for "(4 s) >"
wait_for "(2 s) >"
wait_for "Confirmed automatically."
wait_for_prompt "You >"
grep -q "^1: $move\$" "$folder/autosave.twenties" || fail "the confirmed move is not kept"
line quit
wait_for "exit code 0"
[ -s "$folder/history" ] || fail "no history is kept"

start 80 30 NO_COLOR=1 -- play game-of-20 --seed 5
wait_for_prompt "You >"
if screen -e | grep -q $'\e\[[0-9;]*m'; then fail "colours in spite of NO_COLOR"; fi
keys Up
wait_for_prompt "You > quit"
keys C-u C-d
wait_for "exit code 0"

start 80 50 -- play sums-of-20 --seed 5
wait_for_prompt "You >"
keys "pa" Tab
wait_for_prompt "You > pass"
keys Enter
wait_for "You pass."
wait_for_prompt "You >"
keys Tab
wait_for "possibilities"
echo "fine"
