# Sourced by ./play and ./test: makes sure that the tools and libraries are installed.
#
#   need_tools build   what compiles the program
#   need_tools web     what builds the web client
#   need_tools test    all of that, and what ./test needs
#   need_tools all     all of that, and what ./test --all needs
#
# On Debian 12 the missing packages are installed, as root or through sudo. On other systems, or if that is not
# possible, all missing ones are listed at once. If nothing is missing it takes a few milliseconds.

build_packages=(
  g++ cmake ninja-build pkg-config python3 clang-19 lld-19 llvm-19
  libexpected-dev libfmt-dev nlohmann-json3-dev libcli11-dev libedit-dev
  libboost1.81-dev libsodium-dev libsqlite3-dev libpq-dev libicu-dev
)
web_packages=(
  clang-19 lld-19 cmake ninja-build python3 libexpected-dev nlohmann-json3-dev
  libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc binaryen zopfli
)
test_packages=(
  "${build_packages[@]}" "${web_packages[@]}" chromium-headless-shell fonts-dejavu-core git ccache mold clang-format-19
  libclang-rt-19-dev shellcheck tmux python3-jsonschema libgtest-dev libgmock-dev librapidcheck-dev
)
all_packages=("${test_packages[@]}" chromium g++-12 clang-tidy-19 postgresql)

say() { printf '%s\n' "$*" >&2; }

# Prints those of the given packages that are not installed, one per line.
missing_packages() {
  { dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true; } |
    awk -v wanted="$*" '
      $1 == "installed" { there[$2] = 1 }
      END { n = split(wanted, name, " "); for (i = 1; i <= n; ++i) if (!(name[i] in there)) print name[i] }'
}

on_debian_12() {
  [ -r /etc/os-release ] || return 1
  ( . /etc/os-release && [ "${ID:-}" = debian ] && [ "${VERSION_ID:-}" = 12 ] ) &&
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null
}

# Runs a command as root; fails if that is not possible. sudo may ask for a password only on a terminal.
as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif ! command -v sudo >/dev/null; then
    return 1
  elif { : </dev/tty; } 2>/dev/null; then
    sudo "$@"
  else
    sudo -n "$@"
  fi
}

# Installed packages are not upgraded: apt-get install gets only missing names. Its output is shown if it fails.
install_packages() {
  local options=(-q -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0) log
  if ! as_root true 2>/dev/null; then
    say "These packages are missing, and without root or sudo they cannot be installed: $*"
    return 1
  fi
  log=$(mktemp)
  say "Installing $# packages, which can take a minute or two: $*"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get "${options[@]}" update </dev/null >"$log" 2>&1
  if as_root env DEBIAN_FRONTEND=noninteractive apt-get "${options[@]}" install -y --no-install-recommends "$@" \
    </dev/null >>"$log" 2>&1; then
    rm -f "$log"
  else
    tail -n 20 "$log" >&2
    rm -f "$log"
    return 1
  fi
}

# at_least <version> <minimum>
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# Prints the compiler to build the program with: the project's own, or else one that is new enough.
find_compiler() {
  local name
  for name in clang++-19 clang++ g++ g++-12; do
    command -v "$name" >/dev/null || continue
    case $name in
      clang++) at_least "$("$name" -dumpversion)" 16 || continue ;;
      g++) at_least "$("$name" -dumpversion)" 12 || continue ;;
    esac
    printf '%s\n' "$name"
    return 0
  done
  return 1
}

