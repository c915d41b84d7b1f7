#include "plain_loop.h"

void plain_loop(
  const double *widths, const double *heights, long count, double column_width, double row_gap,
  double *positions, int column_count, int *columns, double *ys) {
  for (long item = 0; item < count; item++) {
    int shortest = 0;
    for (int column = 1; column < column_count; column++) {
      if (positions[column] < positions[shortest]) shortest = column;
    }
    columns[item] = shortest;
    ys[item] = positions[shortest];
    positions[shortest] += column_width * heights[item] / widths[item] + row_gap;
  }
}
