import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '../field/Checkbox.tsx';
import { ColumnResizer } from './ColumnResizer.tsx';
import { leastWidth, nextSort, type Column, type TableSort } from './table-column.ts';

export interface TableHeaderProps<T> {
  columns: readonly Column<T>[];
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  onResize: (id: string, width: number | null) => void;
  /** Whether all, some or none of the loaded rows are chosen; null without a selection. */
  selection: 'all' | 'some' | 'none' | null;
  /** Without it the box in the header only shows the state. */
  onSelectAll: ((isSelected: boolean) => void) | undefined;
}

/** The sticky header row: names, sort, resize handles. */
export function TableHeader<T>(props: TableHeaderProps<T>) {
  const { columns, sort, onSortChange, onResize, selection, onSelectAll } = props;
  return (
    <div role="rowgroup" className="sticky top-0 z-20 bg-surface">
      <div
        role="row"
        aria-rowindex={1}
        style={{ gridTemplateColumns: 'var(--table-columns)' }}
        className="grid h-8 items-center border-b border-line"
      >
        {selection !== null && (
          <div role="columnheader" className="flex items-center pl-4">
            {onSelectAll === undefined ? (
              <span className="sr-only">Selected</span>
            ) : (
              <Checkbox
                aria-label="Select all loaded rows"
                checked={selection === 'all'}
                isMixed={selection === 'some'}
                onChange={() => onSelectAll(selection !== 'all')}
              />
            )}
          </div>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            column={column}
            isFirst={index === 0 && selection === null}
            isLast={index === columns.length - 1}
            sort={sort}
            onSortChange={onSortChange}
            onResize={onResize}
          />
        ))}
      </div>
    </div>
  );
}

interface HeaderCellProps<T> {
  column: Column<T>;
  isFirst: boolean;
  isLast: boolean;
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  onResize: (id: string, width: number | null) => void;
}

function HeaderCell<T>(props: HeaderCellProps<T>) {
  const { column, isFirst, isLast, sort, onSortChange, onResize } = props;
  const { sortKey } = column;
  const direction = sortKey !== undefined && sort?.key === sortKey ? sort.direction : null;
  return (
    <div
      role="columnheader"
      data-column={column.id}
      aria-sort={direction === null ? undefined : ARIA_SORT[direction]}
      className={clsx(
        'group/head relative flex h-full min-w-0 items-center px-2 text-sm font-medium text-ink-3',
        isFirst && 'pl-4',
        isLast && 'pr-4',
        column.align === 'end' && 'justify-end',
      )}
    >
      {sortKey !== undefined && onSortChange !== undefined ? (
        <SortButton
          column={column}
          direction={direction}
          onPress={() => onSortChange(nextSort(sort, sortKey))}
        />
      ) : (
        <span className="truncate">{column.header}</span>
      )}
      {!isLast && (
        <ColumnResizer
          label={column.header}
          least={leastWidth(column)}
          onResize={(width) => onResize(column.id, width)}
        />
      )}
    </div>
  );
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface SortButtonProps<T> {
  column: Column<T>;
  direction: TableSort['direction'] | null;
  onPress: () => void;
}

function SortButton<T>({ column, direction, onPress }: SortButtonProps<T>) {
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={onPress}
      className={clsx(
        'group/sort -mx-1 inline-flex h-6 min-w-0 items-center gap-1 rounded-xs px-1 hover:text-ink',
        direction !== null && 'text-ink',
        column.align === 'end' && 'flex-row-reverse',
      )}
    >
      <span className="truncate">{column.header}</span>
      <Arrow
        aria-hidden
        className={clsx(
          'size-3 shrink-0 transition-opacity',
          direction === null &&
            'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
        )}
      />
    </button>
  );
}
