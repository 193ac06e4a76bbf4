import { clsx } from 'clsx';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../state/Skeleton.tsx';
import { textOf } from '../text/define-text.ts';
import { chartText } from './chart.text.ts';
import { plainPress } from './plain-press.ts';
import { Sparkline } from './Sparkline.tsx';
import { changeOf, lineOf, type StatChange, type StatTrend } from './stat-change.ts';

export interface StatItem {
  key?: string | undefined;
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  /** Change of the figure: its text, whether it is good, and its direction. */
  change?: StatChange | undefined;
  /** Values over time for the line at the right; or the change in its other form. */
  trend?: StatTrend | readonly number[] | undefined;
  /** Values over time, where `trend` is a change. */
  series?: readonly number[] | undefined;
  /** Said after the change in a quieter tone, or instead. */
  detail?: string | undefined;
  /** CSS variable of the line; by default it has the colour of the change. */
  colorVar?: string | undefined;
  /** Where the figure leads. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

export interface StatStripProps {
  items: readonly StatItem[];
  /** Keeps names and geometry, with placeholders for unknown values. */
  isLoading?: boolean | undefined;
  /** Accessible name. */
  label?: string | undefined;
}

const ARROW = { up: ArrowUpRight, down: ArrowDownRight, flat: ArrowRight } as const;
const TONE = { good: 'text-ok-text', bad: 'text-critical-text', neutral: 'text-ink-3' } as const;
const LINE_COLOR = { good: '--ok', bad: '--critical', neutral: '--ink-3' } as const;

/** One strip of figures: value, change, line. */
export function StatStrip({ items, isLoading = false, label }: StatStripProps) {
  return (
    <dl
      aria-label={label}
      aria-busy={isLoading || undefined}
      className="grid grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))] gap-px overflow-hidden rounded-lg border border-line bg-line shadow-lift"
    >
      {items.map((item) => (
        <Stat key={item.key ?? item.label} item={item} isLoading={isLoading} />
      ))}
    </dl>
  );
}

function Stat({ item, isLoading }: { item: StatItem; isLoading: boolean }) {
  const isLink = item.href !== undefined || item.onClick !== undefined;
  const line = lineOf(item);
  const change = changeOf(item);
  const color = item.colorVar ?? LINE_COLOR[change?.tone ?? 'neutral'];
  return (
    <div
      className={clsx(
        'relative min-w-0 bg-surface px-4 py-3',
        isLink && 'hover:bg-hover has-focus-visible:bg-hover',
      )}
    >
      <dt className="truncate text-base text-ink-2">
        {isLink ? <StatLink item={item} /> : item.label}
      </dt>
      {isLoading ? (
        <dd>
          <span className="sr-only">{textOf(chartText).loading}</span>
          <Skeleton className="mt-1.5 mb-2.5 h-6 w-20" />
          <Skeleton className="h-3 w-28" />
        </dd>
      ) : (
        <dd className="flex items-end justify-between gap-2">
          <div className="min-w-0">
            <div className="my-0.5 truncate text-2xl font-semibold tracking-tight">
              {item.value}
            </div>
            <div className="flex h-4 min-w-0 gap-1.5 truncate text-sm text-ink-3">
              {change !== undefined && <Change change={change} />}
              <span className="truncate">{item.detail ?? item.hint}</span>
            </div>
          </div>
          {line !== undefined && <Sparkline values={line} colorVar={color} />}
        </dd>
      )}
    </div>
  );
}

/** The whole figure can be pressed: the link's area covers it. */
function StatLink({ item }: { item: StatItem }) {
  const className =
    'after:absolute after:inset-0 after:-outline-offset-2 outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent';
  if (item.href === undefined) {
    return (
      <button type="button" className={className} onClick={item.onClick}>
        {item.label}
      </button>
    );
  }
  return (
    <a href={item.href} className={className} onClick={(event) => plainPress(event, item.onClick)}>
      {item.label}
    </a>
  );
}

function Change({ change }: { change: StatChange }) {
  const Arrow = ARROW[change.direction];
  return (
    <span className={clsx('inline-flex min-w-0 items-center gap-1', TONE[change.tone])}>
      <Arrow
        role="img"
        aria-label={textOf(chartText)[change.direction]}
        className="size-3 shrink-0"
      />
      <span className="truncate">{change.text}</span>
    </span>
  );
}
