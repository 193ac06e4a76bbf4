import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Checkbox } from '../field/Checkbox.tsx';
import { textOf } from '../text/define-text.ts';
import { HeaderCell } from './HeaderCell.tsx';
import type { ShownColumn, TableSort } from './table-column.ts';
import type { TableColumns } from './table-columns.ts';
import { tableText } from './table.text.ts';
import { useColumnDrag } from './use-column-drag.ts';

export interface TableHeaderProps<T> {
  shown: readonly ShownColumn<T>[];
  sort: TableSort | null | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  columns: TableColumns;
  /** Whether all, some or none of the loaded rows are chosen; null without a selection. */
  selection: 'all' | 'some' | 'none' | null;
  /** Without it the box in the header only shows the state. */
  onSelectAll: ((isSelected: boolean) => void) | undefined;
}

/** The sticky header row: boxes, and for each column name, sort, menu and edge. */
export function TableHeader<T>(props: TableHeaderProps<T>) {
  const { shown, columns, selection } = props;
  const row = useRef<HTMLDivElement>(null);
  const drag = useColumnDrag(columns.place);
  useFocusThroughMoves(row, shown);
  const first = selection === null ? 1 : 2;
  return (
    <div role="rowgroup" className="sticky top-0 z-20 bg-surface [--table-columns:inherit]">
      <div
        ref={row}
        role="row"
        aria-rowindex={1}
        style={{ gridTemplateColumns: 'var(--table-columns)' }}
        // The edge of the last column reaches over the table, which would scroll for it.
        className="grid h-8 items-center overflow-x-clip border-b border-line [--table-columns:inherit]"
      >
        {selection !== null && (
          <SelectAll {...props} selection={selection} isPinned={shown[0]?.pin === 0} />
        )}
        {shown.map((one, index) => (
          <HeaderCell
            key={one.column.id}
            shown={one}
            colIndex={index + first}
            isFirst={index === 0 && selection === null}
            isLast={index === shown.length - 1}
            sort={props.sort}
            onSortChange={props.onSortChange}
            columns={columns}
            drag={drag}
          />
        ))}
      </div>
    </div>
  );
}

function SelectAll<T>(
  props: TableHeaderProps<T> & { selection: 'all' | 'some' | 'none'; isPinned: boolean },
) {
  const { selection, onSelectAll, isPinned } = props;
  const text = textOf(tableText);
  return (
    <div
      role="columnheader"
      aria-colindex={1}
      className={clsx('flex h-full items-center pl-4', isPinned && 'sticky left-0 z-10 bg-surface')}
    >
      {onSelectAll === undefined ? (
        <span className="sr-only">{text.selected}</span>
      ) : (
        <Checkbox
          aria-label={text.selectAll}
          checked={selection === 'all'}
          isMixed={selection === 'some'}
          onChange={() => onSelectAll(selection !== 'all')}
        />
      )}
    </div>
  );
}

/** Browsers remove the focus from a moved element: a moved column gets it back. */
function useFocusThroughMoves<T>(
  row: { current: HTMLElement | null },
  shown: readonly ShownColumn<T>[],
) {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const header = row.current;
    if (header === null) return undefined;
    const note = ({ target }: FocusEvent) => {
      held.current = target instanceof Element ? target : null;
    };
    // Only a real step elsewhere says where to; a removed element loses the focus to nowhere.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) held.current = null;
    };
    header.addEventListener('focusin', note);
    header.addEventListener('focusout', leave);
    return () => {
      header.removeEventListener('focusin', note);
      header.removeEventListener('focusout', leave);
    };
  }, [row]);
  useEffect(() => {
    const element = held.current;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && element instanceof HTMLElement && element.isConnected) element.focus();
  }, [shown]);
}
