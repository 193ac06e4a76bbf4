import { clsx } from 'clsx';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sparkline } from './Sparkline.tsx';

export interface StatTrend {
  direction: 'up' | 'down' | 'flat';
  /** The colour of a change says whether it is good, not whether it is up. */
  isGood?: boolean | undefined;
  /** E.g. `12 vs prior`. */
  label: string;
}

export interface StatItem {
  key?: string | undefined;
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  trend?: StatTrend | undefined;
  /** Values over time for the line at the right. */
  series?: readonly number[] | undefined;
  /** CSS variable of that line. */
  colorVar?: string | undefined;
  /** Where the figure leads. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

const ARROW = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight } as const;

/** One strip of figures: value, change, line. */
export function StatStrip({ items }: { items: readonly StatItem[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] gap-px overflow-hidden rounded-lg border border-line bg-line shadow-lift">
      {items.map((item) => (
        <Stat key={item.key ?? item.label} item={item} />
      ))}
    </dl>
  );
}

function Stat({ item }: { item: StatItem }) {
  const isLink = item.href !== undefined || item.onClick !== undefined;
  return (
    <div className={clsx('relative min-w-0 bg-surface px-4 py-3', isLink && 'hover:bg-hover')}>
      <dt className="truncate text-base text-ink-2">
        {isLink ? <StatLink item={item} /> : item.label}
      </dt>
      <dd className="flex items-end justify-between gap-2">
        <div className="min-w-0">
          <div className="my-0.5 truncate text-2xl font-semibold tracking-tight">{item.value}</div>
          <div className="h-4 truncate text-sm text-ink-3">
            {item.trend !== undefined ? <Trend trend={item.trend} /> : item.hint}
          </div>
        </div>
        {item.series !== undefined && <Sparkline values={item.series} colorVar={item.colorVar} />}
      </dd>
    </div>
  );
}

/** The whole figure can be pressed: the link's area covers it. */
function StatLink({ item }: { item: StatItem }) {
  const className = 'after:absolute after:inset-0';
  if (item.href === undefined) {
    return (
      <button type="button" className={className} onClick={item.onClick}>
        {item.label}
      </button>
    );
  }
  return (
    <a
      href={item.href}
      className={className}
      onClick={(event) => {
        if (item.onClick === undefined || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        item.onClick();
      }}
    >
      {item.label}
    </a>
  );
}

function Trend({ trend }: { trend: StatTrend }) {
  const Arrow = ARROW[trend.direction];
  const tone =
    trend.isGood === undefined
      ? 'text-ink-3'
      : trend.isGood
        ? 'text-ok-text'
        : 'text-critical-text';
  return (
    <span className={clsx('inline-flex items-center gap-1', tone)}>
      <Arrow role="img" aria-label={trend.direction} className="size-3" />
      {trend.label}
    </span>
  );
}
