import type { Column } from './table-column.ts';

/** `normal` is shown as Comfortable. */
export type TableDensity = 'normal' | 'compact';

/** The reader's changes to a table: a plain value stored by the caller, per view. */
export interface TableLayout {
  /** Ids of columns in order. Unlisted columns keep their default position. */
  order: readonly string[];
  /** Ids of columns that are not drawn. */
  hidden: readonly string[];
  /** Ids of columns that stay at the left while the others scroll. */
  pinned: readonly string[];
  /** Widths in pixels of columns that the reader resized. */
  widths: Readonly<Record<string, number>>;
  density: TableDensity;
}

/** No changes: every column at its default. */
export const PLAIN_LAYOUT: TableLayout = {
  order: [],
  hidden: [],
  pinned: [],
  widths: {},
  density: 'compact',
};

type Columns<T> = readonly Column<T>[];

/** All columns in the order they are drawn in: the pinned ones first. */
export function orderedColumns<T>(columns: Columns<T>, layout: TableLayout): Column<T>[] {
  const placed = layout.order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const all = [...placed];
  for (const [index, column] of columns.entries()) {
    if (layout.order.includes(column.id)) continue;
    // After its default predecessor, so that a new column is not last.
    const before = columns[index - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, column);
  }
  const isPinned = (column: Column<T>) => layout.pinned.includes(column.id);
  return [...all.filter(isPinned), ...all.filter((column) => !isPinned(column))];
}

/** Whether a column is hidden: by the reader, or by default if the layout does not list it. */
export function isHidden<T>(column: Column<T>, layout: TableLayout): boolean {
  if (column.isFixed === true) return false;
  if (layout.hidden.includes(column.id)) return true;
  return column.isOptional === true && !layout.order.includes(column.id);
}

/** Ids of the columns that are drawn where there is room, in order. */
export function shownColumnIds<T>(columns: Columns<T>, layout: TableLayout): string[] {
  return orderedColumns(columns, layout)
    .filter((column) => !isHidden(column, layout))
    .map((column) => column.id);
}

/** The same layout, naming every column: what a change starts from. */
function settled<T>(columns: Columns<T>, layout: TableLayout): TableLayout {
  const ordered = orderedColumns(columns, layout);
  return {
    ...layout,
    order: ordered.map((column) => column.id),
    hidden: ordered.filter((column) => isHidden(column, layout)).map((column) => column.id),
    pinned: layout.pinned.filter((id) => ordered.some((column) => column.id === id)),
  };
}

export function toggleColumn<T>(columns: Columns<T>, layout: TableLayout, id: string): TableLayout {
  const from = settled(columns, layout);
  const hidden = from.hidden.includes(id)
    ? from.hidden.filter((other) => other !== id)
    : [...from.hidden, id];
  return { ...from, hidden };
}

/**
 * Puts a column before or after another one. Pinned columns stay together: a column moved among them is
 * pinned too, and one moved out is unpinned.
 */
export function placeColumn<T>(
  columns: Columns<T>,
  layout: TableLayout,
  move: { id: string; target: string; side: 'before' | 'behind' },
): TableLayout {
  const from = settled(columns, layout);
  const { id, target, side } = move;
  if (id === target || !from.order.includes(target)) return from;
  const order = from.order.filter((other) => other !== id);
  order.splice(order.indexOf(target) + (side === 'behind' ? 1 : 0), 0, id);
  const others = from.pinned.filter((other) => other !== id);
  return { ...from, order, pinned: from.pinned.includes(target) ? [...others, id] : others };
}

/**
 * The visible column one step to the left or right; null at the ends and at the edge of the pinned
 * ones.
 */
export function neighbourOf<T>(
  columns: Columns<T>,
  layout: TableLayout,
  id: string,
  step: -1 | 1,
): string | null {
  const shown = orderedColumns(columns, layout).filter((column) => !isHidden(column, layout));
  const at = shown.findIndex((column) => column.id === id);
  const target = at === -1 ? undefined : shown[at + step]?.id;
  if (target === undefined) return null;
  return layout.pinned.includes(target) === layout.pinned.includes(id) ? target : null;
}

/** Moves one step to the left or right among the visible columns; the same layout if impossible. */
export function stepColumn<T>(
  columns: Columns<T>,
  layout: TableLayout,
  id: string,
  step: -1 | 1,
): TableLayout {
  const target = neighbourOf(columns, layout, id, step);
  if (target === null) return layout;
  return placeColumn(columns, layout, { id, target, side: step === 1 ? 'behind' : 'before' });
}

export function togglePin<T>(columns: Columns<T>, layout: TableLayout, id: string): TableLayout {
  const from = settled(columns, layout);
  const pinned = from.pinned.includes(id)
    ? from.pinned.filter((other) => other !== id)
    : [...from.pinned, id];
  return settled(columns, { ...from, pinned });
}

/** @param width pixels; null goes back to the width that the table chooses */
export function resizeColumn(layout: TableLayout, id: string, width: number | null): TableLayout {
  const { [id]: _, ...others } = layout.widths;
  return { ...layout, widths: width === null ? others : { ...others, [id]: Math.round(width) } };
}

/** Whether the columns are the default; ignores the density. */
export function areColumnsPlain(layout: TableLayout): boolean {
  return (
    layout.order.length === 0 &&
    layout.hidden.length === 0 &&
    layout.pinned.length === 0 &&
    Object.keys(layout.widths).length === 0
  );
}
