import { textOf } from '../text/define-text.ts';
import { formatTag } from '../text/locale.ts';
import { chartText } from './chart.text.ts';
import type { HistogramBucket } from './histogram-brush.ts';

const DAY = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = formatTag() + timeZone + JSON.stringify(options);
  let found = formats.get(key);
  if (found === undefined) {
    found = new Intl.DateTimeFormat(formatTag(), { ...options, hourCycle: 'h23', timeZone });
    formats.set(key, found);
  }
  return found.format(at);
}

const dayLabel = (at: number, zone: string) => format(at, zone, { day: 'numeric', month: 'short' });
const timeLabel = (at: number, zone: string) =>
  format(at, zone, { hour: '2-digit', minute: '2-digit' });

/** A bucket as text, e.g. `7 Nov`, or `7 Nov, 14:00 to 15:00` for buckets shorter than a day. */
export function bucketLabel(startAt: number, bucketMs: number, timeZone: string): string {
  const text = textOf(chartText);
  const day = dayLabel(startAt, timeZone);
  if (bucketMs > DAY) return text.span(day, dayLabel(startAt + bucketMs - 1, timeZone));
  if (bucketMs === DAY) return day;
  const end = timeLabel(startAt + bucketMs, timeZone);
  return `${day}, ${text.span(timeLabel(startAt, timeZone), end)}`;
}

export interface AxisTick {
  index: number;
  label: string;
}

/** Minimum pixels between two labels of the time axis. */
const LABEL_ROOM = 76;

/**
 * The labels of the time axis: every n-th bucket, as many as fit. Buckets shorter than a day are
 * labelled with the time, and with the day where a new one starts.
 * @param width of the plot in pixels
 */
export function timeTicks(
  buckets: readonly HistogramBucket[],
  bucketMs: number,
  width: number,
  timeZone: string,
): AxisTick[] {
  const room = Math.max(1, Math.floor(width / LABEL_ROOM));
  const every = Math.max(1, Math.ceil(buckets.length / room));
  let lastDay = '';
  return buckets.flatMap((bucket, index) => {
    if (index % every !== 0) return [];
    const day = dayLabel(bucket.startAt, timeZone);
    const isNewDay = day !== lastDay;
    lastDay = day;
    const label = bucketMs >= DAY || isNewDay ? day : timeLabel(bucket.startAt, timeZone);
    return [{ index, label }];
  });
}
