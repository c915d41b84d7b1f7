#!/usr/bin/env bash
# Lints the man page and tries the completions in the shells themselves: Tests/shells.sh MASONRY
#
# What is not installed is skipped, and said so.
set -euo pipefail
masonry=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

fail() { echo "shells: $*" >&2; exit 1; }

# Whether a program is there.
has() { command -v "$1" > /dev/null || { echo "shells: no $1, skipped"; return 1; }; }

# Fails unless the text on standard input holds every word.
expect() {
  local text word
  text=$(cat)
  for word in "$@"; do
    grep -qwF -e "$word" <<< "$text" || fail "no $word in: $text"
  done
}

if has mandoc; then
  "$masonry" --generate man > "$scratch/masonry.1"
  complaints=$(mandoc -T lint "$scratch/masonry.1" || true)
  [ -z "$complaints" ] || fail "$complaints"
fi

"$masonry" --generate completions-bash > "$scratch/masonry.bash"
bash -c '
  source "$1"
  COMP_WORDS=(masonry --plac); COMP_CWORD=1; _masonry masonry --plac masonry
  echo "${COMPREPLY[@]}"
  COMP_WORDS=(masonry --tie ""); COMP_CWORD=2; _masonry masonry "" --tie
  echo "${COMPREPLY[@]}"
' bash "$scratch/masonry.bash" | expect --placement --placeholder first cursor oldest

if has fish; then
  "$masonry" --generate completions-fish > "$scratch/masonry.fish"
  fish -c "
    source $scratch/masonry.fish
    complete -C 'masonry --flow'
    complete -C 'masonry --tie '
    complete -C 'masonry sc'
  " | expect --flow-tolerance first cursor oldest scroll
fi

if has zsh; then
  "$masonry" --generate completions-zsh > "$scratch/_masonry"
  zsh -f -c "
    fpath=($scratch \$fpath)
    autoload -Uz compinit && compinit -D -u
    print \${_comps[masonry]}
    zsh -n $scratch/_masonry && print parsed
  " | expect _masonry parsed
fi
echo "man page and completions: fine"
