const HEADER_PX = 34;
const ROW_PX = 32;
const EMPTY_PX = 248;

/** Height in pixels of a table inside a page that scrolls itself: all rows up to `most`. */
export function tableHeight(rows: number, most: number): number {
  return rows === 0 ? EMPTY_PX : HEADER_PX + Math.min(rows, most) * ROW_PX;
}
