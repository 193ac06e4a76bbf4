import type { JudgedDay } from './judged-day.ts';
import { METRICS } from './metrics.data.ts';
import type { Profile } from './profile.ts';

/** The whole organisation, as a group. */
export const ORGANIZATION = '';
/** Groups smaller than this are ignored; their parent is used instead. */
export const FEWEST_PEOPLE = 10;
/** Below this weight of days a person's own variance is not meaningful. */
const FEWEST_DAYS = 5;

/** Sums of one metric over the days of a group's people. */
export interface PeerSums {
  sum: number;
  squares: number;
  logDays: number;
  logSum: number;
  logSquares: number;
  /**
   * Variance within people beyond that of a Poisson process, and their squared means; for bytes, of
   * logarithms.
   */
  spread: number;
  spreadBase: number;
}

/** Group activity on one day, or over a window of weighted days. */
export interface PeerGroup {
  /** Active people; for a window, the maximum over its days. */
  people: number;
  /** Days of people, weighted. */
  days: number;
  metrics: PeerSums[];
}

export function emptyGroup(): PeerGroup {
  const metrics = METRICS.map(() => ({
    sum: 0,
    squares: 0,
    logDays: 0,
    logSum: 0,
    logSquares: 0,
    spread: 0,
    spreadBase: 0,
  }));
  return { people: 0, days: 0, metrics };
}

/** Adds one person-day. */
export function addPerson(group: PeerGroup, { values, usual }: JudgedDay): void {
  group.people += 1;
  group.days += 1;
  for (const [index, sums] of group.metrics.entries()) {
    const value = values[index] ?? 0;
    if (value <= 0) continue;
    const log = Math.log(value);
    sums.sum += value;
    sums.squares += value * value;
    sums.logDays += 1;
    sums.logSum += log;
    sums.logSquares += log * log;
  }
  for (const [index, mean, variance] of usual) {
    const sums = group.metrics[index];
    if (sums === undefined) continue;
    const isSize = METRICS[index]?.measure === 'bytes';
    sums.spread += isSize ? variance : variance - mean;
    sums.spreadBase += isSize ? 1 : mean * mean;
  }
}

/** Adds a day of the group to its window. */
export function addGroupDay(window: PeerGroup, day: PeerGroup, weight: number): void {
  window.people = Math.max(window.people, day.people);
  window.days += weight * day.days;
  for (const [index, sums] of window.metrics.entries()) {
    const other = day.metrics[index];
    if (other === undefined) continue;
    sums.sum += weight * other.sum;
    sums.squares += weight * other.squares;
    sums.logDays += weight * other.logDays;
    sums.logSum += weight * other.logSum;
    sums.logSquares += weight * other.logSquares;
    sums.spread += weight * other.spread;
    sums.spreadBase += weight * other.spreadBase;
  }
}

/** The person's own mean and variance of each metric, where there are days enough. */
export function usualOf(profile: Profile): JudgedDay['usual'] {
  if (profile.days < FEWEST_DAYS) return [];
  return profile.metrics.flatMap((sums, index): JudgedDay['usual'] => {
    const isSize = METRICS[index]?.measure === 'bytes';
    const days = isSize ? sums.logDays : profile.days;
    if (sums.sum <= 0 || days < FEWEST_DAYS) return [];
    const mean = (isSize ? sums.logSum : sums.sum) / days;
    const squares = (isSize ? sums.logSquares : sums.squares) / days;
    return [[index, short(mean), short(Math.max(0, squares - mean * mean))]];
  });
}

/** Few digits are enough, and few bytes to store. */
function short(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
