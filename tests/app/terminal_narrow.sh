#!/usr/bin/env bash
# Narrow windows and long texts: boards at 60 columns, a message below that, and a pager for long texts.
# shellcheck disable=SC2154  # set in terminal.bash
set -uo pipefail
. "$(dirname "$0")/terminal.bash"

for game in game-of-20 twenty-one sums-of-20 24/7; do
  start 60 50 -- play "$game" --seed 5 --seats me,random
  wait_for_prompt "You >"
  screen | grep -q '┌' || fail "no board of $game"
  # The terminal wraps lines that are too wide, so the frame would end in the wrong place.
  screen | grep -qE '┌[─┬]*$|┌[─]*┐|┌──┐' || fail "the board of $game is broken"
  line "help"
  wait_for_prompt "You >"
  keys C-c
  wait_for "exit code 130"
done

start 50 40 -- play 24/7 --seed 5
wait_for "The board needs a window of at least 60"
wait_for "columns; this one has 50."
wait_for_prompt "You >"
line quit
wait_for "exit code 0"

# A window that grows is noticed.
start 50 40 -- play 24/7 --seed 5
wait_for "this one has 50."
wait_for_prompt "You >"
on_tmux resize-window -t test -x 80 -y 40
line board
wait_for "┌─────┬"
line quit
wait_for "exit code 0"

# Long texts are shown with a pager, short ones and pipes are not.
cat >"$scratch/pager" <<'EOF'
#!/bin/bash
echo "PAGED $(wc -l) lines"
EOF
chmod +x "$scratch/pager"
start 80 20 "PAGER=$scratch/pager" -- rules 24/7
wait_for "PAGED "
wait_for "exit code 0"
start 80 20 "PAGER=$scratch/pager" -- rules 24/7 3.2
wait_for "exit code 0"
if screen | grep -q "PAGED"; then fail "a short text is paged"; fi
start 80 20 "PAGER=$scratch/pager" -- play 24/7 --seed 5
wait_for_prompt "You >"
line help
wait_for "PAGED "
line quit
wait_for "exit code 0"
start 80 20 PAGER=/no/such/pager -- rules 24/7
wait_for "exit code 0"
if command -v less >/dev/null; then
  start 80 20 -- rules 24/7
  wait_for "24/7"
  keys q
  wait_for "exit code 0"
fi
echo "narrow windows and long texts are shown as they should be"
