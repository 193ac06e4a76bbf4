import type { ReactNode } from 'react';

export interface ChartTipProps {
  /** What it belongs to, in pixels of the drawing. */
  x: number;
  y: number;
  /** Width of the drawing in pixels: past its middle the tip is at the left. */
  width: number;
  height: number;
  children: ReactNode;
}

/** Pixels between a mark and its tip. */
const GAP = 14;
/** Pixels from the upper and lower edge within which a tip does not are in the middle of its mark. */
const EDGE = 44;

/**
 * The text about one mark of a chart, while it is pointed at or focused. Visual only: the mark's
 * accessible name says the same.
 */
export function ChartTip({ x, y, width, height, children }: ChartTipProps) {
  const isLeft = x > width / 2;
  const lift = y < EDGE ? '0%' : y > height - EDGE ? '-100%' : '-50%';
  return (
    <div
      aria-hidden
      style={{
        top: y,
        ...(isLeft ? { right: width - x + GAP } : { left: x + GAP }),
        transform: `translateY(${lift})`,
      }}
      className="pointer-events-none absolute z-20 flex max-w-64 flex-col gap-0.5 rounded-sm bg-primary px-2.5 py-1.5 text-sm text-primary-ink shadow-float"
    >
      {children}
    </div>
  );
}
