import type { Column } from './table-column.ts';
import {
  isHidden,
  neighbourOf,
  orderedColumns,
  placeColumn,
  stepColumn,
  toggleColumn,
  togglePin,
  type TableLayout,
} from './table-layout.ts';
import type { ColumnMove } from './use-column-drag.ts';

/** The reader's changes to the columns of one table. */
export interface TableColumns {
  isPinned: (id: string) => boolean;
  hasWidth: (id: string) => boolean;
  canStep: (id: string, step: -1 | 1) => boolean;
  step: (id: string, step: -1 | 1) => void;
  place: (move: ColumnMove) => void;
  togglePin: (id: string) => void;
  toggle: (id: string) => void;
  resize: (id: string, width: number | null, isOver: boolean) => void;
}

/** @param onMoved receives the moved column and its position, counted from 1 among the visible ones */
export function tableColumns<T>(
  columns: readonly Column<T>[],
  kept: { layout: TableLayout; setLayout: (layout: TableLayout) => void },
  resize: TableColumns['resize'],
  onMoved: (header: string, place: number, count: number) => void,
): TableColumns {
  const { layout, setLayout } = kept;
  function move(id: string, next: TableLayout) {
    if (next === layout) return;
    setLayout(next);
    const shown = orderedColumns(columns, next).filter((column) => !isHidden(column, next));
    const at = shown.findIndex((column) => column.id === id);
    const header = shown[at]?.header;
    if (header !== undefined) onMoved(header, at + 1, shown.length);
  }
  return {
    isPinned: (id) => layout.pinned.includes(id),
    hasWidth: (id) => layout.widths[id] !== undefined,
    canStep: (id, step) => neighbourOf(columns, layout, id, step) !== null,
    step: (id, step) => move(id, stepColumn(columns, layout, id, step)),
    place: (to) => move(to.id, placeColumn(columns, layout, to)),
    togglePin: (id) => setLayout(togglePin(columns, layout, id)),
    toggle: (id) => setLayout(toggleColumn(columns, layout, id)),
    resize,
  };
}
