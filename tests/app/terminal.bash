# For the tests that play at a real terminal: a tmux server of their own, with a screen that can be read and typed at.
# They get the built program as their first argument, and leave nothing behind.

program=$(readlink -f "${1:?the path of the built program}")
command -v tmux >/dev/null || { echo "tmux is missing"; exit 1; }

scratch=$(mktemp -d)
server=twenties-$$
starts=0
export HOME=$scratch/home
unset XDG_DATA_HOME NO_COLOR PAGER TMUX
mkdir -p "$HOME"
folder=$HOME/.local/share/twenties

on_tmux() { TERM=xterm-256color tmux -u -L "$server" -f /dev/null "$@"; }

clean_up() {
  on_tmux kill-server 2>/dev/null
  rm -rf "$scratch"
}
trap clean_up EXIT

# start WIDTH HEIGHT [NAME=VALUE...] -- ARGUMENTS: the program on a fresh screen; afterwards its exit code stands there.
# Its process id lies in $scratch/pid.
start() {
  local width=$1 height=$2 settings=()
  shift 2
  while [ "$1" != -- ]; do settings+=("$1"); shift; done
  shift
  {
    printf '(echo $BASHPID >%q; exec env' "$scratch/pid"
    printf ' %q' "${settings[@]}" "$program" "$@"
    printf ')\necho "exit code $?"\nsleep 600\n'
  } >"$scratch/run"
  # A server that is being killed would still take the new session.
  on_tmux kill-server 2>/dev/null
  server=twenties-$$-$((++starts))
  on_tmux new-session -d -s test -x "$width" -y "$height" "bash $scratch/run"
}

screen() { on_tmux capture-pane -p -t test "$@"; }

fail() {
  echo "FAILED: $*"
  echo "--- the screen:"
  screen
  exit 1
}

# Waits for a text on the screen, for a minute at most.
wait_for() {
  local tries
  for ((tries = 0; tries < 600; ++tries)); do
    if screen | grep -qF -- "$1"; then return; fi
    sleep 0.1
  done
  fail "never showed: $1"
}

# The last line with anything on it.
last_line() { screen | grep -v '^ *$' | tail -n 1; }

# Waits for the last line to begin so; then the program waits for its next line.
wait_for_prompt() {
  local tries
  for ((tries = 0; tries < 600; ++tries)); do
    case $(last_line) in "$1"*) return ;; esac
    sleep 0.1
  done
  fail "no prompt: $1"
}

keys() { on_tmux send-keys -t test "$@"; }
# A whole line; the keys are sent as text, whatever they spell.
line() {
  on_tmux send-keys -t test -l "$1"
  keys Enter
}

# The move that the hint names; the person's prompt must be waiting.
hinted_move() {
  line hint
  wait_for "sharp would play"
  wait_for_prompt "$1"
  screen | sed -n 's/.*sharp would play \([0-9]* [a-g][1-7]\).*/\1/p' | tail -n 1
}
