import { clsx } from 'clsx';
import {
  memo,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Checkbox } from '../field/Checkbox.tsx';
import { textOf } from '../text/define-text.ts';
import { VisibleText } from '../text/VisibleText.tsx';
import type { ShownColumn } from './table-column.ts';
import { tableText } from './table.text.ts';

/** Callbacks of a row. One object for the table's lifetime, so that rows stay memoised. */
export interface RowActions<T> {
  open: (row: T, index: number) => void;
  select: (index: number, isRange: boolean) => void;
  focus: (index: number) => void;
  pressKey: (event: KeyboardEvent) => void;
}

export interface TableRowProps<T> {
  row: T;
  index: number;
  height: number;
  columns: readonly ShownColumn<T>[];
  isActive: boolean;
  /** The one row that Tab reaches. */
  isTabStop: boolean;
  /** Null without a selection. */
  isSelected: boolean | null;
  href: string | undefined;
  actions: RowActions<T>;
}

/** Place and look of a pinned cell, in the header as in the rows. */
export const PIN_STYLE = (pin: number): CSSProperties => ({ left: `var(--table-pin-${pin})` });
export const PIN_EDGE = 'border-r border-line-2';

function wantsNewTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
}

/** Whether the press was on a button, or a link other than the row's own, inside the row. */
function isInsideControl(event: MouseEvent): boolean {
  if (!(event.target instanceof Element)) return false;
  const control = event.target.closest('a, button, label, [data-own-press]');
  return control !== null && !control.hasAttribute('data-row-link');
}

/** Whether it came through a portal: from a menu or dialog of the row, drawn elsewhere in the page. */
function isFromOverlay({ target, currentTarget }: SyntheticEvent): boolean {
  return !(target instanceof Node && currentTarget.contains(target));
}

function Row<T>(props: TableRowProps<T>) {
  const { row, index, height, columns, isActive, isSelected, href } = props;
  const { actions } = props;
  function press(event: MouseEvent) {
    if (isFromOverlay(event) || isInsideControl(event)) return;
    if (event.shiftKey && event.button === 0 && isSelected !== null) {
      event.preventDefault();
      actions.select(index, true);
      return;
    }
    // The reader is marking text.
    if (wantsNewTab(event) || window.getSelection()?.isCollapsed === false) return;
    actions.open(row, index);
  }
  const first = isSelected === null ? 1 : 2;
  return (
    <div
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isActive || undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      onClick={press}
      onKeyDown={(event) => !isFromOverlay(event) && actions.pressKey(event)}
      onFocus={(event) => event.target === event.currentTarget && actions.focus(index)}
      style={{
        gridTemplateColumns: 'var(--table-columns)',
        height,
        transform: `translateY(${index * height}px)`,
      }}
      className={clsx(
        'absolute inset-x-0 top-0 grid [--table-columns:inherit] cursor-pointer items-stretch border-b border-line text-base contain-strict',
        'focus-visible:shadow-[inset_3px_0_0_var(--accent)] focus-visible:outline-none',
        isActive
          ? 'bg-selected'
          : isSelected
            ? 'bg-[color-mix(in_srgb,var(--accent-soft)_60%,var(--surface))]'
            : 'bg-surface hover:bg-hover',
      )}
    >
      {isSelected !== null && (
        <SelectCell
          index={index}
          isSelected={isSelected}
          isPinned={columns[0]?.pin === 0}
          onSelect={actions.select}
        />
      )}
      {columns.map(({ column, pin, isLastPin }, at) => (
        <div
          key={column.id}
          role="cell"
          aria-colindex={at + first}
          style={pin === null ? undefined : PIN_STYLE(pin)}
          className={clsx(
            'flex min-w-0 items-center px-2',
            at === 0 && isSelected === null && 'pl-4',
            at === columns.length - 1 && 'pr-4',
            column.align === 'end' && 'justify-end text-right',
            pin !== null && 'sticky z-[5] bg-inherit',
            isLastPin && PIN_EDGE,
          )}
        >
          {at === 0 && href !== undefined ? (
            <RowLink href={href}>
              <VisibleText>{column.cell(row)}</VisibleText>
            </RowLink>
          ) : (
            <span
              className={clsx(
                'block min-w-0 truncate *:align-middle',
                column.align !== 'end' && 'grow',
              )}
            >
              <VisibleText>{column.cell(row)}</VisibleText>
            </span>
          )}
        </div>
      ))}
    </div>
  );
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
        if (event.metaKey || event.ctrlKey || event.button !== 0) event.stopPropagation();
        else event.preventDefault();
      }}
      className="block min-w-0 grow truncate after:absolute after:inset-0 *:align-middle"
    >
      {children}
    </a>
  );
}

interface SelectCellProps {
  index: number;
  isSelected: boolean;
  isPinned: boolean;
  onSelect: (index: number, isRange: boolean) => void;
}

function SelectCell({ index, isSelected, isPinned, onSelect }: SelectCellProps) {
  return (
    <div
      role="cell"
      aria-colindex={1}
      data-own-press
      className={clsx(
        'z-10 flex items-center pl-4',
        isPinned ? 'sticky left-0 bg-inherit' : 'relative',
      )}
    >
      <Checkbox
        aria-label={textOf(tableText).selectRow(index + 1)}
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

/** One row of a table, rerendered only when one of its own properties changes. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `memo` cannot carry the type parameter
export const TableRow = memo(Row) as typeof Row;
