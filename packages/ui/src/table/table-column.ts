import type { ReactNode } from 'react';

export interface Column<T> {
  id: string;
  header: string;
  /** Draws one cell. Must depend on the row alone: rows are redrawn only when they change. */
  cell: (row: T) => ReactNode;
  /** Pixels wanted: less important columns are dropped before a column gets less than this. */
  width: number;
  /** Pixels a growing column can be squeezed to; half its width by default. */
  minWidth?: number | undefined;
  /** Share of the space left over; 0 keeps the width. */
  grow?: number | undefined;
  align?: 'start' | 'end' | undefined;
  /** What the server sorts by; columns without one cannot be sorted. */
  sortKey?: string | undefined;
  /** Columns with one are dropped when the table gets narrow, the highest number first. */
  priority?: number | undefined;
  /** Cannot be hidden by the reader. */
  isFixed?: boolean | undefined;
}

export interface TableSort {
  key: string;
  direction: 'asc' | 'desc';
}

/** What the reader changed about the columns; kept by the caller, per view. */
export interface TableLayout {
  /** Ids of columns that the reader hid. */
  hidden: readonly string[];
  /** Widths in pixels of columns that the reader resized. */
  widths: Readonly<Record<string, number>>;
}

export const PLAIN_LAYOUT: TableLayout = { hidden: [], widths: {} };
export const SELECT_COLUMN_WIDTH = 44;
const LEAST_WIDTH = 48;

/** The least width of a column in pixels. */
export function leastWidth<T>(column: Column<T>): number {
  return Math.max(LEAST_WIDTH, column.minWidth ?? column.width / 2);
}

function wantedWidth<T>(column: Column<T>, layout: TableLayout): number {
  return Math.max(LEAST_WIDTH, layout.widths[column.id] ?? column.width);
}

/**
 * The columns to draw: without those the reader hid, and without as many of the least important ones
 * as it takes to fit.
 * @param available pixels; 0 while not measured, which fits everything
 */
export function fitColumns<T>(
  columns: readonly Column<T>[],
  layout: TableLayout,
  available: number,
): Column<T>[] {
  let shown = columns.filter((column) => !layout.hidden.includes(column.id));
  if (available <= 0) return shown;
  const width = () => shown.reduce((sum, column) => sum + wantedWidth(column, layout), 0);
  while (width() > available) {
    const droppable = shown.filter((column) => column.priority !== undefined);
    if (droppable.length === 0) break;
    const least = droppable.reduce((a, b) => ((b.priority ?? 0) >= (a.priority ?? 0) ? b : a));
    shown = shown.filter((column) => column !== least);
  }
  return shown;
}

/** The grid template of a row, and its least width in pixels. */
export function gridTemplate<T>(
  columns: readonly Column<T>[],
  layout: TableLayout,
  hasSelect: boolean,
): { template: string; minWidth: number } {
  const tracks = columns.map((column) => {
    const isGrowing = column.grow && layout.widths[column.id] === undefined;
    if (!isGrowing) {
      const least = wantedWidth(column, layout);
      return { least, track: `${least}px` };
    }
    const least = leastWidth(column);
    return { least, track: `minmax(${least}px, ${column.grow}fr)` };
  });
  const parts = tracks.map((part) => part.track);
  // With nothing left to grow, an empty track takes the rest, so that rows still fill the table.
  const grows = parts.some((part) => part.includes('fr'));
  return {
    template: [hasSelect ? `${SELECT_COLUMN_WIDTH}px` : '', ...parts, grows ? '' : '1fr']
      .filter((part) => part !== '')
      .join(' '),
    minWidth:
      (hasSelect ? SELECT_COLUMN_WIDTH : 0) + tracks.reduce((sum, part) => sum + part.least, 0),
  };
}

/** The sort after a press on a header: a new column starts with the largest or newest first. */
export function nextSort(sort: TableSort | null | undefined, key: string): TableSort {
  if (sort?.key !== key) return { key, direction: 'desc' };
  return { key, direction: sort.direction === 'desc' ? 'asc' : 'desc' };
}
