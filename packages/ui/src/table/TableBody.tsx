import type { VirtualItem } from '@tanstack/react-virtual';
import type { Column } from './table-column.ts';
import { TableRow, type RowActions } from './TableRow.tsx';
import type { RowSelection } from './use-row-selection.ts';

export interface TableBodyProps<T> {
  items: readonly VirtualItem[];
  /** Height of all rows together in pixels. */
  height: number;
  rowHeight: number;
  rows: readonly T[];
  rowKey: (row: T) => string;
  rowHref: ((row: T) => string) | undefined;
  columns: readonly Column<T>[];
  activeIndex: number;
  tabStop: number;
  selection: RowSelection;
  actions: RowActions<T>;
}

/** The rows in sight, at their places in a box as high as all rows. */
export function TableBody<T>(props: TableBodyProps<T>) {
  const { items, rows, rowKey, rowHref, selection } = props;
  return (
    <div role="rowgroup" className="relative" style={{ height: props.height }}>
      {items.map((item) => {
        const row = rows[item.index];
        if (row === undefined) return null;
        const key = rowKey(row);
        return (
          <TableRow
            key={key}
            row={row}
            index={item.index}
            start={item.start}
            height={props.rowHeight}
            columns={props.columns}
            isActive={item.index === props.activeIndex}
            isTabStop={item.index === props.tabStop}
            isSelected={selection.isOn ? selection.has(key) : null}
            href={rowHref?.(row)}
            actions={props.actions}
          />
        );
      })}
    </div>
  );
}
