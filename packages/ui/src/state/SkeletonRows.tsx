import { VisuallyHidden } from '../shell/VisuallyHidden.tsx';
import { textOf } from '../text/define-text.ts';
import { stateText } from './state.text.ts';

export interface SkeletonRowsProps {
  rows?: number | undefined;
  columns?: number | undefined;
  /** Height of a row in pixels, as the loaded list will have. */
  rowHeight?: number | undefined;
  label?: string | undefined;
}

/** Widths in per cent; uneven on purpose, as text is, but the same on every draw. */
const WIDTHS = [58, 82, 44, 70, 36, 64] as const;

/** Placeholder rows in the geometry of the final list: nothing moves when the data arrives. */
export function SkeletonRows({
  rows = 8,
  columns = 5,
  rowHeight = 36,
  label = textOf(stateText).loading,
}: SkeletonRowsProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          aria-hidden
          style={{ height: rowHeight, opacity: 1 - (row / rows) * 0.75 }}
          className="flex items-center gap-6 border-b border-line px-4"
        >
          {Array.from({ length: columns }, (__, column) => (
            <span key={column} className="min-w-0 flex-1">
              <span
                style={{ width: `${WIDTHS[(row * 2 + column * 5) % WIDTHS.length]}%` }}
                className="block h-2.5 animate-shimmer rounded-xs bg-active"
              />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
