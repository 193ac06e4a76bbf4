import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Tone } from '../badge/Badge.tsx';
import { formatDateTime } from '../format/format-date-time.ts';
import { formatRelativeTime } from '../format/format-relative-time.ts';
import { textOf } from '../text/define-text.ts';
import { locale } from '../text/locale.ts';
import { evidenceText } from './evidence.text.ts';
import { timelineSteps, type TimelineStep } from './timeline-days.ts';

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
  /** IANA name; default: the page's. */
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

/**
 * Evidence in chronological order: each day with its age, each event with its time. Long quiet periods
 * are drawn as a gap with their length.
 */
export function Timeline(props: TimelineProps) {
  const { items, timeZone = locale().timeZone, label = textOf(evidenceText).timeline } = props;
  const times = items.map((item) => new Date(item.at).getTime());
  const steps = timelineSteps(times, timeZone);
  const [first] = times;
  return (
    <>
      {first !== undefined && (
        <p className="mb-2 text-sm text-ink-3">
          <Day day={steps[0]?.day ?? ''} at={first} />
        </p>
      )}
      <ol aria-label={label} className="relative">
        {items.map((item, index) => (
          <Fragment key={item.key ?? index}>
            <Between step={index === 0 ? undefined : steps[index]} at={times[index] ?? 0} />
            <Entry item={item} timeZone={timeZone} isLast={index === items.length - 1} />
          </Fragment>
        ))}
      </ol>
    </>
  );
}

/** A day, and the age of its event. */
function Day({ day, at }: { day: string; at: number }) {
  return (
    <>
      <span className="font-medium text-ink-2">{day}</span> · {formatRelativeTime(at)}
    </>
  );
}

/** Content between two events, if worth a line. */
function Between({ step, at }: { step: TimelineStep | undefined; at: number }) {
  if (step === undefined || (step.day === null && step.gap === null)) return null;
  const text = textOf(evidenceText);
  const { day, gap } = step;
  return (
    <li className="relative flex min-h-7 flex-wrap items-center gap-x-2 pb-1 pl-7 text-sm text-ink-3">
      <span
        aria-hidden
        className="absolute inset-y-0 left-[6.5px] border-l border-dashed border-line-control"
      />
      {gap !== null && (gap.isBack ? text.earlier(gap.length) : text.later(gap.length))}
      {day !== null && (
        <span>
          <Day day={day} at={at} />
        </span>
      )}
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
          title={`${formatDateTime(item.at, timeZone, 'long')} · ${formatRelativeTime(item.at)}`}
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
            {textOf(evidenceText).details}
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
