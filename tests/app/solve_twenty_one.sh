#!/usr/bin/env bash
# The exact value of one sheet. The expected values were found independently: the first by hand, the others by trying
# every roll and every mark.
set -euo pipefail
twenties=$1
failures=0

fail() {
  echo "FAILED: $*"
  failures=$((failures + 1))
}

expect() {
  local value=$1
  shift
  local said
  said=$("$twenties" solve twenty-one "$@") || fail "$*"
  [ "$said" = "$value" ] || fail "$*: $said instead of $value"
}

expect 10.75000000 --turns 1 --active never
expect 10.75000000 --turns 1 --active never --cross leftmost
expect 17.95356722 --turns 2 --active always --cross any
expect 24.35581676 --turns 3 --active always --cross any
expect 66.59432748 --turns 9 --active always
expect 15.29813957 --turns 2 --active never --cross any
expect 19.72138491 --turns 3 --active never --cross any
expect 53.31784741 --turns 9 --active never
expect 16.62164833 --turns 2 --active alternate --cross any
expect 22.88513590 --turns 3 --active alternate --cross any
expect 60.80904696 --turns 9 --active alternate
expect 17.94404707 --turns 2 --active always --cross leftmost
expect 31.23348297 --turns 4 --active always --cross leftmost
expect 15.27284808 --turns 2 --active never --cross leftmost
expect 19.54289725 --turns 3 --active never --cross leftmost
expect 16.60986468 --turns 2 --active alternate --cross leftmost
expect 22.77804954 --turns 3 --active alternate --cross leftmost
expect 12.05347472 --turns 1 --active always
expect 0.00000000 --turns 0 --active always
expect '{"value": 10.75000000}' --turns 1 --active never --json

# A sheet lasts at most thirty turns.
for active in always never alternate; do
  thirty=$("$twenties" solve twenty-one --turns 30 --active $active)
  expect "$thirty" --turns 60 --active $active
done

"$twenties" solve twenty-one --turns 60 --active alternate --verbose 2>&1 >/dev/null |
  grep -Eq '^table of 60 turns: built in [0-9.]+ s, [0-9]+ KiB$' || fail "--verbose"

refuses() {
  local code=0
  "$twenties" solve twenty-one "$@" >/dev/null 2>&1 || code=$?
  [ $code -ne 0 ] || fail "should be refused: $*"
}
refuses --turns 3
refuses --active always
refuses --turns -1 --active always
refuses --turns 1001 --active always
refuses --turns 3 --active sometimes
refuses --turns 3 --active always --cross rightmost

[ $failures = 0 ] || exit 1
echo "one sheet has the values that it should have"
