import type { ReactNode } from 'react';
import { GRID, inOrder, rowsHeight, type Places } from './places.ts';

export interface PlainGridProps {
  places: Places;
  /** One column in reading order, for narrow pages. */
  isNarrow: boolean;
  /** Keeps its own height on a narrow page, where it may need more than its rows. */
  isOwnHeight: (id: string) => boolean;
  children: (id: string) => ReactNode;
}

/** The widgets in place, without dragging. */
export function PlainGrid({ places, isNarrow, isOwnHeight, children }: PlainGridProps) {
  if (isNarrow) {
    return (
      <div style={{ gap: GRID.gap }} className="grid grid-cols-1">
        {inOrder(places).map(({ id, h }) => (
          <div
            key={id}
            style={isOwnHeight(id) ? {} : { height: rowsHeight(h) }}
            className="grid min-w-0"
          >
            {children(id)}
          </div>
        ))}
      </div>
    );
  }
  return (
    <div
      style={{
        gap: GRID.gap,
        gridAutoRows: GRID.rowHeight,
        gridTemplateColumns: `repeat(${GRID.columns}, minmax(0, 1fr))`,
      }}
      className="grid"
    >
      {inOrder(places).map(({ id, x, y, w, h }) => (
        <div
          key={id}
          style={{ gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` }}
          className="grid min-h-0 min-w-0"
        >
          {children(id)}
        </div>
      ))}
    </div>
  );
}
