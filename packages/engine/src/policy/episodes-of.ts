import type { Severity } from '@waybill/contract';
import type { WindowReading } from './read-windows.ts';
import { stepFactsOf, type StepFacts } from './step-facts.ts';
import {
  dayLevels,
  dayOf,
  dayPeaksOf,
  type BaselineUse,
  type OrganizationPeaks,
} from './window-baseline.ts';
import type { WindowPoint } from './window-point.ts';
import {
  longestPause,
  REARM_BELOW,
  windowStart,
  type CountRule,
  type WindowLevel,
  type WindowRule,
} from './window-rule.ts';

/** A stretch of triggers that is one detection. */
export interface Episode {
  /** Time of the first counted event. */
  startAt: number;
  /** Time of the last trigger, which is the last counted event. */
  endAt: number;
  /** Metric value of the most exceptional window; for sequences the number of steps. */
  peak: number;
  /** First and last counted event of the first such window. */
  peakWindowStartAt: number;
  peakWindowEndAt: number;
  /** The event with which the threshold was first reached. */
  firstTriggerId: string;
  /** Every counted event, in order of time, without duplicates. */
  pointIds: string[];
  /** Their times, in the same order. */
  pointTimes: number[];
  /** Of the highest level that was reached; null below all of them: it is as severe as the policy. */
  severity: Severity | null;
  /** Threshold and levels in force at the peak; of sequences the number of steps. */
  threshold: number;
  levels: readonly WindowLevel[];
  /** What the levels followed; null if they are fixed. */
  baseline: BaselineUse | null;
  /** Steps of a sequence; null for counts. */
  steps: StepFacts[] | null;
}

/** Sorted points of a group with the reading of each point's window. */
export interface ReadPoints {
  points: readonly WindowPoint[];
  readings: readonly WindowReading[];
  /** By index: the point counts. Absent: every point of a window does. */
  isPart?: readonly boolean[];
}

/** Known facts of an episode while its triggers are read in order. */
interface OpenEpisode {
  firstTrigger: WindowPoint;
  lastTrigger: WindowPoint;
  peak: PeakWindow;
  /** Points counted so far; windows overlap, so each is added once, from this index on. */
  nextIndex: number;
  counted: WindowPoint[];
}

interface PeakWindow {
  value: number;
  start: WindowPoint;
  end: WindowPoint;
  levels: Levels;
}

/** Active settings at a point. */
interface Levels {
  factor: number;
  threshold: number;
  levels: readonly WindowLevel[];
  use: BaselineUse | null;
}

/**
 * The episodes of sorted points with the reading of each point's window. Triggers are points whose
 * window reaches the threshold. Two belong together when their windows overlap, when they lie no
 * further apart than the episode gap, or when the metric has not fallen below the rearming part of the
 * threshold between them.
 */
export function episodesOf(
  read: ReadPoints,
  rule: WindowRule,
  organization: OrganizationPeaks = NOBODY,
): Episode[] {
  const { points, readings } = read;
  const levelsAt = levelsBy(read, rule, organization);
  const episodes: OpenEpisode[] = [];
  let isRearmed = true;
  for (const [index, trigger] of points.entries()) {
    const reading = readings[index];
    if (reading === undefined) continue;
    const levels = levelsAt(trigger);
    isRearmed ||= rule.metric === 'sequence' || reading.low < REARM_BELOW * levels.threshold;
    if (!(reading.value >= levels.threshold)) continue;
    const first = index - reading.count + 1;
    const start = points[first] ?? trigger;
    const window = { value: reading.value, start, end: trigger, levels };
    const open = episodes[episodes.length - 1];
    if (open !== undefined && isSame(open.lastTrigger.at, trigger.at, { rule, isRearmed })) {
      growEpisode(open, window, { read, first, index });
    } else {
      const episode = openEpisode(window, first);
      growEpisode(episode, window, { read, first, index });
      episodes.push(episode);
    }
    isRearmed = false;
  }
  return episodes.map((episode) => closeEpisode(episode, rule));
}

/** Adds a trigger and its window's count to its episode. */
function growEpisode(
  episode: OpenEpisode,
  window: PeakWindow,
  { read, first, index }: { read: ReadPoints; first: number; index: number },
): void {
  const { points, isPart } = read;
  episode.lastTrigger = window.end;
  if (stands(window) > stands(episode.peak)) episode.peak = window;
  for (let counted = Math.max(episode.nextIndex, first); counted <= index; counted += 1) {
    const point = points[counted];
    if (point !== undefined && isPart?.[counted] !== false) episode.counted.push(point);
  }
  episode.nextIndex = index + 1;
}

const NOBODY: OrganizationPeaks = new Map();

function isSame(
  last: number,
  next: number,
  { rule, isRearmed }: { rule: WindowRule; isRearmed: boolean },
): boolean {
  if (last >= windowStart(rule, next) || next - last <= rule.episodeGapMs) return true;
  return !isRearmed && next - last <= longestPause(rule);
}

/** How exceptional a window is: its value relative to the levels of its day. */
function stands({ value, levels }: PeakWindow): number {
  return value / levels.factor;
}

function levelsBy(
  { points, readings }: ReadPoints,
  rule: WindowRule,
  organization: OrganizationPeaks,
): (point: WindowPoint) => Levels {
  if (rule.metric === 'sequence') {
    const all = { factor: 1, threshold: rule.steps.length, levels: [], use: null };
    return () => all;
  }
  const { baseline } = rule;
  if (baseline === undefined) {
    const fixed = levelsTimes(rule, 1, null);
    return () => fixed;
  }
  const onDay = dayLevels({ ...rule, baseline }, dayPeaksOf(points, readings), organization);
  const known = new Map<number, Levels>();
  return ({ at }) => {
    const day = dayOf(at);
    const { factor, use } = onDay(day);
    const found = known.get(day) ?? levelsTimes(rule, factor, use);
    known.set(day, found);
    return found;
  };
}

function levelsTimes(rule: CountRule, factor: number, use: BaselineUse | null): Levels {
  const { threshold, levels = [] } = rule;
  // Event counts are whole numbers; rounding errors do not add an event.
  const times = (value: number): number =>
    factor === 1 ? value : Math.ceil(value * factor * (1 - Number.EPSILON * 4));
  return {
    factor,
    threshold: times(threshold),
    levels: levels.map((level) => ({ ...level, value: times(level.value) })),
    use,
  };
}

function openEpisode(peak: PeakWindow, firstIndex: number): OpenEpisode {
  return {
    firstTrigger: peak.end,
    lastTrigger: peak.end,
    peak,
    nextIndex: firstIndex,
    counted: [],
  };
}

function closeEpisode(episode: OpenEpisode, rule: WindowRule): Episode {
  const { counted, peak, firstTrigger, lastTrigger } = episode;
  return {
    startAt: (counted[0] ?? firstTrigger).at,
    endAt: lastTrigger.at,
    peak: peak.value,
    peakWindowStartAt: peak.start.at,
    peakWindowEndAt: peak.end.at,
    firstTriggerId: firstTrigger.id,
    pointIds: counted.map(({ id }) => id),
    pointTimes: counted.map(({ at }) => at),
    severity: peak.levels.levels.findLast(({ value }) => peak.value >= value)?.severity ?? null,
    threshold: peak.levels.threshold,
    levels: peak.levels.levels,
    baseline: peak.levels.use,
    steps: rule.metric === 'sequence' ? stepFactsOf(counted, rule) : null,
  };
}
