#!/usr/bin/env bash
# ./play serves the page, with arguments and without, unless they name another one. A fake program prints its arguments.
set -uo pipefail
here=$(dirname "$(readlink -f "$0")")/../..
scratch=$(readlink -f "$(mktemp -d)")
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch"/{tools,build/web,build/release/bin}
cp "$here/play" "$scratch"
cp "$here"/tools/*.sh "$scratch/tools"
printf '#!/bin/sh\necho "$@"\n' >"$scratch/build/release/bin/twenties"
chmod +x "$scratch/build/release/bin/twenties"
# Makes everything look up to date.
touch "$scratch/build/web/index.html" "$scratch/build/release/built" "$scratch/build/web.built"

failed=0
tells() {
  local wanted=$1 told
  shift
  told=$(bash "$scratch/play" "$@" 2>&1)
  [ "$told" = "$wanted" ] && return
  printf 'FAILED: ./play %s\n  told   %s\n  wanted %s\n' "$*" "$told" "$wanted"
  failed=1
}
web=$scratch/build/web
tells "serve --web $web --log warn"
tells "serve --web $web" serve
tells "serve --web $web --host 0.0.0.0 --port 80" serve --host 0.0.0.0 --port 80
tells "serve --port 80 --web other" serve --port 80 --web other
tells "serve --web=other" serve --web=other
tells "serve --help" serve --help
tells "play 24/7" play 24/7
rm "$web/index.html"
tells "serve --port 80" serve --port 80
exit "$failed"
