import type { DetectionListItem } from '@waybill/contract';
import { shownColumnIds, type Column, type TableLayout } from '@waybill/ui';

/** Search parameter with the columns of the list, in order; without it they are the reader's. */
export const COLUMNS_PARAM = 'cols';

type Columns = readonly Column<DetectionListItem>[];

/** The columns that the address names; null if it names none. */
export function columnsOf(params: URLSearchParams): readonly string[] | null {
  const ids = (params.get(COLUMNS_PARAM) ?? '').split(',').filter((id) => id !== '');
  return ids.length === 0 ? null : [...new Set(ids)];
}

/** The reader's layout with the columns that an address names instead of their own. */
export function layoutWith(
  columns: Columns,
  own: TableLayout,
  named: readonly string[] | null,
): TableLayout {
  if (named === null) return own;
  const order = named.filter((id) => columns.some((column) => column.id === id));
  const hidden = columns.map(({ id }) => id).filter((id) => !order.includes(id));
  return { ...own, order, hidden };
}

/**
 * A changed layout in two parts: the columns, stored in an address that names some, and the reader's
 * own settings.
 */
export function splitLayout(
  columns: Columns,
  own: TableLayout,
  next: TableLayout,
): { named: string[]; own: TableLayout } {
  const { pinned, widths, density } = next;
  return { named: shownColumnIds(columns, next), own: { ...own, pinned, widths, density } };
}
