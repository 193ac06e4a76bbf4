import { calibrate, CALIBRATION_DAYS, type Calibration } from './calibration.ts';
import type { JudgedDay } from './judged-day.ts';
import type { Channel } from './channel-of.ts';
import { SCORE_IDS } from './metrics.data.ts';
import { addGroupDay, addPerson, emptyGroup, ORGANIZATION, type PeerGroup } from './peers.ts';
import { WARM_DAYS, weightOf, WINDOW_DAYS, type HistoryDay } from './profile.ts';

/** Summary of an organisation's completed day, as far as later days need it. */
export interface ClosedDay {
  day: number;
  people: number;
  /** People who are not new. */
  warmPeople: number;
  groups: Record<string, PeerGroup>;
  /** People who used a channel for the first time. */
  firstUses: Record<string, number>;
  /** Highest scores per kind. */
  tops: number[][];
  /** Extension, count, and sums of the logarithm of the size in thousandths and of its square. */
  sizes: [string, number, number, number][];
}

/**
 * Channels whose first use is significant on its own: people rarely start using a device. The first
 * mail to an external address is normal.
 */
export const FIRST_USE_CHANNELS: readonly Channel[] = ['removable'];

/** For each kind of score, keep at least this many per day, and this share of the people. */
const LEAST_TOPS = 20;
const TOP_SHARE = 0.02;

/** Summarises a day from its people's activity, in any order. */
export function closeDay(
  day: number,
  judged: readonly (Pick<HistoryDay, 'sizes'> & { person: string; judged: JudgedDay })[],
): ClosedDay {
  // One order, so that sums come out the same to the last digit.
  const people = judged.toSorted((a, b) => (a.person < b.person ? -1 : 1));
  const groups = new Map<string, PeerGroup>();
  const sizes = new Map<string, [number, number, number]>();
  for (const { judged: own, sizes: ownSizes } of people) {
    for (const name of own.groups) {
      const group = groups.get(name) ?? emptyGroup();
      groups.set(name, group);
      addPerson(group, own);
    }
    for (const [extension, count, sum, squares] of ownSizes) {
      const known = sizes.get(extension) ?? [0, 0, 0];
      sizes.set(extension, [known[0] + count, known[1] + sum, known[2] + squares]);
    }
  }
  const days = people.map((person) => person.judged);
  return {
    day,
    people: people.length,
    warmPeople: days.filter(({ isWarm }) => isWarm).length,
    groups: Object.fromEntries(groups),
    firstUses: Object.fromEntries(
      FIRST_USE_CHANNELS.map((channel) => [
        channel,
        days.filter(({ firstUses }) => firstUses.includes(channel)).length,
      ]),
    ),
    tops: topsOf(days.map(({ scores }) => scores)),
    sizes: [...sizes].map(([extension, sums]) => [extension, ...sums]),
  };
}

function topsOf(vectors: readonly number[][]): number[][] {
  const most = Math.max(LEAST_TOPS, Math.ceil(vectors.length * TOP_SHARE));
  const kept = new Set<number[]>();
  for (const index of SCORE_IDS.keys()) {
    const high = vectors.filter((scores) => (scores[index] ?? 0) > 0);
    high.sort((a, b) => (b[index] ?? 0) - (a[index] ?? 0));
    for (const scores of high.slice(0, most)) kept.add(scores);
  }
  return [...kept];
}

/**
 * Everything a day is compared with except the person's own past. Frozen once the previous days are
 * closed.
 */
export interface DayContext {
  day: number;
  groups: Map<string, PeerGroup>;
  /** Null while the organisation is too new to judge anyone. */
  calibration: Calibration | null;
  /** People that are active on a day, on the average of the days that are compared with. */
  activePeople: number;
  /** First uses by channel on days of people who are not new. */
  firstUseRate: Map<string, number>;
  /** The days that all of this comes from, in order of time. */
  window: readonly ClosedDay[];
}

/** Initial days whose scores are not yet a usable reference. */
const SETTLING_DAYS = 7;

/** Minimum number of days with events before frequencies can be estimated. */
const FEWEST_DAYS = 5;

/** @param closed days before `day`, in order of time. @param firstDay of the organisation; null: none. */
export function dayContext(
  day: number,
  closed: readonly ClosedDay[],
  firstDay: number | null,
): DayContext {
  const window = closed.filter((other) => other.day < day && other.day >= day - WINDOW_DAYS);
  const groups = new Map<string, PeerGroup>([[ORGANIZATION, emptyGroup()]]);
  for (const other of window) {
    const weight = weightOf(other.day, day);
    for (const [name, group] of Object.entries(other.groups)) {
      const known = groups.get(name) ?? emptyGroup();
      addGroupDay(known, group, weight);
      groups.set(name, known);
    }
  }
  const from = Math.max(day - CALIBRATION_DAYS, (firstDay ?? day) + SETTLING_DAYS);
  const recent = window.filter((other) => other.day >= from);
  const isJudged = firstDay !== null && day - firstDay >= WARM_DAYS && recent.length >= FEWEST_DAYS;
  const tops = recent.flatMap((other) => other.tops);
  return {
    day,
    groups,
    calibration: isJudged ? calibrate(tops, day - from) : null,
    activePeople: recent.reduce((sum, { people }) => sum + people, 0) / Math.max(1, day - from),
    firstUseRate: firstUseRates(window),
    window,
  };
}

function firstUseRates(window: readonly ClosedDay[]): Map<string, number> {
  const days = window.reduce((sum, { warmPeople }) => sum + warmPeople, 0);
  return new Map(
    FIRST_USE_CHANNELS.map((channel) => {
      const uses = window.reduce((sum, { firstUses }) => sum + (firstUses[channel] ?? 0), 0);
      return [channel, (uses + 1) / (days + 2)];
    }),
  );
}
