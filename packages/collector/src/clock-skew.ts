import { CollectFailure } from './collect-failure.ts';
import type { Run } from './run-context.ts';
import type { VendorAnswer } from './vendor-answer.ts';

/** Further apart, windows of time would miss records. */
const MOST_SKEW_MS = 5 * 60_000;
/** Records dated later than this are not late or hasty but wrong; they do not move a position. */
export const FAR_FUTURE_MS = 24 * 60 * 60_000;

/** Ends a run that reads by time when the vendor's clock and ours disagree. */
export function assertClock(run: Run, answer: VendorAnswer): void {
  if (run.options.stream.cursor.type !== 'time') return;
  const theirs = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(theirs)) return;
  const apart = Math.abs(theirs - run.options.now());
  if (apart <= MOST_SKEW_MS) return;
  const minutes = Math.round(apart / 60_000);
  throw new CollectFailure('clock_skew', `The clocks are ${minutes} minutes apart.`);
}
