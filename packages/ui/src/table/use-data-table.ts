import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import {
  columnWidths,
  fitColumns,
  gridTemplate,
  PLAIN_LAYOUT,
  SELECT_COLUMN_WIDTH,
} from './table-column.ts';
import { useActiveRow } from './use-active-row.ts';
import { useElementSize } from './use-element-size.ts';
import { useRowActions } from './use-row-actions.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useTableKeys } from './use-table-keys.ts';

const ROW_HEIGHT = { comfortable: 36, compact: 32 } as const;
const HEADER_HEIGHT = 32;
/** Rows before the last loaded one at which the next page is asked for. */
const END_DISTANCE = 15;

/** The rows in sight, and with them the one that holds the focus wherever the reader scrolls. */
function rangeWith(kept: number, count: number, range: Range): number[] {
  return [...new Set([kept, ...defaultRangeExtractor(range)])]
    .filter((index) => index < count)
    .toSorted((a, b) => a - b);
}

/** Everything a table knows and does; the drawing is left to `DataTable`. */
export function useDataTable<T>(
  props: DataTableProps<T>,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const { rows } = props;
  const rowHeight = ROW_HEIGHT[props.density ?? 'comfortable'];
  const { width, height } = useElementSize(scroller);
  const selection = useRowSelection(props);
  const { activeIndex, setActive } = useActiveRow(props);
  const columns = useColumns(props, width - (selection.isOn ? SELECT_COLUMN_WIDTH : 0));
  const tabStop = Math.max(0, activeIndex);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingEnd: HEADER_HEIGHT,
    useFlushSync: false,
    rangeExtractor: (range) => rangeWith(tabStop, rows.length, range),
  });
  const askForFocus = useFocusOnMove(scroller, activeIndex);

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
      virtual.scrollToIndex(index, { align: 'auto' });
      if (isExtending && selection.isOn) selection.toggle(index, true);
    },
    onOpen: (index, isFull) => open(index, isFull ? 'full' : 'peek'),
    onToggle: selection.isOn ? (index) => selection.toggle(index, false) : undefined,
  });
  const actions = useRowActions<T>({
    open: (_, index) => open(index, 'peek'),
    select: selection.toggle,
    focus: setActive,
    pressKey,
  });

  const items = virtual.getVirtualItems();
  useEndReached(props, items.at(-1)?.index ?? -1);
  return {
    rowHeight,
    columns,
    ...gridTemplate(columns.widths, selection.isOn),
    selection,
    activeIndex,
    tabStop,
    items,
    totalHeight: virtual.getTotalSize(),
    actions,
  };
}

/** The columns to draw with their widths, and what the reader does to them. */
function useColumns<T>(props: DataTableProps<T>, room: number) {
  const { columns } = props;
  const [inner, setInner] = useState(PLAIN_LAYOUT);
  const layout = props.layout ?? inner;
  const shown = useMemo(() => fitColumns(columns, layout, room), [columns, layout, room]);
  function resize(id: string, width: number | null) {
    const { [id]: _, ...others } = layout.widths;
    const next = { ...layout, widths: width === null ? others : { ...others, [id]: width } };
    setInner(next);
    props.onLayoutChange?.(next);
  }
  return { shown, widths: columnWidths(shown, layout, room), resize };
}

/**
 * Moves the focus to the active row after a key moved there, but only when the focus was in the table
 * already: a peek panel must not lose its place.
 */
function useFocusOnMove(scroller: RefObject<HTMLDivElement | null>, activeIndex: number) {
  const wantsFocus = useRef(false);
  // After every render, because a far row is only drawn once the table has scrolled to it.
  useEffect(() => {
    if (!wantsFocus.current) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`);
    if (row === null || row === undefined) return;
    wantsFocus.current = false;
    row.focus({ preventScroll: true });
  });
  return () => {
    wantsFocus.current = scroller.current?.contains(document.activeElement) ?? false;
  };
}

/** Asks for the next page once for each length of the list. */
function useEndReached<T>({ rows, onEndReached }: DataTableProps<T>, lastShown: number) {
  const reachEnd = useEffectEvent(() => onEndReached?.());
  const isNearEnd = rows.length > 0 && lastShown >= rows.length - END_DISTANCE;
  useEffect(() => {
    if (isNearEnd) reachEnd();
  }, [isNearEnd, rows.length]);
}
