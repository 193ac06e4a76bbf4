import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { SkeletonRows } from '../state/SkeletonRows.tsx';
import type { DataTableProps } from './data-table-props.ts';
import {
  columnWidths,
  fitColumns,
  gridTemplate,
  PLAIN_LAYOUT,
  SELECT_COLUMN_WIDTH,
} from './table-column.ts';
import { TableBody } from './TableBody.tsx';
import { TableHeader } from './TableHeader.tsx';
import { useActiveRow } from './use-active-row.ts';
import { useElementSize } from './use-element-size.ts';
import { useRowActions } from './use-row-actions.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useTableKeys } from './use-table-keys.ts';

const ROW_HEIGHT = { comfortable: 36, compact: 32 } as const;
const HEADER_HEIGHT = 32;
/** Rows before the last loaded one at which the next page is asked for. */
const END_DISTANCE = 15;

/**
 * A list of any length: only the rows in sight are in the page. Columns fit themselves to the width,
 * one row at a time can be reached with Tab, and the keyboard does everything the mouse does.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { rows, rowKey, columns, onOpen, isLoading = false, onEndReached } = props;
  const rowHeight = ROW_HEIGHT[props.density ?? 'comfortable'];
  const scroller = useRef<HTMLDivElement>(null);
  const size = useElementSize(scroller);
  const [innerLayout, setInnerLayout] = useState(PLAIN_LAYOUT);
  const layout = props.layout ?? innerLayout;
  const selection = useRowSelection(props);
  const { activeIndex, setActive } = useActiveRow(props);
  // A row takes the focus only when the keys moved to it: a peek panel must not lose its place.
  const wantsFocus = useRef(false);

  const room = size.width - (selection.isOn ? SELECT_COLUMN_WIDTH : 0);
  const shown = useMemo(() => fitColumns(columns, layout, room), [columns, layout, room]);
  const widths = columnWidths(shown, layout, room);
  const { template, minWidth } = gridTemplate(widths, selection.isOn);

  const tabStop = Math.max(0, activeIndex);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingEnd: HEADER_HEIGHT,
    useFlushSync: false,
    // The row that holds the focus stays in the page wherever the reader scrolls.
    rangeExtractor: (range) =>
      [...new Set([tabStop, ...defaultRangeExtractor(range)])]
        .filter((index) => index < rows.length)
        .toSorted((a, b) => a - b),
  });
  const items = virtual.getVirtualItems();

  function moveTo(index: number, hasFocus: boolean) {
    wantsFocus.current = hasFocus;
    setActive(index);
    virtual.scrollToIndex(index, { align: 'auto' });
  }
  function open(index: number, how: 'peek' | 'full') {
    const row = rows[index];
    if (row === undefined) return;
    setActive(index);
    onOpen?.(row, how);
  }
  const actions = useRowActions<T>({
    open: (_, index) => open(index, 'peek'),
    select: selection.toggle,
    focus: setActive,
  });
  const pressKey = useTableKeys({
    count: rows.length,
    activeIndex,
    pageSize: Math.max(1, Math.floor((size.height - HEADER_HEIGHT) / rowHeight) - 1),
    isPageWide: props.hasPageKeys,
    onMove: (index, isExtending) => {
      const isInside = scroller.current?.contains(document.activeElement) ?? false;
      moveTo(index, isInside);
      if (isExtending && selection.isOn) selection.toggle(index, true);
    },
    onOpen: (index, isFull) => open(index, isFull ? 'full' : 'peek'),
    onToggle: selection.isOn ? (index) => selection.toggle(index, false) : undefined,
  });

  useEffect(() => {
    if (!wantsFocus.current) return;
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`);
    if (row === null || row === undefined) return;
    wantsFocus.current = false;
    row.focus({ preventScroll: true });
  });

  const lastShown = items.at(-1)?.index ?? -1;
  const reachEnd = useEffectEvent(() => onEndReached?.());
  const isNearEnd = rows.length > 0 && lastShown >= rows.length - END_DISTANCE;
  useEffect(() => {
    if (isNearEnd) reachEnd();
  }, [isNearEnd, rows.length]);

  function resize(id: string, width: number | null) {
    const { [id]: _, ...others } = layout.widths;
    const next = { ...layout, widths: width === null ? others : { ...others, [id]: width } };
    setInnerLayout(next);
    props.onLayoutChange?.(next);
  }

  const isFirstLoad = isLoading && rows.length === 0;
  return (
    <div
      className={clsx('relative flex min-h-0 min-w-0 flex-1 flex-col bg-surface', props.className)}
    >
      {isLoading && rows.length > 0 && <MovingLine />}
      <div
        ref={scroller}
        role="table"
        aria-label={props.label}
        aria-rowcount={props.total === null ? -1 : (props.total ?? rows.length) + 1}
        aria-busy={isLoading || undefined}
        onKeyDown={pressKey}
        className="relative min-h-0 flex-1 overflow-auto"
      >
        <div style={{ minWidth, '--table-columns': template }}>
          <TableHeader
            columns={shown}
            sort={props.sort}
            onSortChange={props.onSortChange}
            onResize={resize}
            selection={selection.extent}
            onSelectAll={selection.toggleAll}
          />
          <TableBody
            items={items}
            height={virtual.getTotalSize()}
            rowHeight={rowHeight}
            rows={rows}
            rowKey={rowKey}
            rowHref={props.rowHref}
            columns={shown}
            activeIndex={activeIndex}
            tabStop={tabStop}
            selection={selection}
            actions={actions}
          />
        </div>
        {isFirstLoad && <SkeletonRows rows={14} columns={shown.length} rowHeight={rowHeight} />}
        {props.isLoadingMore && (
          <p role="status" className="px-4 py-2.5 text-sm text-ink-3">
            Loading more
          </p>
        )}
      </div>
      {!isLoading && rows.length === 0 && (
        <div className="absolute inset-x-0 top-8 bottom-0 overflow-y-auto">{props.emptyState}</div>
      )}
      {props.footer !== undefined && (
        <div className="flex h-8 shrink-0 items-center gap-4 border-t border-line px-4 text-sm text-ink-3">
          {props.footer}
        </div>
      )}
    </div>
  );
}

/** New data are on their way while the old ones stay. */
function MovingLine() {
  return (
    <div aria-hidden className="absolute inset-x-0 top-8 z-30 h-0.5 overflow-hidden">
      <div className="h-full w-1/3 animate-sweep bg-accent" />
    </div>
  );
}
