import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Tone } from '../badge/Badge.tsx';
import { formatDateTime } from '../format/format-date-time.ts';
import { gapBetween } from './timeline-gap.ts';

export interface TimelineItem {
  key?: string | undefined;
  /** Milliseconds since 1970, or an ISO text. */
  at: number | string;
  title: ReactNode;
  description?: ReactNode;
  tone?: Tone | undefined;
  /** Replaces the dot. */
  icon?: ReactNode;
  /** Opened on demand under the line. */
  details?: ReactNode;
  isActive?: boolean | undefined;
}

export interface TimelineProps {
  /** In the order in which they are drawn. */
  items: readonly TimelineItem[];
  timeZone?: string | undefined;
  /** Accessible name. */
  label?: string | undefined;
}

const DOT: Record<Tone, string> = {
  neutral: 'bg-line-control',
  accent: 'bg-accent',
  ok: 'bg-ok',
  low: 'bg-low',
  medium: 'bg-medium',
  high: 'bg-high',
  critical: 'bg-critical',
};

/** Evidence in order of time. Long quiet stretches are drawn as a gap with their length. */
export function Timeline({ items, timeZone = 'UTC', label = 'Timeline' }: TimelineProps) {
  return (
    <ol aria-label={label} className="relative">
      {items.map((item, index) => {
        const before = items[index - 1];
        const gap =
          before === undefined
            ? null
            : gapBetween(new Date(before.at).getTime(), new Date(item.at).getTime());
        return (
          <Fragment key={item.key ?? index}>
            {gap !== null && <Gap length={gap} />}
            <Entry item={item} timeZone={timeZone} isLast={index === items.length - 1} />
          </Fragment>
        );
      })}
    </ol>
  );
}

function Gap({ length }: { length: string }) {
  return (
    <li className="relative flex h-7 items-center pl-7 text-sm text-ink-3">
      <span
        aria-hidden
        className="absolute inset-y-0 left-[6.5px] border-l border-dashed border-line-control"
      />
      {length} later
    </li>
  );
}

interface EntryProps {
  item: TimelineItem;
  timeZone: string;
  isLast: boolean;
}

function Entry({ item, timeZone, isLast }: EntryProps) {
  const tone = item.tone ?? 'neutral';
  return (
    <li
      aria-current={item.isActive ? 'step' : undefined}
      className={clsx('relative pb-3 pl-7', item.isActive && 'rounded-md bg-selected')}
    >
      {!isLast && (
        <span
          aria-hidden
          className="absolute top-4 -bottom-1.5 left-[6.5px] border-l border-line-2"
        />
      )}
      <Marker tone={tone} icon={item.icon} />
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-medium break-words">{item.title}</span>
        <time
          dateTime={new Date(item.at).toISOString()}
          title={formatDateTime(item.at, timeZone, 'long')}
          className="shrink-0 font-mono text-sm text-ink-3"
        >
          {formatDateTime(item.at, timeZone, 'time')}
        </time>
      </div>
      {item.description !== undefined && <div className="text-ink-2">{item.description}</div>}
      {item.details !== undefined && (
        <details className="group mt-1">
          <summary className="inline-flex list-none items-center gap-1 rounded-xs text-sm text-ink-3 hover:text-ink">
            <ChevronRight
              aria-hidden
              className="size-3 transition-transform group-open:rotate-90"
            />
            Details
          </summary>
          <div className="pt-2">{item.details}</div>
        </details>
      )}
    </li>
  );
}

function Marker({ tone, icon }: { tone: Tone; icon: ReactNode }) {
  if (icon !== undefined) {
    return (
      <span aria-hidden className="absolute top-[3px] left-0 text-ink-3 [&_svg]:size-3.5">
        {icon}
      </span>
    );
  }
  return (
    <span
      aria-hidden
      className={clsx(
        'absolute top-1.5 left-[3px] size-2 rounded-full ring-3 ring-surface',
        DOT[tone],
      )}
    />
  );
}
