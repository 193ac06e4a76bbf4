import { formatCount, formatDuration, formatPercent, textOf, type StatItem } from '@waybill/ui';
import type { Board } from '../../components/dashboard/board-context.ts';
import { figuresText } from './figures.text.ts';

type Change = NonNullable<StatItem['change']>;

export interface Figure extends StatItem {
  key: string;
  /** Null: its list is always empty. */
  address: string | null;
}

function directionOf(now: number, before: number): Change['direction'] {
  if (now === before) return 'flat';
  return now > before ? 'up' : 'down';
}

/** Lower is better for each compared figure. */
function toneOf(now: number, before: number): Change['tone'] {
  if (now === before) return 'neutral';
  return now > before ? 'bad' : 'good';
}

/** Difference of a number from the previous period. */
function changeOf({ now, before }: { now: number; before: number }): Change {
  const text = textOf(figuresText);
  const difference = formatCount(Math.abs(now - before));
  return {
    direction: directionOf(now, before),
    tone: toneOf(now, before),
    text: now === before ? text.same : text.versus(difference),
  };
}

/** The same in whole percent, for durations; undefined without a comparison. */
function shareChangeOf(now: number | null, before: number | null): Change | undefined {
  if (now === null || before === null || before === 0) return undefined;
  const text = textOf(figuresText);
  const share = formatPercent(Math.abs(now - before) / before);
  return {
    direction: directionOf(now, before),
    tone: toneOf(now, before),
    text: text.versus(share),
  };
}

/** How many were open at the end of each day, counted back from now: the last point is the figure. */
export function openLine({ open, perDay }: Board['data']['strip']): number[] {
  let level = open.now;
  return perDay
    .toReversed()
    .map(({ opened, closed }) => {
      const atEnd = level;
      level = Math.max(0, level - opened + closed);
      return atEnd;
    })
    .toReversed();
}

/** States of sources that do not report: some are silent, others never sent an event. */
function sourcesDetail({ silent, quiet }: { silent: number; quiet: number }): string {
  const text = textOf(figuresText);
  const parts = [
    ...(silent > 0 ? [text.silent(silent)] : []),
    ...(quiet > 0 ? [text.withoutEvents(quiet)] : []),
  ];
  return parts.length === 0 ? text.allReport : parts.join(', ');
}

/** The five figures of the strip, left to right. */
export function figuresOf({ data, listAddress }: Board): Figure[] {
  const { strip } = data;
  const text = textOf(figuresText);
  const { reporting, silent, connected } = strip.sources;
  return [
    {
      key: 'open',
      label: text.open,
      value: formatCount(strip.open.now),
      change: changeOf(strip.open),
      series: openLine(strip),
      colorVar: '--ink-3',
      address: listAddress('open'),
    },
    {
      key: 'critical',
      label: text.critical,
      value: formatCount(strip.openCritical.now),
      change: changeOf(strip.openCritical),
      series: strip.perDay.map(({ critical }) => critical),
      colorVar: '--critical',
      address: listAddress('open', { severity: ['CRITICAL'] }),
    },
    {
      key: 'seen',
      label: text.seen,
      value: formatCount(strip.seen.now),
      change: changeOf(strip.seen),
      series: data.days.map(({ counts }) =>
        Object.values(counts).reduce((sum, count) => sum + count, 0),
      ),
      colorVar: '--chart-1',
      address: listAddress('seen'),
    },
    {
      key: 'closed',
      label: text.closeTime,
      value: strip.closeMs.now === null ? '–' : formatDuration(strip.closeMs.now),
      change: shareChangeOf(strip.closeMs.now, strip.closeMs.before),
      detail: text.closed(formatCount(strip.perDay.reduce((sum, { closed }) => sum + closed, 0))),
      // A flat zero line would be meaningless.
      series: strip.perDay.some(({ closed }) => closed > 0)
        ? strip.perDay.map(({ closed }) => closed)
        : undefined,
      colorVar: '--ok',
      address: listAddress('closed'),
    },
    {
      key: 'sources',
      label: text.sources,
      value: text.ofAll(formatCount(reporting), formatCount(connected)),
      detail: sourcesDetail({ silent, quiet: connected - reporting - silent }),
      address: '/settings/integrations',
    },
  ];
}
