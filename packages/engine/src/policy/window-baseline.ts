import type { WindowReading } from './read-windows.ts';
import type { WindowPoint } from './window-point.ts';
import { BASELINE_REACH_DAYS, DAY_MS, type CountRule, type WindowBaseline } from './window-rule.ts';

/** The highest reading of each UTC day with events, by the day’s number since 1970. */
export type DayPeaks = ReadonlyMap<number, number>;

/** The peaks of all groups of a policy, by day; what an organisation does. */
export type OrganizationPeaks = ReadonlyMap<number, readonly number[]>;

/** Cause and amount of a level increase. */
export interface BaselineUse {
  /**
   * Whose history was used: the group’s own, the organisation’s while the group is new, or none yet.
   */
  basis: 'own' | 'organization' | 'none';
  /** Days with events that were read; over all groups for the organisation. */
  days: number;
  /** Median of the days’ peaks; null when nothing was read. */
  usual: number | null;
  /** The threshold that follows from it, before the least there is; null as above. */
  computed: number | null;
}

/**
 * Days right before the event that its baseline excludes; sixty remain: service records arrive up to 72
 * hours late, and the baseline must not depend on when.
 */
const DAYS_OPEN = 3;
/** Fewer days with events are not enough for a baseline. */
const LEAST_DAYS = 14;

/**
 * Minimum logarithmic spread: a group that does the same each day may exceed it by a fifth without
 * being unusual.
 */
const LEAST_SPREAD = 0.2;
/** Makes the median deviation of a normal distribution its standard deviation. */
const MAD_TO_SIGMA = 1.4826;

export function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** The highest reading of each day that has points. */
export function dayPeaksOf(
  points: readonly WindowPoint[],
  readings: readonly WindowReading[],
): Map<number, number> {
  const peaks = new Map<number, number>();
  for (const [index, { at }] of points.entries()) {
    const day = dayOf(at);
    const value = readings[index]?.value ?? 0;
    if (value > (peaks.get(day) ?? Number.NEGATIVE_INFINITY)) peaks.set(day, value);
  }
  return peaks;
}

/** How the threshold is on a day. */
export interface DayLevels {
  /** Factor of the threshold and all levels, at least 1. */
  factor: number;
  use: BaselineUse;
}

/** The levels of each day of a group, based on its history up to three days before; caches days. */
export function dayLevels(
  rule: CountRule & { baseline: WindowBaseline },
  own: DayPeaks,
  organization: OrganizationPeaks,
): (day: number) => DayLevels {
  const known = new Map<number, DayLevels>();
  return (day) => {
    const found = known.get(day) ?? levelsOn(day, rule, { own, organization });
    known.set(day, found);
    return found;
  };
}

function levelsOn(
  day: number,
  rule: CountRule & { baseline: WindowBaseline },
  past: { own: DayPeaks; organization: OrganizationPeaks },
): DayLevels {
  const floor = rule.threshold;
  const use =
    baselineUse('own', peaksBefore(day, past.own), rule.baseline) ??
    baselineUse('organization', peaksBefore(day, past.organization), rule.baseline) ??
    NO_BASELINE;
  return { factor: Math.max(1, (use.computed ?? floor) / floor), use };
}

const NO_BASELINE: BaselineUse = { basis: 'none', days: 0, usual: null, computed: null };

function peaksBefore(
  day: number,
  peaks: ReadonlyMap<number, number | readonly number[]>,
): number[] {
  const found: number[] = [];
  for (const [past, values] of peaks) {
    if (past < day - BASELINE_REACH_DAYS || past >= day - DAYS_OPEN) continue;
    if (typeof values === 'number') found.push(values);
    else found.push(...values);
  }
  return found;
}

function baselineUse(
  basis: 'own' | 'organization',
  peaks: readonly number[],
  { method, k }: WindowBaseline,
): BaselineUse | null {
  if (peaks.length < LEAST_DAYS) return null;
  const usual = medianOf(peaks);
  if (method === 'multiple') return { basis, days: peaks.length, usual, computed: usual * k };
  const center = Math.log1p(usual);
  const deviations = peaks.map((peak) => Math.abs(Math.log1p(peak) - center));
  const spread = Math.max(LEAST_SPREAD, MAD_TO_SIGMA * medianOf(deviations));
  return { basis, days: peaks.length, usual, computed: Math.expm1(center + k * spread) };
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length >>> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
