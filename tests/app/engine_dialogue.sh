#!/usr/bin/env bash
# The dialogue in docs/engines.md is what our own engine says.
set -euo pipefail
twenties=$1

dialogue=$(awk '/^```dialogue$/ {on=1; next} /^```$/ {on=0} on' docs/engines.md)
[ -n "$dialogue" ] || { echo "FAILED: docs/engines.md has no dialogue"; exit 1; }
said=$(sed -n 's/^> //p' <<<"$dialogue" | grep -v '^quit$' | "$twenties" engine --level greedy)
expected=$(sed -n 's/^< //p' <<<"$dialogue")
[ "$said" = "$expected" ] || { diff <(echo "$said") <(echo "$expected"); echo "FAILED: the dialogue differs"; exit 1; }
