"""What people write without a tool: parse everything, loop, print everything."""
import json
import plistlib
import sys

name, total, count, margin = sys.argv[1], 375.0, 3, 8.0
with open(name, "rb") as file:
    records = plistlib.load(file) if name.endswith(".plist") else json.load(file)
width = (total - 2 * margin - (count - 1) * margin) / count
positions = [margin] * count
frames = []
for index, record in enumerate(records):
    column = positions.index(min(positions))
    height = width * record["h"] / record["w"]
    y = positions[column]
    frames.append({"index": index, "column": column, "x": margin + column * (width + margin),
                   "y": y, "width": width, "height": height})
    positions[column] = y + height + margin
sys.stdout.write(json.dumps(frames))
