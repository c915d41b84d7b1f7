#ifndef PLAIN_LOOP_H
#define PLAIN_LOOP_H

/// Packs items the way waterfall layouts are mostly written: for each item a scan of the columns'
/// positions for the first that is least.
///
/// `positions` has one entry a column and begins at the start line; `columns` and `ys` get one entry
/// an item.
void plain_loop(
  const double *widths, const double *heights, long count, double column_width, double row_gap,
  double *positions, int column_count, int *columns, double *ys);

#endif
