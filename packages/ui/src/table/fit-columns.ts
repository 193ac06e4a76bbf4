import type { CSSProperties } from 'react';
import type { Column, ShownColumn } from './table-column.ts';
import { isHidden, orderedColumns, type TableLayout } from './table-layout.ts';

declare module 'react' {
  interface CSSProperties {
    /** Grid template of a table's rows, set once on the table: a resize redraws no row. */
    '--table-columns'?: string | undefined;
    /** Pixels from the left at which a pinned column stays. */
    [pin: `--table-pin-${number}`]: string | undefined;
  }
}

/** Pixels of the column with the boxes. */
const SELECT_COLUMN_WIDTH = 40;
const LEAST_WIDTH = 48;

/** The least width of a column in pixels. */
export function leastWidth<T>(column: Column<T>): number {
  return Math.max(LEAST_WIDTH, column.minWidth ?? column.width / 2);
}

function wantedWidth<T>(column: Column<T>, layout: TableLayout): number {
  return Math.max(LEAST_WIDTH, layout.widths[column.id] ?? column.width);
}

/**
 * The visible columns, in order: without hidden ones, and without as many of the least important ones
 * as necessary. A column that the reader selected, pinned or widened never displaces another: the table
 * then scrolls.
 * @param available pixels; 0 before measuring, which fits everything
 */
export function fitColumns<T>(
  columns: readonly Column<T>[],
  layout: TableLayout,
  available: number,
): Column<T>[] {
  let shown = orderedColumns(columns, layout).filter((column) => !isHidden(column, layout));
  if (available <= 0) return shown;
  const width = () =>
    shown.reduce((sum, { isOptional, width: wanted }) => sum + (isOptional ? 0 : wanted), 0);
  while (width() > available) {
    const droppable = shown.filter(
      ({ id, priority, isOptional }) =>
        priority !== undefined && isOptional !== true && !layout.pinned.includes(id),
    );
    if (droppable.length === 0) break;
    const least = droppable.reduce((a, b) => ((b.priority ?? 0) >= (a.priority ?? 0) ? b : a));
    shown = shown.filter((column) => column !== least);
  }
  return shown;
}

/** The visible columns with their position among the pinned ones. */
export function shownColumns<T>(
  columns: readonly Column<T>[],
  layout: TableLayout,
): ShownColumn<T>[] {
  const pins = columns.filter((column) => layout.pinned.includes(column.id));
  return columns.map((column) => {
    const at = pins.indexOf(column);
    return { column, pin: at === -1 ? null : at, isLastPin: at !== -1 && at === pins.length - 1 };
  });
}

/**
 * Widths in pixels that fill the space: spare space goes to the growing columns by their share, and
 * missing space is taken from them down to their minimum widths.
 * @param available pixels; 0 before measuring, which gives every column its preferred width
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
  // A column cannot shrink below its minimum width.
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

/** Where each pinned column stays, as variables that are set once on the table. */
export function pinOffsets<T>(
  columns: readonly ShownColumn<T>[],
  widths: readonly number[],
  hasSelect: boolean,
): CSSProperties {
  const offsets: CSSProperties = {};
  let left = hasSelect ? SELECT_COLUMN_WIDTH : 0;
  for (const [index, { pin }] of columns.entries()) {
    if (pin === null) continue;
    offsets[`--table-pin-${pin}`] = `${left}px`;
    left += widths[index] ?? 0;
  }
  return offsets;
}
