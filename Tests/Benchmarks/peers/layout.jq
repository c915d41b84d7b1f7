# What people write without a tool: parse everything, loop, print everything.
((375 - 16 - 16) / 3) as $width
| [foreach to_entries[] as $entry ({positions: [8, 8, 8]};
    (.positions | index(min)) as $column
    | ($width * $entry.value.h / $entry.value.w) as $height
    | .frame = {index: $entry.key, column: $column, x: (8 + $column * ($width + 8)),
                y: .positions[$column], width: $width, height: $height}
    | .positions[$column] += $height + 8;
    .frame)]
