import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { textOf } from '../text/define-text.ts';
import { CellToolbar } from './CellToolbar.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { RowMenu } from './RowMenu.tsx';
import { tableColumns } from './table-columns.ts';
import { tableText } from './table.text.ts';
import { TableBody } from './TableBody.tsx';
import { TableHeader } from './TableHeader.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { HEADER_HEIGHT, useDataTable } from './use-data-table.ts';

/**
 * A list of any length: only visible rows are in the page. Columns adapt to the width, one row at a
 * time is a Tab stop, and the keyboard does everything the mouse does.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { rows, isLoading = false, total = rows.length, cellActions } = props;
  const text = textOf(tableText);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useDataTable(props, scroller);
  const [moved, setMoved] = useState('');
  const { columns, selection } = table;
  const { shown } = columns;
  const changes = tableColumns(props.columns, columns, columns.resize, (header, place, count) =>
    setMoved(text.movedTo(header, place, count)),
  );
  return (
    <div
      ref={frame}
      className={clsx('relative flex min-h-0 min-w-0 flex-1 flex-col bg-surface', props.className)}
    >
      <MovingLine isShown={isLoading && rows.length > 0} />
      <div ref={scroller} className="relative min-h-0 flex-1 overflow-auto">
        <div
          role="table"
          aria-label={props.label}
          aria-rowcount={total === null ? -1 : total + 1}
          aria-colcount={shown.length + (selection.isOn ? 1 : 0)}
          aria-busy={isLoading || undefined}
          style={columns.style}
        >
          <TableHeader
            shown={shown}
            sort={props.sort}
            onSortChange={props.onSortChange}
            columns={changes}
            selection={selection.extent}
            onSelectAll={selection.toggleAll}
          />
          <TableBody
            scroller={scroller}
            height={table.height}
            rowHeight={table.rowHeight}
            rows={rows}
            rowKey={props.rowKey}
            rowHref={props.rowHref}
            columns={shown}
            activeIndex={table.activeIndex}
            tabStop={table.tabStop}
            selection={selection}
            actions={table.actions}
            onEndReached={props.onEndReached}
          />
        </div>
        {isLoading && rows.length === 0 && (
          <div style={columns.style}>
            <TableSkeleton
              columns={shown}
              hasSelect={selection.isOn}
              rowHeight={table.rowHeight}
              height={table.height - HEADER_HEIGHT}
            />
          </div>
        )}
        {props.isLoadingMore && <MoreComing />}
      </div>
      {cellActions && (
        <>
          <CellToolbar frame={frame} rows={rows} cellActions={cellActions} />
          <RowMenu
            frame={frame}
            index={table.menuIndex}
            rows={rows}
            columns={shown}
            cellActions={cellActions}
            onClose={table.closeMenu}
          />
        </>
      )}
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
      <BelowRows isEmpty={!isLoading && rows.length === 0} {...props} />
    </div>
  );
}

/** Content of an empty table, and the line below it. */
function BelowRows<T>({ isEmpty, emptyState, footer }: DataTableProps<T> & { isEmpty: boolean }) {
  return (
    <>
      {isEmpty && (
        <div className="absolute inset-x-0 top-8 bottom-0 overflow-y-auto">{emptyState}</div>
      )}
      {footer !== undefined && (
        <div className="flex h-7 shrink-0 items-center gap-4 overflow-hidden border-t border-line px-4 text-sm whitespace-nowrap text-ink-3">
          {footer}
        </div>
      )}
    </>
  );
}

function MoreComing() {
  return (
    <p role="status" className="sticky left-0 px-4 py-2.5 text-sm text-ink-3">
      {textOf(tableText).loadingMore}
    </p>
  );
}

/** New data is loading while the old data stays visible. */
function MovingLine({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return (
    <div aria-hidden className="absolute inset-x-0 top-8 z-30 h-0.5 overflow-hidden">
      <div className="h-full w-1/3 animate-sweep bg-accent" />
    </div>
  );
}
