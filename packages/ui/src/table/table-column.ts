import type { ReactNode } from 'react';

export interface Column<T> {
  id: string;
  header: string;
  /** Draws one cell. Must depend on the row alone: rows are redrawn only when they change. */
  cell: (row: T) => ReactNode;
  /** Preferred pixels: less important columns are dropped before a column gets less than this. */
  width: number;
  /** Pixels a growing column can be squeezed to; half its width by default. */
  minWidth?: number | undefined;
  /** Share of the space left over; 0 keeps the width. */
  grow?: number | undefined;
  align?: 'start' | 'end' | undefined;
  /** Sort key on the server; columns without one cannot be sorted. */
  sortKey?: string | undefined;
  /** The one direction that the server knows for it; both by default. */
  sortOnly?: TableSort['direction'] | undefined;
  /** Columns with one are dropped when the table gets narrow, the highest number first. */
  priority?: number | undefined;
  /** Cannot be hidden by the reader. */
  isFixed?: boolean | undefined;
  /** Hidden by default; once selected it is never dropped for lack of space. */
  isOptional?: boolean | undefined;
}

export interface TableSort {
  key: string;
  direction: 'asc' | 'desc';
}

/** A column that is drawn. */
export interface ShownColumn<T> {
  column: Column<T>;
  /** Place among the pinned columns, from 0; null for one that scrolls. */
  pin: number | null;
  isLastPin: boolean;
}

/** The sort after a press on a header: a new column starts with the largest or newest first. */
export function nextSort(
  sort: TableSort | null | undefined,
  { sortKey: key = '', sortOnly }: Pick<Column<unknown>, 'sortKey' | 'sortOnly'>,
): TableSort {
  if (sortOnly !== undefined || sort?.key !== key) return { key, direction: sortOnly ?? 'desc' };
  return { key, direction: sort.direction === 'desc' ? 'asc' : 'desc' };
}
