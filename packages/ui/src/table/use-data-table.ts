import { useEffect, useRef, useState, type RefObject } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { scrollTopFor } from './row-window.ts';
import { useActiveRow } from './use-active-row.ts';
import { useElementSize } from './use-element-size.ts';
import { useRowActions } from './use-row-actions.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useTableColumns } from './use-table-columns.ts';
import { useTableKeys } from './use-table-keys.ts';

const ROW_HEIGHT = { normal: 36, compact: 32 } as const;
export const HEADER_HEIGHT = 32;

/** Everything a table knows and does; the drawing is left to `DataTable`. */
export function useDataTable<T>(
  props: DataTableProps<T>,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const { rows } = props;
  const { width, height } = useElementSize(scroller);
  const selection = useRowSelection(props);
  const { activeIndex, setActive } = useActiveRow(props);
  const columns = useTableColumns(props, width, selection.isOn);
  const rowHeight = props.rowHeight ?? ROW_HEIGHT[columns.layout.density];
  const [menuIndex, setMenuIndex] = useState<number | null>(null);
  const askForFocus = useFocusOnMove(scroller, activeIndex);

  function scrollTo(index: number) {
    const box = scroller.current;
    if (box === null) return;
    const geometry = { count: rows.length, rowHeight, height };
    const top = scrollTopFor(index, box.scrollTop, geometry, HEADER_HEIGHT);
    if (top !== null) box.scrollTo({ top });
  }
  function open(index: number, how: 'peek' | 'full') {
    const row = rows[index];
    if (row === undefined) return;
    setActive(index);
    props.onOpen?.(row, how);
  }
  const pressKey = useTableKeys({
    count: rows.length,
    activeIndex,
    pageSize: Math.max(1, Math.floor((height - HEADER_HEIGHT) / rowHeight) - 1),
    isPageWide: props.hasPageKeys,
    onMove: (index, isExtending) => {
      askForFocus();
      setActive(index);
      scrollTo(index);
      if (isExtending && selection.isOn) selection.extend(activeIndex, index);
    },
    onOpen: (index, isFull) => open(index, isFull ? 'full' : 'peek'),
    onToggle: selection.isOn ? (index) => selection.toggle(index, false) : undefined,
    onMenu: props.cellActions && setMenuIndex,
    onClear: selection.clear,
  });
  const actions = useRowActions<T>({
    open: (_, index) => open(index, 'peek'),
    select: selection.toggle,
    focus: setActive,
    pressKey,
  });
  return {
    rowHeight,
    height,
    columns,
    selection,
    activeIndex,
    tabStop: Math.max(0, activeIndex),
    actions,
    menuIndex,
    closeMenu: () => setMenuIndex(null),
  };
}

/**
 * Moves the focus to the active row after a key press, but only if the focus was in the table already:
 * a peek panel must not lose it.
 */
function useFocusOnMove(scroller: RefObject<HTMLDivElement | null>, activeIndex: number) {
  const wantsFocus = useRef(false);
  // After every render: the active row is always among those drawn.
  useEffect(() => {
    if (!wantsFocus.current) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`);
    if (row === null || row === undefined) return;
    wantsFocus.current = false;
    row.focus({ preventScroll: true });
  });
  return () => {
    const focused = document.activeElement;
    const box = scroller.current;
    // Also from the surrounding region, whose keys move rows; no one has put the focus on the body
    // itself.
    const isNear = focused !== document.body && (focused?.contains(box) ?? false);
    wantsFocus.current = isNear || (box?.contains(focused) ?? false);
  };
}
