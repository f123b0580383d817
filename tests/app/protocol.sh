#!/usr/bin/env bash
# The messages fit docs/protocol.schema.json: the samples, those in the documentation, and many generated ones.
set -euo pipefail
bin=$(dirname "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

TWENTIES_MESSAGES=$work/fresh "$bin/protocol_test" --gtest_filter='Samples.ManyMore*' >"$work/log" ||
  { cat "$work/log"; exit 1; }

# Each example in the documentation: ```json client or ```json server, one message on each line.
mkdir -p "$work/docs/client" "$work/docs/server"
awk -v out="$work/docs" '
  /^```json (client|server)$/ { to = $2; next }
  /^```$/ { to = "" }
  to && NF { print > (out "/" to "/" ++n ".json") }' docs/protocol.md

python3 tests/app/protocol.py docs/protocol.schema.json tests/data/protocol "$work/fresh" "$work/docs"
