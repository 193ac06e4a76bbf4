import type { DetectionFilter } from '@waybill/contract';
import { localDateTime } from '../../../components/local-time.ts';

/** Ranges that stay relative in the address: the same link shows the newest of tomorrow too. */
export const TIME_RANGES = [
  { from: 'now-24h', label: 'Last 24 hours' },
  { from: 'now-7d', label: 'Last 7 days' },
  { from: 'now-30d', label: 'Last 30 days' },
  { from: 'now-90d', label: 'Last 90 days' },
] as const;

export const ALL_TIME_LABEL = 'All time';

/** Words for the range in force. */
export function rangeLabel({ from, to }: Pick<DetectionFilter, 'from' | 'to'>): string {
  if (from === undefined && to === undefined) return ALL_TIME_LABEL;
  const known =
    to === undefined || to === 'now' ? TIME_RANGES.find((range) => range.from === from) : undefined;
  if (known !== undefined) return known.label;
  return `${momentLabel(from, 'the start')} to ${momentLabel(to, 'now')}`;
}

function momentLabel(moment: string | undefined, absent: string): string {
  if (moment === undefined) return absent;
  return moment.startsWith('now') ? moment : localDateTime(moment);
}

/** The chosen span in epoch milliseconds when both ends are instants, else null. */
export function absoluteSpan(
  filter: Pick<DetectionFilter, 'from' | 'to'>,
): { from: number; to: number } | null {
  const from = Date.parse(filter.from ?? '');
  const to = Date.parse(filter.to ?? '');
  return Number.isNaN(from) || Number.isNaN(to) ? null : { from, to };
}
