#!/bin/sh
# Draws each kind of SVG with a real browser, in light and in dark, and refuses pictures that come
# out empty: a drawing may be well-formed and still show nothing.
#
# usage: Tests/browser.sh MASONRY [FOLDER]
#
# MASONRY is the built program. The pictures go to FOLDER, else to a folder that is removed again.
set -eu

program=$1
browser=
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null 2>&1; then
    browser=$name
    break
  fi
done
if [ -z "$browser" ]; then
  echo "SVG in a browser: skipped, as neither chromium nor google-chrome is installed"
  exit 0
fi

folder=${2:-}
if [ -z "$folder" ]; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
fi
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

awk 'BEGIN {
  print "["
  for (item = 0; item < 5000; item++)
    printf "%s{\"w\":%d,\"h\":%d}\n", item ? "," : "", 200 + item * 37 % 400, 150 + item * 91 % 600
  print "]"
}' > "$folder/many.json"
echo '[{"w":3,"h":2},{"w":3,"h":4,"s":2},{"w":1,"h":1},{"w":2,"h":3,"s":3},{"w":1,"h":1}]' \
  > "$folder/spans.json"
echo '[{"w":3,"h":4,"n":"<a & b>"},{"w":4,"h":3,"n":"tea"},{"w":1,"h":1,"n":"a long name of an item"}]' \
  > "$folder/three.json"

# An empty picture of 1000 by HEIGHT pixels takes a little more than 5 bytes a line.
# draw NAME HEIGHT ARGUMENTS...: fails where a picture hardly takes more than an empty one.
draw() {
  name=$1
  height=$2
  least=$((6 * height + 300))
  shift 2
  "$program" "$@" --format svg -o "$folder/$name.svg"
  for scheme in 1 0; do
    picture=$folder/$name$([ "$scheme" = 0 ] && echo -dark || true).png
    timeout 120 "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars \
      --blink-settings=preferredColorScheme="$scheme" --window-size="1000,$height" \
      --screenshot="$picture" "file://$folder/$name.svg" >/dev/null 2>&1
    bytes=$(wc -c < "$picture")
    if [ "$bytes" -lt "$least" ]; then
      echo "SVG in a browser: $name shows nothing ($bytes bytes)" >&2
      exit 1
    fi
  done
}

draw three 420 "$folder/three.json" --width 375 --id-key n --header 40 --footer 30 \
  --height 200 --offset=-20,60
draw many 1400 "$folder/many.json" --width 960 --columns 12
draw one 1400 "$folder/many.json" --width 320 --columns 1 --height 480 --offset 0
draw rtl 700 "$folder/spans.json" --width 600 --columns 4 --span-key s --direction rtl --dense
draw horizontal 420 "$folder/spans.json" --width 600 --height 320 --axis horizontal --columns 4 \
  --span-key s --offset 0,100
draw sweep 640 sweep "$folder/many.json" --width 320..915:35 --columns 2..4 --measure raggedness
echo "SVG in a browser: drawn by $browser, in light and dark"
