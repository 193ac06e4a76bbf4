import { clsx } from 'clsx';
import { textOf } from '../text/define-text.ts';
import { VisuallyHidden } from '../shell/VisuallyHidden.tsx';
import type { ShownColumn } from './table-column.ts';
import { tableText } from './table.text.ts';

export interface TableSkeletonProps<T> {
  columns: readonly ShownColumn<T>[];
  hasSelect: boolean;
  rowHeight: number;
  /** Room for rows in pixels; 0 while not measured. */
  height: number;
}

/** Widths in per cent; uneven on purpose, as text is, but the same on every draw. */
const WIDTHS = [58, 82, 44, 70, 36, 64] as const;
const FIRST_GUESS = 14;

/** Placeholder rows in the columns and heights of the real ones: nothing moves when they arrive. */
export function TableSkeleton<T>({ columns, hasSelect, rowHeight, height }: TableSkeletonProps<T>) {
  const count = height > 0 ? Math.max(1, Math.floor(height / rowHeight)) : FIRST_GUESS;
  return (
    <div role="status" className="[--table-columns:inherit]">
      <VisuallyHidden>{textOf(tableText).loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, row) => (
        <div
          key={row}
          aria-hidden
          style={{
            gridTemplateColumns: 'var(--table-columns)',
            height: rowHeight,
            opacity: 1 - (row / count) * 0.75,
          }}
          className="grid items-center border-b border-line [--table-columns:inherit]"
        >
          {hasSelect && <span className="ml-4 size-4 rounded-[4px] border border-line" />}
          {columns.map(({ column }, at) => (
            <span
              key={column.id}
              // The same insets as those of a row.
              className={clsx(
                'px-2',
                at === 0 && !hasSelect && 'pl-4',
                at === columns.length - 1 && 'pr-4',
                column.align === 'end' && 'flex justify-end',
              )}
            >
              <span
                style={{ width: `${WIDTHS[(row * 2 + at * 5) % WIDTHS.length]}%` }}
                className="block h-2.5 animate-shimmer rounded-xs bg-active"
              />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
