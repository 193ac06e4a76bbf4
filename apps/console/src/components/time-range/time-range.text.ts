import { ownValue } from '@waybill/contract/own-value';
import { defineText } from '@waybill/ui';

const UNITS: Readonly<Record<string, string>> = { m: 'minute', h: 'hour', d: 'day', w: 'week' };
const plural = (count: number, unit: string) =>
  `${ownValue(UNITS, unit) ?? unit}${count === 1 ? '' : 's'}`;

export const timeRangeText = defineText('components/time-range/time-range', {
  timeRangeIs: (range: string) => `Time range: ${range}`,
  allTime: 'All time',
  last: (count: number, unit: string) =>
    count === 1 ? `Last ${plural(1, unit)}` : `Last ${count} ${plural(count, unit)}`,
  before: (count: number, unit: string) => `${count} ${plural(count, unit)} ago`,
  span: (from: string, to: string) => `${from} to ${to}`,
  theStart: 'the start',
  now: 'now',
});
