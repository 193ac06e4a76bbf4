import { useState } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { columnWidths, fitColumns, gridTemplate, pinOffsets, shownColumns } from './fit-columns.ts';
import type { Column, ShownColumn } from './table-column.ts';
import { PLAIN_LAYOUT, resizeColumn, type TableLayout } from './table-layout.ts';

/**
 * The visible columns, with their widths, and the reader's actions. While an edge is dragged only the
 * widths change, which rerenders no row; the layout is updated at the end.
 * @param width inner width of the table in pixels, 0 before it is measured
 */
export function useTableColumns<T>(props: DataTableProps<T>, width: number, hasSelect: boolean) {
  const { columns, onLayoutChange } = props;
  const [inner, setInner] = useState(PLAIN_LAYOUT);
  const [dragged, setDragged] = useState<{ id: string; width: number } | null>(null);
  const kept = props.layout ?? inner;
  const layout = dragged === null ? kept : resizeColumn(kept, dragged.id, dragged.width);
  const room = gridRoom(width, hasSelect);
  const fitting = fitColumns(columns, layout, room);
  const shown = useSameColumns(fitting, layout);
  const widths = columnWidths(fitting, layout, room);

  function setLayout(next: TableLayout) {
    setInner(next);
    onLayoutChange?.(next);
  }
  function resize(id: string, to: number | null, isOver: boolean) {
    if (!isOver && to !== null) {
      setDragged({ id, width: to });
      return;
    }
    setDragged(null);
    setLayout(resizeColumn(kept, id, to));
  }
  const { template, minWidth } = gridTemplate(widths, hasSelect);
  return {
    shown,
    layout: kept,
    setLayout,
    resize,
    style: { minWidth, '--table-columns': template, ...pinOffsets(shown, widths, hasSelect) },
  };
}

function gridRoom(width: number, hasSelect: boolean): number {
  return width - (hasSelect ? gridTemplate([], true).minWidth : 0);
}

/** The drawn columns; the same list as before as long as it draws the same, so that rows stay as they are. */
function useSameColumns<T>(fitting: readonly Column<T>[], layout: TableLayout) {
  const next = shownColumns(fitting, layout);
  const [held, setHeld] = useState<readonly ShownColumn<T>[]>(next);
  if (isSame(held, next)) return held;
  setHeld(next);
  return next;
}

function isSame<T>(held: readonly ShownColumn<T>[], next: readonly ShownColumn<T>[]): boolean {
  return (
    held.length === next.length &&
    next.every(({ column, pin, isLastPin }, at) => {
      const before = held[at];
      return before?.column === column && before.pin === pin && before.isLastPin === isLastPin;
    })
  );
}
