#!/usr/bin/env bash
# Two people with private hands at one keyboard: what one saw is out of sight, and out of the scrollback, for the other.
# shellcheck disable=SC2154  # folder, scratch and program are set in terminal.bash
set -uo pipefail
. "$(dirname "$0")/terminal.bash"

start 80 30 -- play 24/7 --seed 8 --seats Ann,Ben --no-confirm
wait_for "press Enter when only you are looking"
first=$(screen | sed -n 's/.*(\(.*\)): press Enter.*/\1/p')
keys Enter
wait_for_prompt "$first >"
line "hand"
# The prompt is there already; the answer may take a moment.
for _ in $(seq 100); do
  hand=$(screen | grep -A1 "$first > hand" | tail -n 1 | xargs)
  if [ "$(wc -w <<<"$hand")" = 6 ]; then break; fi
  sleep 0.1
done
[ "$(wc -w <<<"$hand")" = 6 ] || fail "no hand of six: $hand"
second=$([ "$first" = Ann ] && echo Ben || echo Ann)
line "$(hinted_move "$first >")"
# The same words for the first one may still be on the screen.
wait_for "($second): press Enter when only you are looking"
others=$(screen -S - -J)
if grep -q "hand" <<<"$others"; then fail "the lines of $first are still there"; fi
tr -s ' ' <<<"$others" | grep -qF "$hand" && fail "the hand of $first is still there"
grep -q "$first plays" <<<"$others" || fail "the move is public"
keys Enter
wait_for_prompt "$second >"
screen -S - -J | tr -s ' ' | grep -qF "$hand" && fail "the hand of $first came back"
keys Up
sleep 0.5
case $(last_line) in "$second >"*hint* | "$second >"*hand*) fail "the lines of $first come back" ;; esac
line ""
keys C-c
wait_for "exit code 130"
echo "fine"
