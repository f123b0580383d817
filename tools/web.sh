# Sourced by ./play and ./test, after install.sh and build.sh and with root= set: builds the web client into build/web.
: "${root:?}"

# The installed packages match the lock file beside them.
install_web_libraries() {
  need_node || return 1
  if [ -e "$root/web/node_modules/.installed" ] &&
    cmp -s "$root/web/package-lock.json" "$root/web/node_modules/.installed"; then
    return 0
  fi
  (cd "$root/web" && npm ci --no-audit --no-fund --loglevel=error) &&
    cp "$root/web/package-lock.json" "$root/web/node_modules/.installed"
}

# Compiles the core to WebAssembly and shrinks it.
build_core_for_web() {
  configure wasm && build wasm
}

build_web() {
  need_tools web && build_core_for_web && install_web_libraries && (cd "$root/web" && npm run --silent build)
}
