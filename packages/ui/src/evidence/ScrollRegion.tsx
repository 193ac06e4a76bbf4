import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface ScrollRegionProps {
  /** Accessible name. */
  label: string;
  /** Pixels, or a length of CSS; the region is as high as its content up to here. */
  maxHeight: number | string;
  children: ReactNode;
  className?: string | undefined;
}

/** A part of the page that scrolls on its own. It takes the focus, so that arrow keys can scroll it. */
export function ScrollRegion({ label, maxHeight, children, className }: ScrollRegionProps) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: a scrolling region must be reachable without a mouse
      tabIndex={0}
      style={{ maxHeight }}
      className={clsx('relative overflow-auto focus-visible:-outline-offset-2', className)}
    >
      {children}
    </div>
  );
}
