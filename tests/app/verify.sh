#!/usr/bin/env bash
# Verifying chance: a game played here verifies, and every forgery in its record is found.
set -euo pipefail
twenties=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export HOME=$work/home
unset XDG_DATA_HOME
mkdir -p "$HOME"
failures=0

fail() {
  echo "FAILED: $*"
  failures=$((failures + 1))
}

# verifies NAME CODE PATTERN ARGUMENTS...: the exit code, and a pattern of the output or the errors.
verifies() {
  local name=$1 expected=$2 pattern=$3 code=0
  shift 3
  "$twenties" verify "$@" >"$work/out" 2>&1 || code=$?
  [ $code = "$expected" ] || { cat "$work/out"; fail "$name: exit code $code instead of $expected"; }
  grep -qE -- "$pattern" "$work/out" || { cat "$work/out"; fail "$name: does not say $pattern"; }
}

# A person resigns at once; the bot's share is its name.
printf 'resign\nyes\nsave %s\nquit\n' "$work/game" |
  "$twenties" play 24/7 --seats Ann,random --share my-own-share --plain >"$work/screen"
game=$work/game.twenties
commitment=$(sed -n 's/^  Commitment: //p' "$work/screen")
[ ${#commitment} = 64 ] || fail "the opening shows no commitment"
grep -q 'twenties verify FILE' "$work/screen" || fail "the end does not say how to check"
grep -qx 'shares: my-own-share random' "$game" || fail "the shares are not in the record"
verifies "a game of this program" 0 '^Draws found right: 1 aside, 1 centre, 2 deal, 1 first' "$game"
verifies "what was noted" 0 '^Right: ' --commitment "$commitment" --share my-own-share "$game"
verifies "another commitment" 1 'another commitment' --commitment "${commitment:1}0" "$game"
verifies "another share" 1 'no seat gave the share' --share yours "$game"
verifies "standard input" 0 '^Right: ' - <"$game"
verifies "JSON" 0 '^\{"verdict":"right","source":"secret","commitment":"'"$commitment"'","shares":\["my-own-share","random"\],"draws":\{"aside":1,' \
  --json "$game"

# lie NAME CODE PATTERN SED: the record, changed.
lie() {
  sed -E "$4" "$game" >"$work/lie"
  ! cmp -s "$game" "$work/lie" || fail "$1: nothing was changed"
  verifies "$1" "$2" "$3" "$work/lie"
}
other=9
if grep -qx '\* centre 9' "$game"; then other=8; fi
lie "a centre tile" 1 "line [0-9]+: action 2, draw 1: the record says \"centre $other\", but the secret and the shares give \"centre [0-9]+\"" \
  "s/^(\* centre ).*/\1$other/"
lie "a share" 1 'wrong: line [0-9]+: action [0-9]+, draw [0-9]+' 's/^(shares: )my/\1ny/'
lie "a bot's share" 1 'the share of the bot random is its name' 's/^(shares: my-own-share) random/\1 lucky/'
lie "the secret" 1 'the secret does not fit the commitment' 's/^secret: (.*)(.)$/secret: \2\1/'
lie "the commitment" 1 'the secret does not fit the commitment' 's/^commitment: (.*)(.)$/commitment: \2\1/'
lie "a closed secret" 3 'cannot be verified: the record has no secret' '/^secret: /d'
lie "no source" 3 'neither a secret nor a seed' '/^(secret|shares|commitment): /d'
lie "half of the headers" 2 'go together' '/^shares: /d'
lie "no record" 2 'line 1: ' 's/record/story/'
lie "a move against the rules" 1 'wrong: line [0-9]+: ' 's/^! resign 1/1: 7 z9/'
verifies "no file" 2 'cannot open' "$work/nothing"
verifies "no record at all" 2 'RECORD is required'

# A game with a seed is repeatable, and verify says that this is no proof.
printf 'resign\nyes\nsave %s\nquit\n' "$work/seeded" |
  "$twenties" play 24/7 --seats Ann,random --seed 7 --plain >"$work/screen"
! grep -q 'Commitment' "$work/screen" || fail "a seed has no commitment"
verifies "a seed" 0 '^proves nothing about how the seed was chosen' "$work/seeded.twenties"
sed 's/^seed: 7/seed: 8/' "$work/seeded.twenties" >"$work/lie"
verifies "another seed" 1 'the seed gives' "$work/lie"
"$twenties" play 24/7 --seed 7 --share x </dev/null >/dev/null 2>&1 && fail "a seed takes no share"
"$twenties" play 24/7 --share "a b" </dev/null >/dev/null 2>"$work/err" && fail "a share with a space"
grep -q 'a share is 1 to 64' "$work/err" || fail "does not say what a share is"

# An unfinished game is saved with its secret, can be continued, and verifies so far.
printf 'save %s\nquit\n' "$work/half" | "$twenties" play twenty-one --seats Ann,random --plain >/dev/null
verifies "an unfinished game" 0 '^Right: ' "$work/half.twenties"
printf 'resign\nyes\nsave %s\nquit\n' "$work/whole" |
  "$twenties" play --load "$work/half.twenties" --plain >/dev/null
verifies "a game that went on" 0 '^Right: ' "$work/whole.twenties"
sed '/^secret: /d' "$work/half.twenties" >"$work/closed"
"$twenties" play --load "$work/closed" </dev/null >/dev/null 2>"$work/err" && fail "goes on without its secret"
grep -q 'the secret that decides its tiles and dice is not in it' "$work/err" || fail "does not say why it cannot go on"
"$twenties" replay --brief "$work/closed" </dev/null >/dev/null || fail "it can be looked at"

# The program in the documentation prints the documented vectors, which the unit tests use as well.
awk '/^```python$/ {on=1; next} /^```$/ {on=0} on' docs/fairness.md >"$work/fair.py"
header() { sed -n "s/^$1: //p" docs/fairness.md; }
# shellcheck disable=SC2046 # the shares are words
python3 "$work/fair.py" "$(header secret)" $(header shares) >"$work/vectors"
awk '/^## Test vectors$/ {here=1} here && /^```$/ {on=!on; next} here && on' docs/fairness.md | cmp - "$work/vectors" ||
  fail "the vectors in docs/fairness.md"
# And it finds the commitment of the game that was played.
python3 "$work/fair.py" "$(sed -n 's/^secret: //p' "$game")" my-own-share random | grep -x "commitment $commitment" >/dev/null ||
  fail "another program finds another commitment"

[ $failures = 0 ] || exit 1
echo "fair games verify, and lies are found"
