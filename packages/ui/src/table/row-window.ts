/** Rows drawn above and below those in sight, so that a fast scroll meets no gap. */
const OVERSCAN = 8;
/** The window moves in steps of this many rows: most frames of a scroll then render nothing. */
const STEP = 4;

export interface RowWindow {
  /** Index of the first drawn row. */
  first: number;
  /** Index behind the last drawn row. */
  end: number;
}

export interface RowGeometry {
  count: number;
  /** Pixels. */
  rowHeight: number;
  /** Pixels of the scrolling box. */
  height: number;
}

/**
 * The rows to draw at a place of the scrolling box. All rows are equally high, so this is division.
 * @param scrollTop pixels
 */
export function rowWindow(scrollTop: number, geometry: RowGeometry): RowWindow {
  const { count, rowHeight, height } = geometry;
  const seen = Math.floor(Math.max(0, scrollTop) / rowHeight);
  const first = Math.floor(Math.max(0, seen - OVERSCAN) / STEP) * STEP;
  const below = Math.ceil((Math.max(0, scrollTop) + height) / rowHeight) + OVERSCAN;
  return { first: Math.min(first, count), end: Math.min(count, Math.ceil(below / STEP) * STEP) };
}

/**
 * Where to scroll so that a row is in sight; null when it is already.
 * @param headerHeight pixels that the sticky header covers
 */
export function scrollTopFor(
  index: number,
  scrollTop: number,
  { rowHeight, height }: RowGeometry,
  headerHeight: number,
): number | null {
  const start = index * rowHeight;
  if (start < scrollTop) return start;
  const room = height - headerHeight;
  return start + rowHeight > scrollTop + room ? Math.max(0, start + rowHeight - room) : null;
}
