import { useEffect, useState, type RefObject } from 'react';
import type { CellAction } from './data-table-props.ts';

export interface CellToolbarProps<T> {
  /** The box around the table that the toolbar is placed in. */
  frame: RefObject<HTMLElement | null>;
  rows: readonly T[];
  cellActions: (row: T, columnId: string) => readonly CellAction[];
}

/** Milliseconds that the pointer rests on a cell before its actions show. */
const REST_MS = 250;

interface HoveredCell {
  index: number;
  columnId: string;
  top: number;
  /** From the left of the frame to the right edge of the cell. */
  right: number;
  height: number;
}

/**
 * Actions of the cell under the pointer, rendered once for the whole table, independent of its rows.
 * Without a pointer the same actions are in the menu of the row.
 */
export function CellToolbar<T>({ frame, rows, cellActions }: CellToolbarProps<T>) {
  const cell = useHoveredCell(frame);
  const row = cell === null ? undefined : rows[cell.index];
  if (cell === null || row === undefined) return null;
  const actions = cellActions(row, cell.columnId);
  if (actions.length === 0) return null;
  return (
    <div
      data-cell-toolbar
      style={{ top: cell.top + 3, left: cell.right, height: cell.height - 6 }}
      className="absolute z-[25] flex -translate-x-full items-stretch rounded-sm bg-raised shadow-float"
    >
      {actions.map((action) => (
        <button
          key={action.key}
          type="button"
          tabIndex={-1}
          aria-label={action.label}
          title={action.label}
          onClick={action.onSelect}
          className="grid w-7 place-items-center rounded-sm text-ink-3 hover:bg-hover hover:text-ink dark:hover:bg-active [&_svg]:size-3.5"
        >
          {action.icon}
        </button>
      ))}
    </div>
  );
}

/** The header cell above a position, which is also the column of the row there. */
function columnAt(frame: HTMLElement, x: number): { id: string; right: number } | null {
  let found: { id: string; right: number } | null = null;
  for (const head of frame.querySelectorAll<HTMLElement>('[role=columnheader][data-column]')) {
    const { left, right } = head.getBoundingClientRect();
    if (x < left || x >= right) continue;
    found = { id: head.dataset['column'] ?? '', right };
    // A pinned column lies over those that scrolled under it.
    if (getComputedStyle(head).position === 'sticky') return found;
  }
  return found;
}

function cellAt(frame: HTMLElement, row: HTMLElement, x: number): HoveredCell | null {
  const column = columnAt(frame, x);
  if (column === null) return null;
  const box = frame.getBoundingClientRect();
  const line = row.getBoundingClientRect();
  return {
    index: Number(row.dataset['index']),
    columnId: column.id,
    top: line.top - box.top,
    right: Math.min(column.right, box.right) - box.left - 2,
    height: line.height,
  };
}

function useHoveredCell(frame: RefObject<HTMLElement | null>): HoveredCell | null {
  const [cell, setCell] = useState<HoveredCell | null>(null);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setCell(null);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      if (event.target.closest('[data-cell-toolbar]') !== null) return;
      const row = event.target.closest<HTMLElement>('[data-index]');
      if (row === null) return hide();
      clearTimeout(timer);
      const { clientX } = event;
      const look = () => {
        const next = cellAt(box, row, clientX);
        setCell((before) => (isSameCell(before, next) ? before : next));
      };
      timer = setTimeout(look, REST_MS);
    };
    box.addEventListener('pointermove', move, { passive: true });
    box.addEventListener('pointerleave', hide);
    // Scroll events do not bubble.
    box.addEventListener('scroll', hide, { passive: true, capture: true });
    return () => {
      hide();
      box.removeEventListener('pointermove', move);
      box.removeEventListener('pointerleave', hide);
      box.removeEventListener('scroll', hide, { capture: true });
    };
  }, [frame]);
  return cell;
}

function isSameCell(a: HoveredCell | null, b: HoveredCell | null): boolean {
  return a?.index === b?.index && a?.columnId === b?.columnId && a?.top === b?.top;
}
