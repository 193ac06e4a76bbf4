import type { RefObject } from 'react';
import type { ShownColumn } from './table-column.ts';
import { TableRow, type RowActions } from './TableRow.tsx';
import type { RowSelection } from './use-row-selection.ts';
import { useEndReached } from './use-end-reached.ts';
import { useRowWindow } from './use-row-window.ts';

export interface TableBodyProps<T> {
  scroller: RefObject<HTMLElement | null>;
  /** Height of the scrolling box in pixels. */
  height: number;
  rowHeight: number;
  rows: readonly T[];
  rowKey: (row: T) => string;
  rowHref: ((row: T) => string) | undefined;
  columns: readonly ShownColumn<T>[];
  activeIndex: number;
  tabStop: number;
  selection: RowSelection;
  actions: RowActions<T>;
  onEndReached: (() => void) | undefined;
}

/** The visible rows, positioned in a box as tall as all rows. A scroll renders only this. */
export function TableBody<T>(props: TableBodyProps<T>) {
  const { rows, rowKey, rowHref, rowHeight, selection, tabStop } = props;
  const count = rows.length;
  const { first, end } = useRowWindow(props.scroller, { count, rowHeight, height: props.height });
  useEndReached(count, end, props.onEndReached);
  const indices = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  // The row that holds the focus stays in the page wherever the reader scrolls.
  if (tabStop < count && tabStop < first) indices.unshift(tabStop);
  if (tabStop < count && tabStop >= end) indices.push(tabStop);
  return (
    <div
      role="rowgroup"
      className="relative [--table-columns:inherit]"
      style={{ height: count * rowHeight }}
    >
      {indices.map((index) => {
        const row = rows[index];
        if (row === undefined) return null;
        const key = rowKey(row);
        return (
          <TableRow
            key={key}
            row={row}
            index={index}
            height={rowHeight}
            columns={props.columns}
            isActive={index === props.activeIndex}
            isTabStop={index === tabStop}
            isSelected={selection.isOn ? selection.has(key) : null}
            href={rowHref?.(row)}
            actions={props.actions}
          />
        );
      })}
    </div>
  );
}
