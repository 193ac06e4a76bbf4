import { DataTable, EmptyState, type Column, type DataTableProps } from '@waybill/ui';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { tableHeight } from '../../../components/table-height.ts';
import type { Pages } from './use-pages.ts';

/** Rows in sight before a table scrolls on its own. */
const MOST_IN_SIGHT = 12;

export interface PagedTableProps<T> extends Pick<
  DataTableProps<T>,
  'onOpen' | 'rowHref' | 'footer' | 'hasPageKeys'
> {
  label: string;
  pages: Pages<T>;
  rowKey: (row: T) => string;
  columns: readonly Column<T>[];
  /** Text for an empty list. */
  emptyTitle: string;
  emptyHelp: string;
  emptyActions?: DataTableProps<T>['emptyState'];
}

/** A list below the map: its rows, or why there are none. */
export function PagedTable<T>(props: PagedTableProps<T>) {
  const { pages, label, rowKey, columns } = props;
  const { rows, error, isLoading } = pages;
  if (error !== undefined && rows.length === 0) {
    return (
      <ErrorPanel
        error={error}
        permission="activity:read"
        isRetrying={isLoading}
        onRetry={() => void pages.refresh()}
      />
    );
  }
  return (
    <TableBox rows={rows.length} isLoading={isLoading}>
      <DataTable
        label={label}
        rows={rows}
        rowKey={rowKey}
        columns={columns}
        isLoading={isLoading}
        isLoadingMore={pages.isLoadingMore}
        total={pages.total}
        onEndReached={pages.more}
        onOpen={props.onOpen}
        rowHref={props.rowHref}
        hasPageKeys={props.hasPageKeys}
        footer={props.footer}
        emptyState={
          <EmptyState
            kind="noMatch"
            title={props.emptyTitle}
            description={props.emptyHelp}
            actions={props.emptyActions}
          />
        }
      />
    </TableBox>
  );
}

/** Height of a table on this page, which scrolls as a whole: the same while loading. */
export function TableBox(props: {
  rows: number;
  isLoading: boolean;
  /** Rows in sight before it scrolls on its own. */
  most?: number | undefined;
  children: ReactNode;
}) {
  const { rows, isLoading, most = MOST_IN_SIGHT, children } = props;
  const shown = isLoading && rows === 0 ? MOST_IN_SIGHT : rows;
  return (
    <div style={{ height: tableHeight(shown, most) + FOOTER_PX }} className="flex">
      {children}
    </div>
  );
}

const FOOTER_PX = 34;
