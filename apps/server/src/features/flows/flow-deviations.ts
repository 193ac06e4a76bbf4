import type { FlowDeviation } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { flowDays, type FlowDay } from './flow-days.ts';
import { dayText, type Span } from './flow-range.ts';
import { flowKey, stateAt, type CurrentReview, type FlowLimits } from './review-rows.ts';

/** Multiples of the usual amount above this are a deviation. */
const TIMES_USUAL = 3;
/** Below these amounts per day, a high multiple is still insignificant. */
const LEAST = { events: 20, bytes: 10_000_000 };
/** This multiple of a usual day's people means many new ones, if there are at least this many more. */
const TIMES_PEOPLE = 2;
const MORE_PEOPLE = 3;

/** How reviewed flows differ in a span from the decision, by `flowKey`. Days are whole UTC days. */
export async function flowDeviations(
  tx: Transaction,
  given: { tenantId: number; reviews: readonly CurrentReview[]; span: Span; now: number },
): Promise<Map<string, FlowDeviation[]>> {
  const { tenantId, reviews, span, now } = given;
  const judged = reviews.filter((review) =>
    ['sanctioned', 'forbidden', 'expired'].includes(stateAt(review, now)),
  );
  const days = await flowDays(tx, tenantId, judged, span);
  return new Map(
    judged.map((review) => {
      const key = flowKey(review);
      return [key, deviationsOf(review, days.get(key) ?? [], now)];
    }),
  );
}

/** Deviations of one flow, one per kind: its worst day. */
function deviationsOf(
  review: CurrentReview,
  days: readonly FlowDay[],
  now: number,
): FlowDeviation[] {
  switch (stateAt(review, now)) {
    case 'forbidden':
      return atLeastOne('forbidden', sinceDay(days, review.decidedAt), null);
    case 'expired':
      return [expiredDeviation(review, days)];
    case 'sanctioned':
      return review.limits ? beyondLimits(review.limits, sinceDay(days, review.decidedAt)) : [];
    default:
      return [];
  }
}

function sinceDay(days: readonly FlowDay[], at: Date): FlowDay[] {
  const first = dayText(at.getTime());
  return days.filter(({ day }) => day >= first);
}

/** Data moved since, on its newest day. */
function atLeastOne(
  kind: 'forbidden',
  days: readonly FlowDay[],
  otherwise: string | null,
): FlowDeviation[] {
  const seen = days.reduce((sum, { events }) => sum + events, 0);
  const day = days.at(-1)?.day ?? otherwise;
  return seen === 0 ? [] : [{ kind, measure: 'events', day, seen, limit: 0 }];
}

/** It deviates even if nothing moved since: someone has to decide again. */
function expiredDeviation(review: CurrentReview, days: readonly FlowDay[]): FlowDeviation {
  const since = review.expiresAt ?? review.decidedAt;
  const seen = sinceDay(days, since).reduce((sum, { events }) => sum + events, 0);
  return { kind: 'expired', measure: 'events', day: dayText(since.getTime()), seen, limit: 0 };
}

function beyondLimits(limits: FlowLimits, days: readonly FlowDay[]): FlowDeviation[] {
  return [
    ...beyond(days, {
      kind: 'volume',
      measure: 'events',
      limit: Math.max(LEAST.events, TIMES_USUAL * limits.events),
    }),
    ...beyond(days, {
      kind: 'volume',
      measure: 'bytes',
      limit: Math.max(LEAST.bytes, TIMES_USUAL * limits.bytes),
    }),
    ...beyond(days, { kind: 'sensitivity', measure: 'sensitivity', limit: limits.sensitivity }),
    ...beyond(days, {
      kind: 'people',
      measure: 'people',
      limit: Math.max(limits.people + MORE_PEOPLE, TIMES_PEOPLE * limits.people),
    }),
  ];
}

function beyond(
  days: readonly FlowDay[],
  rule: Pick<FlowDeviation, 'kind' | 'measure' | 'limit'>,
): FlowDeviation[] {
  const worst = days.reduce<FlowDay | null>(
    (most, day) => (most === null || day[rule.measure] > most[rule.measure] ? day : most),
    null,
  );
  if (!worst || worst[rule.measure] <= rule.limit) return [];
  return [{ ...rule, day: worst.day, seen: worst[rule.measure] }];
}
