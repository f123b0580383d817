# Sourced by ./play and ./test, after install.sh and with root= set: configures and builds one preset.
: "${root:?}"

# configure <preset> [-D ...]: quiet; the output is shown when it fails.
configure() {
  local preset=$1 log="$root/build/$1.configure.log"
  shift
  mkdir -p "$root/build"
  (
    cd "$root" || exit
    # A build folder that was moved, or made by another compiler, is reconfigured.
    cmake --preset "$preset" "$@" >"$log" 2>&1 || cmake --fresh --preset "$preset" "$@" >"$log" 2>&1
  ) || { cat "$log" >&2; return 1; }
}

# build <preset> [<target> ...]: the output goes to stdout. With keep_going set, all errors are shown, not only the first.
build() {
  local preset=$1
  shift
  (
    cd "$root" || exit
    cmake --build --preset "$preset" ${1:+--target "$@"} -j "${TWENTIES_JOBS:-$(nproc)}" ${keep_going:+-- -k 0}
  )
}
