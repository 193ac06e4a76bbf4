import type { ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';
import { Skeleton } from '../state/Skeleton.tsx';
import { textOf } from '../text/define-text.ts';
import type { ChartStateProps } from './chart-frame-props.ts';
import { chartText } from './chart.text.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { CoveringLink } from './CoveringLink.tsx';

export interface BarListItem {
  key?: string | undefined;
  label: string;
  value: number;
  icon?: ReactNode;
  /** CSS variable of the bar, e.g. `--critical-fill`. */
  colorVar?: string | undefined;
  href?: string | undefined;
}

export interface BarListProps extends ChartStateProps {
  /** Accessible name. */
  label: string;
  /** Drawn in the given order, which should be largest first. */
  items: readonly BarListItem[];
  format?: ((value: number) => string) | undefined;
  /** A press on a line; with `href` it is a link as well. */
  onSelect?: ((item: BarListItem) => void) | undefined;
  /** Lines of the shape that is in before the data are there. */
  restingRows?: number | undefined;
}

/** Pixels of a line, and of the space between two. */
const LINE = 32;
const SPACE = 12;

/** Ranked bars: the longest is the largest of the list. */
export function BarList(props: BarListProps) {
  const { label, items, format = formatCount, onSelect, restingRows = 7 } = props;
  const largest = Math.max(1, ...items.map((item) => item.value));
  const lines = props.isLoading ? restingRows : Math.max(1, items.length);
  const text = textOf(chartText);
  return (
    <ChartFrame
      {...props}
      controls="hidden"
      height={lines * (LINE + SPACE) - SPACE}
      isEmpty={items.length === 0}
      table={() => ({
        headers: [text.name, text.value],
        rows: items.map((item) => [item.label, item.value]),
      })}
      skeleton={<BarsSkeleton rows={restingRows} />}
    >
      <ol aria-label={label} className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.key ?? item.label} className="relative">
            <div className="flex items-center gap-2">
              {item.icon}
              <span className="min-w-0 flex-1 truncate" title={item.label}>
                <CoveringLink
                  label={item.label}
                  href={item.href}
                  onSelect={onSelect && (() => onSelect(item))}
                />
              </span>
              <span className="shrink-0 text-md text-ink-2">{format(item.value)}</span>
            </div>
            <div aria-hidden className="mt-1.5 h-1.5 rounded-full bg-active">
              <div
                style={{
                  width: `${(Math.max(0, item.value) / largest) * 100}%`,
                  backgroundColor: `var(${item.colorVar ?? '--flow'})`,
                }}
                className="h-full min-w-1 rounded-full"
              />
            </div>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}

function BarsSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} style={{ height: LINE }}>
          <span style={{ width: `${52 - (row % 3) * 11}%` }} className="block py-1">
            <Skeleton className="h-3" />
          </span>
          <Skeleton className="mt-1.5 h-1.5 rounded-full!" />
        </div>
      ))}
    </div>
  );
}
