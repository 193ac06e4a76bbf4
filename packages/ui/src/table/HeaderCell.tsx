import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { ColumnMenu } from './ColumnMenu.tsx';
import { ColumnResizer } from './ColumnResizer.tsx';
import { leastWidth } from './fit-columns.ts';
import { nextSort, type Column, type ShownColumn, type TableSort } from './table-column.ts';
import type { TableColumns } from './table-columns.ts';
import { PIN_EDGE, PIN_STYLE } from './TableRow.tsx';
import type { useColumnDrag } from './use-column-drag.ts';

export interface HeaderCellProps<T> {
  shown: ShownColumn<T>;
  /** Counted from 1, with the boxes. */
  colIndex: number;
  isFirst: boolean;
  isLast: boolean;
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  columns: TableColumns;
  drag: ReturnType<typeof useColumnDrag>;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/** Name, sort, menu and edge of a column. It is dragged by its name; Ctrl, Shift and an arrow move it too. */
export function HeaderCell<T>(props: HeaderCellProps<T>) {
  const { sort, onSortChange, columns, drag } = props;
  const { column, pin } = props.shown;
  const { id, sortKey } = column;
  const direction = sortKey !== undefined && sort?.key === sortKey ? sort.direction : null;

  function press(event: KeyboardEvent) {
    if (!event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (step === null) return;
    event.preventDefault();
    columns.step(id, step);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons within are focused; their keys are heard here
    <div
      role="columnheader"
      aria-label={column.header}
      aria-colindex={props.colIndex}
      data-column={id}
      aria-sort={direction === null ? undefined : ARIA_SORT[direction]}
      onPointerDown={(event) => drag.grab(id, event)}
      onClickCapture={drag.swallowClick}
      onKeyDown={press}
      style={pin === null ? undefined : PIN_STYLE(pin)}
      className={headClass(props)}
    >
      {sortKey !== undefined && onSortChange !== undefined ? (
        <SortButton
          column={column}
          direction={direction}
          onPress={() => onSortChange(nextSort(sort, column))}
        />
      ) : (
        <span className="min-w-0 truncate">{column.header}</span>
      )}
      <ColumnMenu column={column} sort={sort} onSortChange={onSortChange} columns={columns} />
      <ColumnResizer
        label={column.header}
        least={leastWidth(column)}
        onResize={(width, isOver) => columns.resize(id, width, isOver)}
      />
    </div>
  );
}

/** Its position in the row, whether it is pinned, and its drag state. */
function headClass<T>({ shown, isFirst, isLast, drag: { move } }: HeaderCellProps<T>): string {
  const { column, pin, isLastPin } = shown;
  return clsx(
    'group/head relative flex h-full min-w-0 touch-none items-center px-2 text-sm font-medium text-ink-3 select-none',
    isFirst && 'pl-4',
    isLast && 'pr-4',
    column.align === 'end' && 'flex-row-reverse',
    pin !== null && 'sticky! z-10 bg-surface',
    isLastPin && PIN_EDGE,
    move?.id === column.id && 'opacity-50',
    move?.target === column.id && move.id !== column.id && TARGET_LINE[move.side],
  );
}

/** The line at which a dragged column would be put down. */
const TARGET_LINE = {
  before: 'after:absolute after:inset-y-1 after:left-0 after:w-0.5 after:bg-accent',
  behind: 'after:absolute after:inset-y-1 after:right-0 after:w-0.5 after:bg-accent',
} as const;

interface SortButtonProps<T> {
  column: Column<T>;
  direction: TableSort['direction'] | null;
  onPress: () => void;
}

function SortButton<T>({ column, direction, onPress }: SortButtonProps<T>) {
  const Arrow = (direction ?? column.sortOnly) === 'asc' ? ArrowUp : ArrowDown;
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
