import { clsx } from 'clsx';
import { useRef } from 'react';
import { SkeletonRows } from '../state/SkeletonRows.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { TableBody } from './TableBody.tsx';
import { TableHeader } from './TableHeader.tsx';
import { useDataTable } from './use-data-table.ts';

/**
 * A list of any length: only the rows in sight are in the page. Columns fit themselves to the width,
 * one row at a time can be reached with Tab, and the keyboard does everything the mouse does.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { rows, isLoading = false, total = rows.length } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useDataTable(props, scroller);
  const { columns, selection } = table;
  return (
    <div
      className={clsx('relative flex min-h-0 min-w-0 flex-1 flex-col bg-surface', props.className)}
    >
      {isLoading && rows.length > 0 && <MovingLine />}
      <div
        ref={scroller}
        role="table"
        aria-label={props.label}
        aria-rowcount={total === null ? -1 : total + 1}
        aria-busy={isLoading || undefined}
        className="relative min-h-0 flex-1 overflow-auto"
      >
        <div style={{ minWidth: table.minWidth, '--table-columns': table.template }}>
          <TableHeader
            columns={columns.shown}
            sort={props.sort}
            onSortChange={props.onSortChange}
            onResize={columns.resize}
            selection={selection.extent}
            onSelectAll={selection.toggleAll}
          />
          <TableBody
            items={table.items}
            height={table.totalHeight}
            rowHeight={table.rowHeight}
            rows={rows}
            rowKey={props.rowKey}
            rowHref={props.rowHref}
            columns={columns.shown}
            activeIndex={table.activeIndex}
            tabStop={table.tabStop}
            selection={selection}
            actions={table.actions}
          />
        </div>
        {isLoading && rows.length === 0 && (
          <SkeletonRows rows={14} columns={columns.shown.length} rowHeight={table.rowHeight} />
        )}
        {props.isLoadingMore && (
          <p role="status" className="px-4 py-2.5 text-sm text-ink-3">
            Loading more
          </p>
        )}
      </div>
      <BelowRows isEmpty={!isLoading && rows.length === 0} {...props} />
    </div>
  );
}

/** What stands in place of the rows when there are none, and the line under the table. */
function BelowRows<T>({ isEmpty, emptyState, footer }: DataTableProps<T> & { isEmpty: boolean }) {
  return (
    <>
      {isEmpty && (
        <div className="absolute inset-x-0 top-8 bottom-0 overflow-y-auto">{emptyState}</div>
      )}
      {footer !== undefined && (
        <div className="flex h-8 shrink-0 items-center gap-4 overflow-hidden border-t border-line px-4 text-sm whitespace-nowrap text-ink-3">
          {footer}
        </div>
      )}
    </>
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
