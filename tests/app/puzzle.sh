#!/bin/bash
# Puzzles have a number, hide their solution, and can be checked and played.
set -euo pipefail
twenties=$(readlink -f "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "puzzle: $1" >&2
  exit 1
}

for kind in win solo; do
  text=$("$twenties" puzzle --kind "$kind" --level easy --seed 1)
  grep -q "Puzzle 1: $kind, easy" <<<"$text" || fail "no title of $kind"
  grep -q "┌" <<<"$text" || fail "no board of $kind"
  [[ $text == "$("$twenties" puzzle --kind "$kind" --level easy --seed 1)" ]] || fail "$kind changes"

  plain=$("$twenties" puzzle --kind "$kind" --level easy --seed 1 --json)
  grep -q certificate <<<"$plain" && fail "the solution of $kind is not kept back"
  "$twenties" puzzle --kind "$kind" --level easy --seed 1 --json --solution >"$folder/$kind.json"
  "$twenties" puzzle --check "$folder/$kind.json" | grep "puzzle 1: proven, $kind" >/dev/null ||
    fail "the certificate of $kind is refused"
  "$twenties" puzzle --kind "$kind" --level easy --seed 1 --save "$folder/$kind.twenties" >/dev/null
  "$twenties" replay "$folder/$kind.twenties" </dev/null >/dev/null || fail "no record of $kind"
done

# Saving a puzzle prints the path, adds the extension and overwrites nothing.
said=$(cd "$folder" && "$twenties" puzzle --level easy --seed 1 --save mine)
grep -q "^Saved as $folder/mine.twenties. Play it: twenties play --load $folder/mine.twenties" <<<"$said" ||
  fail "does not say where it was saved: $said"
cp "$folder/mine.twenties" "$folder/before"
"$twenties" puzzle --level easy --seed 2 --save "$folder/mine" >/dev/null 2>"$folder/said" && fail "a game was overwritten"
grep -q "already exists" "$folder/said" || fail "does not say why it is not saved"
cmp -s "$folder/mine.twenties" "$folder/before" || fail "the saved game has changed"

# A certificate that was tampered with proves nothing.
sed 's/"loss"/"draw"/' "$folder/win.json" >"$folder/wrong.json"
"$twenties" puzzle --check "$folder/wrong.json" >"$folder/said" && fail "a wrong outcome is accepted"
grep -q refused "$folder/said" || fail "no reason for the wrong outcome"
sed 's/"line":\["[^"]*",/"line":[/' "$folder/solo.json" >"$folder/wrong.json"
"$twenties" puzzle --check "$folder/wrong.json" >"$folder/said" && fail "a wrong line is accepted"
grep -q refused "$folder/said" || fail "no reason for the wrong line"

# Errors are reported, with exit status 1 or 2.
echo "no puzzle" | "$twenties" puzzle --check - >/dev/null && fail "nonsense is accepted"
"$twenties" puzzle --check "$folder/nowhere" 2>/dev/null && fail "a missing file is accepted"
"$twenties" puzzle --level easy --save "$folder/none/x" >/dev/null 2>&1 && fail "saved nowhere"
"$twenties" puzzle --count 2 --save "$folder/x" >/dev/null 2>&1 && fail "two saved in one file"
"$twenties" puzzle --level cruel 2>/dev/null && fail "an unknown level is accepted"
echo "puzzle: all is well"