# missing_headers <compiler, may be empty> {<header> <package>}...
missing_headers() {
  local compiler=$1
  shift
  while [ $# -gt 0 ]; do
    if [ -n "$compiler" ]; then
      printf '#if !__has_include(<%s>)\n#error\n#endif\n' "$1" | "$compiler" -std=c++20 -x c++ -E - >/dev/null 2>&1
    else
      [ -e "/usr/include/$1" ] || [ -e "/usr/local/include/$1" ]
    fi || printf 'the header <%s> (Debian: %s)\n' "$1" "$2"
    shift 2
  done
}

# missing_commands {<command> <package>}...
missing_commands() {
  while [ $# -gt 0 ]; do
    command -v "$1" >/dev/null || printf 'the command %s (Debian: %s)\n' "$1" "$2"
    shift 2
  done
}

# The web client is built with this version of Node or a newer one; Debian's own is older.
node_minimum=20.19
node_version=22.23.3
node_folder=${root:-.}/build/node

node_is_new_enough() {
  command -v node >/dev/null && command -v npm >/dev/null &&
    at_least "$(node --version 2>/dev/null | tr -d v)" "$node_minimum"
}

# Makes sure that `node` and `npm` are new enough in this shell: those of the system, or else a copy in build/node that
# npm brings.
need_node() {
  PATH=$node_folder/node_modules/node/bin:$PATH
  export npm_config_update_notifier=false
  node_is_new_enough && return 0
  if ! command -v npm >/dev/null; then
    if ! on_debian_12 || ! install_packages npm; then
      say "Missing on this system: Node $node_minimum or newer, with npm."
      return 1
    fi
  fi
  say "Fetching Node $node_version, which builds the web client."
  mkdir -p "$node_folder"
  if ! npm install --prefix "$node_folder" --no-audit --no-fund --loglevel=error "node@$node_version" >&2 ||
    ! node_is_new_enough; then
    say "Node $node_minimum or newer could not be fetched."
    return 1
  fi
}

# Prints what the set "build", "web", "test" or "all" lacks, one item per line.
missing_tools() {
  local compiler
  missing_commands ninja ninja-build pkg-config pkg-config python3 python3
  if ! command -v cmake >/dev/null; then
    echo "the command cmake, version 3.25 or newer (Debian: cmake)"
  elif ! at_least "$(cmake --version | sed -n 's/^cmake version //p')" 3.25; then
    echo "cmake in version 3.25 or newer: found $(cmake --version | head -n 1)"
  fi
  compiler=$(find_compiler) || echo "a C++20 compiler: clang 16 or newer, or g++ 12 or newer (Debian: clang-19)"
  missing_headers "$compiler" tl/expected.hpp libexpected-dev fmt/core.h libfmt-dev \
    nlohmann/json.hpp nlohmann-json3-dev CLI/CLI.hpp libcli11-dev histedit.h libedit-dev \
    boost/beast.hpp libboost1.81-dev sodium.h libsodium-dev sqlite3.h libsqlite3-dev \
    postgresql/libpq-fe.h libpq-dev unicode/msgfmt.h libicu-dev
  if [ "$1" != build ]; then
    missing_commands clang++-19 clang-19 wasm-ld-19 lld-19 wasm-opt binaryen
    [ -e /usr/include/wasm32-wasi/c++/v1/vector ] || echo "libc++ for wasm32-wasi (Debian: libc++-19-dev-wasm32)"
  fi
  if [ "$1" = test ] || [ "$1" = all ]; then
    command -v chromium-headless-shell >/dev/null || missing_commands chromium chromium
    missing_commands clang++-19 clang-19 clang-format-19 clang-format-19 shellcheck shellcheck \
      git git tmux tmux
    missing_headers "$compiler" gtest/gtest.h libgtest-dev gmock/gmock.h libgmock-dev \
      rapidcheck.h librapidcheck-dev
  fi
  if [ "$1" = all ]; then
    missing_commands chromium chromium g++-12 g++-12 clang-tidy-19 clang-tidy-19
    [ -x /usr/lib/postgresql/15/bin/initdb ] || missing_commands initdb postgresql
  fi
}

need_tools() {
  local -a lacking
  if on_debian_12; then
    case $1 in
      all) mapfile -t lacking < <(missing_packages "${all_packages[@]}") ;;
      test) mapfile -t lacking < <(missing_packages "${test_packages[@]}") ;;
      web) mapfile -t lacking < <(missing_packages "${web_packages[@]}") ;;
      *) mapfile -t lacking < <(missing_packages "${build_packages[@]}") ;;
    esac
    [ ${#lacking[@]} -gt 0 ] || return 0
    if install_packages "${lacking[@]}"; then
      return 0
    fi
    say "The packages could not be installed. Looking whether it works without them."
  fi
  mapfile -t lacking < <(missing_tools "$1")
  [ ${#lacking[@]} -gt 0 ] || return 0
  say "Missing on this system:"
  printf '  - %s\n' "${lacking[@]}" >&2
  say "Please install these and start again. (On Debian 12 the script does it by itself, as root or with sudo.)"
  return 1
}
