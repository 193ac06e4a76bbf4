import { clsx } from 'clsx';
import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '../field/Checkbox.tsx';
import type { Column } from './table-column.ts';

/** What a row can ask of its table. One object for the table's whole life, so that rows stay memoised. */
export interface RowActions<T> {
  open: (row: T, index: number) => void;
  select: (index: number, isRange: boolean) => void;
  focus: (index: number) => void;
  pressKey: (event: KeyboardEvent) => void;
}

export interface TableRowProps<T> {
  row: T;
  index: number;
  /** Pixels from the top of the body. */
  start: number;
  height: number;
  columns: readonly Column<T>[];
  isActive: boolean;
  /** The one row that Tab reaches. */
  isTabStop: boolean;
  /** Null without a selection. */
  isSelected: boolean | null;
  href: string | undefined;
  actions: RowActions<T>;
}

function wantsNewTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
}

/** Whether the press was on a button, or a link other than the row's own, inside the row. */
function isInsideControl(event: MouseEvent): boolean {
  if (!(event.target instanceof Element)) return false;
  const control = event.target.closest('a, button, label, [data-own-press]');
  return control !== null && !control.hasAttribute('data-row-link');
}

function Row<T>(props: TableRowProps<T>) {
  const { row, index, start, height, columns, isActive, isSelected, href } = props;
  const { actions } = props;
  function press(event: MouseEvent) {
    if (wantsNewTab(event) || isInsideControl(event)) return;
    // The reader is marking text.
    if (window.getSelection()?.isCollapsed === false) return;
    actions.open(row, index);
  }
  return (
    <div
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isActive || undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      onClick={press}
      onKeyDown={actions.pressKey}
      onFocus={(event) => event.target === event.currentTarget && actions.focus(index)}
      style={{
        gridTemplateColumns: 'var(--table-columns)',
        height,
        transform: `translateY(${start}px)`,
      }}
      className={clsx(
        'absolute inset-x-0 top-0 grid cursor-pointer items-center border-b border-line text-base contain-strict',
        'focus-visible:shadow-[inset_3px_0_0_var(--accent)] focus-visible:outline-none',
        isActive ? 'bg-selected' : isSelected ? 'bg-accent-soft/60' : 'hover:bg-hover',
      )}
    >
      {isSelected !== null && (
        <SelectCell index={index} isSelected={isSelected} onSelect={actions.select} />
      )}
      {columns.map((column, at) => (
        <div
          key={column.id}
          role="cell"
          className={clsx(
            'flex min-w-0 items-center px-2',
            at === 0 && isSelected === null && 'pl-4',
            at === columns.length - 1 && 'pr-4',
            column.align === 'end' && 'justify-end text-right',
          )}
        >
          {at === 0 && href !== undefined ? (
            <RowLink href={href}>{column.cell(row)}</RowLink>
          ) : (
            <CellContent>{column.cell(row)}</CellContent>
          )}
        </div>
      ))}
    </div>
  );
}

function CellContent({ children }: { children: ReactNode }) {
  return <span className="block min-w-0 truncate *:align-middle">{children}</span>;
}

/** A link that covers its row: the browser's own ways to open a new tab work anywhere on it. */
function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      data-row-link
      tabIndex={-1}
      draggable={false}
      onClick={(event) => {
        if (wantsNewTab(event)) event.stopPropagation();
        else event.preventDefault();
      }}
      className="block min-w-0 truncate after:absolute after:inset-0 *:align-middle"
    >
      {children}
    </a>
  );
}

interface SelectCellProps {
  index: number;
  isSelected: boolean;
  onSelect: (index: number, isRange: boolean) => void;
}

function SelectCell({ index, isSelected, onSelect }: SelectCellProps) {
  return (
    <div role="cell" data-own-press className="relative z-10 flex h-full items-center pl-4">
      <Checkbox
        aria-label={`Select row ${index + 1}`}
        tabIndex={-1}
        checked={isSelected}
        onChange={(event) =>
          onSelect(
            index,
            event.nativeEvent instanceof globalThis.MouseEvent && event.nativeEvent.shiftKey,
          )
        }
      />
    </div>
  );
}

/** One row of a table, redrawn only when one of its own properties changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` cannot carry the type parameter
export const TableRow = memo(Row) as typeof Row;
