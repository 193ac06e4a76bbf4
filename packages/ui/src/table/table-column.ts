import type { ReactNode } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** Grid template of a table's rows, set once on the table: a resize redraws no row. */
    '--table-columns'?: string | undefined;
  }
}

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

/**
 * Widths in pixels that fill the room: what is left over goes to the growing columns by their share,
 * and what is missing is taken from them down to their least widths.
 * @param available pixels; 0 while not measured, which gives every column what it wants
 */
export function columnWidths<T>(
  columns: readonly Column<T>[],
  layout: TableLayout,
  available: number,
): number[] {
  const wanted = columns.map((column) => wantedWidth(column, layout));
  if (available <= 0) return wanted;
  const spare = available - wanted.reduce((sum, width) => sum + width, 0);
  const weights = columns.map((column, index) => {
    if (!column.grow || layout.widths[column.id] !== undefined) return 0;
    return spare >= 0 ? column.grow : (wanted[index] ?? 0) - leastWidth(column);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return wanted;
  // Missing room can take from a column no more than what it has above its least width.
  const change = Math.max(spare, -total);
  return wanted.map((width, index) => Math.floor(width + (change * (weights[index] ?? 0)) / total));
}

/** The grid template of a row with its boxes, and its width in pixels. */
export function gridTemplate(
  widths: readonly number[],
  hasSelect: boolean,
): { template: string; minWidth: number } {
  const all = hasSelect ? [SELECT_COLUMN_WIDTH, ...widths] : [...widths];
  return {
    template: `${all.map((width) => `${width}px`).join(' ')} 1fr`,
    minWidth: all.reduce((sum, width) => sum + width, 0),
  };
}

/** The sort after a press on a header: a new column starts with the largest or newest first. */
export function nextSort(sort: TableSort | null | undefined, key: string): TableSort {
  if (sort?.key !== key) return { key, direction: 'desc' };
  return { key, direction: sort.direction === 'desc' ? 'asc' : 'desc' };
}
