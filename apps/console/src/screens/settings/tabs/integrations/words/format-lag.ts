import { formatCount, formatDuration, textOf } from '@waybill/ui';
import { stateText } from './state.text.ts';

const MINUTE_SEC = 60;

/** A lag in one short unit, e.g. `12s`, `4m`: unlike an age it uses seconds below a minute. */
export function formatLag(seconds: number): string {
  return seconds < MINUTE_SEC
    ? textOf(stateText).seconds(formatCount(seconds))
    : formatDuration(seconds * 1000);
}
