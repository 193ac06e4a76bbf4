import type { Dashboard } from '@waybill/contract';

type Days = Dashboard['days'];

/**
 * The days of a selected span, from the start of the first to the end of the last one. Days have
 * different lengths, so the ends come from the response and are not computed.
 * @param from milliseconds since 1970, included
 * @param to milliseconds since 1970, not included
 */
export function daySpan(days: Days, from: number, to: number): { from: string; to: string } | null {
  const covered = days.filter(
    ({ startAt, endAt }) => Date.parse(endAt) > from && Date.parse(startAt) < to,
  );
  const first = covered[0];
  const last = covered.at(-1);
  return first === undefined || last === undefined ? null : { from: first.startAt, to: last.endAt };
}
