import type { ActivityEvent, DetectionFact } from '@waybill/contract';
import { dayText } from '../time/day-text.ts';
import { channelOf, OUTWARD, type Channel } from '../behaviour/channel-of.ts';
import type { DayTail, Verdict } from '../behaviour/judge-day.ts';
import { METRICS } from '../behaviour/metrics.data.ts';
import { defineDetector, type DetectorExample } from './define-detector.ts';
import { fact, judgeOf } from './weigh.ts';

const JUDGE = judgeOf({
  id: 'event-suspicious',
  version: 1,
  origin: 'eventSuspicious',
  name: 'Suspicious event',
  description:
    'A person’s activity on one day differs extremely from their own baseline and from that of their peers.',
  title: 'Unusual activity',
  groupBy: ['actor'],
});

/** Log odds of a day exactly at the budget, and the maximum that a rarer one adds. */
const POINTS = 2;
const MOST_MORE = 3;
const FURTHER_POINTS = 0.3;

/** Unusual days of people. The events that made the day unusual are its evidence. */
export const detector = defineDetector({
  id: JUDGE.key,
  origin: JUDGE.origin,
  type: 'AI',
  inputs: ['actor.key', 'occurredAt', 'movement', 'destination.kind', 'sizeBytes'],
  evaluate(event, { verdict }) {
    if (verdict?.isSuspicious !== true || !isEvidence(event, verdict)) return [];
    const subject = dayText(verdict.day);
    const facts = factsOf(verdict);
    return [{ detectorId: JUDGE.key, policy: JUDGE, leaves: [], facts, subject }];
  },
  examples: examples(),
});

/** Whether an event is of a kind that makes the day unusual. */
function isEvidence(event: ActivityEvent, { tails }: Verdict): boolean {
  const [strongest] = tails;
  const channel = channelOf(event);
  return strongest !== undefined && channelsOf(strongest).includes(channel);
}

function channelsOf({ id }: DayTail): readonly Channel[] {
  return METRICS.find((metric) => metric.id === id)?.channels ?? OUTWARD;
}

function factsOf(verdict: Verdict): DetectionFact[] {
  const { tails, alertRate, allowedRate, rareDestinations, unusualHours, isLeaving } = verdict;
  const [strongest] = tails;
  const peers = strongest?.peers ?? null;
  return [
    ...tails.map((tail, place) => tailFact(tail, { place, alertRate, allowedRate })),
    ...(strongest === undefined || peers === null
      ? []
      : [fact(`peers.${strongest.id}`, rounded(strongest.seen), 0, rounded(peers))]),
    fact('alertsPerDay', rounded(alertRate), 0, rounded(allowedRate)),
    ...rareDestinations.map(({ key, others }) => fact('rareDestination', valueOf(key), 0, others)),
    ...(unusualHours > 0 ? [fact('eventsAtUnusualHours', unusualHours, 0, 0)] : []),
    ...(isLeaving ? [fact('isLeaving', true, 0)] : []),
  ];
}

function tailFact(
  { id, seen, usual }: DayTail,
  { place, alertRate, allowedRate }: { place: number; alertRate: number; allowedRate: number },
): DetectionFact {
  const more = Math.min(MOST_MORE, Math.max(0, Math.log10(allowedRate / alertRate)));
  const points = place === 0 ? POINTS + more : FURTHER_POINTS;
  return fact(`usual.${id}`, rounded(seen), points, usual === null ? null : rounded(usual));
}

/** What was reached, without the name of the field that it is in. */
function valueOf(key: string): string {
  return key.slice(key.indexOf('=') + 1);
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

function examples(): DetectorExample[] {
  const copy = {
    movement: 'copy',
    action: 'CopyFile',
    destination: { kind: 'external_storage', name: 'External Storage' },
  } as const;
  const tail = { score: 6, rate: 0.01, seen: 40, usual: 1.5, peers: 0.2 };
  const verdict: Verdict = {
    person: 'dana@example.com',
    day: 20_000,
    isSuspicious: true,
    score: 0.9,
    alertRate: 0.01,
    allowedRate: 0.2,
    isLeaving: false,
    tails: [{ ...tail, id: 'removable.events' }],
    rareDestinations: [],
    unusualHours: 3,
  };
  return [
    { facts: copy, verdict, hits: [JUDGE.key] },
    { facts: { movement: 'download', action: 'Download' }, verdict, hits: [] },
    { facts: copy, verdict: { ...verdict, isSuspicious: false }, hits: [] },
    { facts: copy, hits: [] },
  ];
}
