import type { ReactNode } from 'react';
import type { Column, TableSort } from './table-column.ts';
import type { TableLayout } from './table-layout.ts';

/** An action on one cell, e.g. filtering by its value. */
export interface CellAction {
  key: string;
  label: string;
  icon: ReactNode;
  onSelect: () => void;
}

export interface DataTableProps<T> {
  /** Accessible name. */
  label: string;
  /** Loaded rows in order; keep at most about 5,000. */
  rows: readonly T[];
  rowKey: (row: T) => string;
  columns: readonly Column<T>[];
  /** The row the reader is on; kept inside by default. */
  activeKey?: string | null | undefined;
  onActiveChange?: ((key: string, row: T) => void) | undefined;
  /** Enter or a press opens the peek; Shift+Enter asks for the full page. */
  onOpen?: ((row: T, how: 'peek' | 'full') => void) | undefined;
  /** Address of a row, which makes it a link that can be opened in a new tab. */
  rowHref?: ((row: T) => string) | undefined;
  /** With `onToggleSelect`, rows have boxes. */
  selectedKeys?: ReadonlySet<string> | readonly string[] | undefined;
  onToggleSelect?: ((key: string, row: T) => void) | undefined;
  /** Several at once: Shift, and the box in the header. */
  onSelectMany?: ((keys: string[], isSelected: boolean) => void) | undefined;
  sort?: TableSort | null | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** The reader nears the last loaded row: load the next page. */
  onEndReached?: (() => void) | undefined;
  /** Nothing to show yet: skeleton rows. With rows present, they stay and a line moves. */
  isLoading?: boolean | undefined;
  isLoadingMore?: boolean | undefined;
  /** Total rows, including those not loaded; null while unknown. */
  total?: number | null | undefined;
  emptyState?: ReactNode;
  /** What the reader changed about the columns; kept inside by default. */
  layout?: TableLayout | undefined;
  onLayoutChange?: ((layout: TableLayout) => void) | undefined;
  /**
   * Actions on one cell: shown next to it under the pointer, and for all cells of a row with the key
   * `.`.
   */
  cellActions?: ((row: T, columnId: string) => readonly CellAction[]) | undefined;
  /** J, K, X and Enter work anywhere on the page, not only inside the table. */
  hasPageKeys?: boolean | undefined;
  /** Pixels of a row whose cells have two lines; without it the density alone says. */
  rowHeight?: number | undefined;
  /** A line under the table, e.g. key hints. */
  footer?: ReactNode;
  className?: string | undefined;
}
