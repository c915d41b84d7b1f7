// What people write without a tool: parse everything, loop, print everything.
const fs = require("fs");
const [file, W = 375, n = 3, m = 8] = process.argv.slice(2);
const records = JSON.parse(fs.readFileSync(file, "utf8"));
const width = (W - 2 * m - (n - 1) * m) / n;
const positions = new Array(+n).fill(+m);
const frames = new Array(records.length);
for (let index = 0; index < records.length; index++) {
  let column = 0;
  for (let c = 1; c < n; c++) if (positions[c] < positions[column]) column = c;
  const height = (width * records[index].h) / records[index].w;
  const y = positions[column];
  frames[index] = { index, column, x: +m + column * (width + +m), y, width, height };
  positions[column] = y + height + +m;
}
process.stdout.write(JSON.stringify(frames));
