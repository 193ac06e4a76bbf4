import { weekdayOf } from '../time/weekday-of.ts';
import { DAY_MS } from '../time/zone-clock.ts';
import { alertRate, fusedScore } from './calibration.ts';
import type { DayContext } from './closed-day.ts';
import type { JudgedDay } from './judged-day.ts';
import { METRICS, RARE_DESTINATION, SCORE_IDS } from './metrics.data.ts';
import type { PersonDay } from './person-day.ts';
import { hoursOfWeek, type Profile } from './profile.ts';
import { expectedOf, peersOf } from './score-day.ts';

/** What a directory or HR system reports about a person. */
export interface PersonFacts {
  department: string | null;
  title: string | null;
  /** Epoch milliseconds; null: no known departure. */
  leavesAt: number | null;
  /** IANA name of the person's time zone; null: the organization's. */
  timeZone: string | null;
}

/** One respect in which a day is unusual. */
export interface DayTail {
  /** Of `SCORE_IDS`. */
  id: string;
  score: number;
  /** Alerts a day in this organisation at or above the score. */
  rate: number;
  seen: number;
  /** Usual daily activity of the person and their peers; null if not numeric. */
  usual: number | null;
  peers: number | null;
}

/** How a person's day is judged against what was frozen the day before. */
export interface Verdict {
  person: string;
  day: number;
  isSuspicious: boolean;
  /** 0 to 1; half and more is suspicious. */
  score: number;
  /** Alerts per day in this organisation at or above this score, and how many the budget allows. */
  alertRate: number;
  allowedRate: number;
  isLeaving: boolean;
  /** Strongest first. */
  tails: DayTail[];
  /** New destinations, with how many others had reached them, counted up to three. */
  rareDestinations: { key: string; others: number }[];
  /** Events at hours of the week at which the person is hardly ever active. */
  unusualHours: number;
}

/** Alert budget per day for each 1,000 active people. */
export const ALERTS_PER_1000 = 0.6;
/** Multiple of the usual budget share for a person who is about to leave. */
const LEAVER_SHARE = 5;
const LEAVER_BEFORE_DAYS = 90;
const LEAVER_AFTER_DAYS = 30;
/** Tails that occur at most this many times as often as the budget allows are also reported. */
const TOLD_RATES = 20;
const MOST_TOLD = 6;
const RARE_HOURS = 0.01;
const WEEKEND_FROM = 5;

/** @returns null while the organisation is too new to judge anyone. */
export function judgeDay(
  counters: PersonDay,
  judged: JudgedDay,
  given: { profile: Profile; context: DayContext; facts: PersonFacts | null },
): Verdict | null {
  const { profile, context, facts } = given;
  const { calibration, activePeople } = context;
  if (calibration === null) return null;
  const { person, day } = counters;
  const fused = fusedScore(calibration.tails, judged.scores);
  const rate = alertRate(calibration.fused, fused);
  const isLeaving = isLeaver(facts, day);
  const allowedRate = (ALERTS_PER_1000 / 1000) * activePeople * (isLeaving ? LEAVER_SHARE : 1);
  const isSuspicious = rate <= allowedRate;
  const tails = isSuspicious ? tailsOf(judged, { ...given, allowedRate }) : [];
  return {
    person,
    day,
    isSuspicious,
    score: rate === Number.POSITIVE_INFINITY ? 0 : allowedRate / (allowedRate + rate),
    alertRate: rate,
    allowedRate,
    isLeaving,
    tails,
    rareDestinations: (judged.scores[RARE_DESTINATION] ?? 0) > 0 ? rareOf(counters) : [],
    unusualHours: isSuspicious ? unusualHours(counters, profile) : 0,
  };
}

function isLeaver(facts: PersonFacts | null, day: number): boolean {
  if (facts === null || facts.leavesAt === null) return false;
  const daysLeft = (facts.leavesAt - day * DAY_MS) / DAY_MS;
  return daysLeft <= LEAVER_BEFORE_DAYS && daysLeft >= -LEAVER_AFTER_DAYS;
}

function tailsOf(
  judged: JudgedDay,
  given: { profile: Profile; context: DayContext; allowedRate: number },
): DayTail[] {
  const { profile, context, allowedRate } = given;
  const peers = peersOf(context, judged.groups);
  const tails = SCORE_IDS.flatMap((id, index): DayTail[] => {
    const score = judged.scores[index] ?? 0;
    const tail = context.calibration?.tails[index];
    if (score === 0 || tail === undefined) return [];
    const rate = alertRate(tail, score);
    const told = { id, score, rate };
    const isSize = METRICS[index]?.measure === 'bytes';
    const expected = index < METRICS.length ? expectedOf(index, profile, peers) : null;
    const inUnit = (value: number | null | undefined): number | null =>
      value === null || value === undefined ? null : isSize ? Math.exp(value) : value;
    const seen = judged.values[index] ?? judged.firstUses.length;
    return [{ ...told, seen, usual: inUnit(expected?.mean), peers: inUnit(expected?.peers) }];
  }).toSorted((a, b) => a.rate - b.rate);
  return tails
    .filter(({ rate }, place) => place === 0 || rate <= TOLD_RATES * allowedRate)
    .slice(0, MOST_TOLD);
}

function rareOf({ firsts }: PersonDay): Verdict['rareDestinations'] {
  return [...firsts]
    .filter(([, { others }]) => others <= 1)
    .map(([key, { others }]) => ({ key, others }))
    .toSorted((a, b) => a.others - b.others || (a.key < b.key ? -1 : 1));
}

/** Events at hours that, with the hours around them on such days, hold hardly any of the person's past. */
function unusualHours({ day, zone, hours }: PersonDay, profile: Profile): number {
  if (!profile.isWarm) return 0;
  const isWeekend = weekdayOf(day) >= WEEKEND_FROM;
  const weights = Array.from({ length: 24 }, () => 0);
  let all = 0;
  for (const [slot, weight] of hoursOfWeek(profile, zone).entries()) {
    all += weight;
    const isSuchDay = slot >= WEEKEND_FROM * 24 === isWeekend;
    if (isSuchDay) weights[slot % 24] = (weights[slot % 24] ?? 0) + weight;
  }
  // The past was counted by another clock.
  if (all === 0) return 0;
  const around = (hour: number): number =>
    [23, 0, 1].reduce((sum, shift) => sum + (weights[(hour + shift) % 24] ?? 0), 0);
  return hours.reduce(
    (sum, events, hour) => (around(hour) <= RARE_HOURS * all ? sum + events : sum),
    0,
  );
}
