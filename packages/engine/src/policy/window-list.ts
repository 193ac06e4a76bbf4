import { episodesOf, type Episode, type ReadPoints } from './episodes-of.ts';
import { readWindows, type WindowReading } from './read-windows.ts';
import { dayPeaksOf, type DayPeaks, type OrganizationPeaks } from './window-baseline.ts';
import {
  comparePoints,
  compareTwins,
  countedPoint,
  type PointPlace,
  type WindowPoint,
} from './window-point.ts';
import type { WindowRule } from './window-rule.ts';
import { readSequence } from './window-sequence.ts';

/** The events of one group of a windowed policy, sorted by event time. */
export interface WindowList {
  /** Adds events in any order; late ones are inserted in place, known ones change nothing. */
  insert(points: readonly WindowPoint[]): void;
  /**
   * Equals `slidingEpisodes` over everything inserted and not dropped. Baselines of new groups use the
   * organisation's activity.
   */
  episodes(organization?: OrganizationPeaks): Episode[];
  /** The highest reading of each day, for the baselines of others. */
  dayPeaks(): DayPeaks;
  /** Drops everything before that time, and ignores later arrivals from before it. */
  dropBefore(at: number): void;
  size(): number;
}

/**
 * An empty list. An insertion rereads only the windows that contain the new events: those that end from
 * the earliest new event to one window length after the latest.
 */
export function createWindowList(rule: WindowRule): WindowList {
  let points: WindowPoint[] = [];
  let readings: WindowReading[] = [];
  let known = new Map<string, WindowPoint>();
  let floor = Number.NEGATIVE_INFINITY;
  let episodes: Episode[] | null = null;
  const isIncremental = rule.metric !== 'sequence' || !rule.isOrdered;

  function read(): ReadPoints {
    return rule.metric === 'sequence' && rule.isOrdered
      ? { points, ...readSequence(points, rule) }
      : { points, readings };
  }

  function readSpan(from: number, until: number): void {
    if (isIncremental) readWindows({ points, readings, rule, from, until });
    episodes = null;
  }

  function rebuild(kept: WindowPoint[]): void {
    points = kept;
    known = new Map(kept.map((point) => [point.id, point]));
    readings = [];
    readSpan(0, Number.POSITIVE_INFINITY);
  }

  return {
    insert(incoming) {
      const fresh = freshPoints(incoming, known, floor);
      if (fresh.replaced.size > 0) {
        rebuild(points.filter((point) => !fresh.replaced.has(point.id)));
      }
      const [first] = fresh.points;
      const last = fresh.points[fresh.points.length - 1];
      if (first === undefined || last === undefined) return;
      for (const point of fresh.points) known.set(point.id, point);
      const from = firstIndexFrom(points, first);
      const tail = mergeSorted(points.splice(from), fresh.points);
      const oldReadings = readings.splice(from);
      // Readings stay with their points; those of new points are filled in below.
      let next = 0;
      for (const point of tail) {
        points.push(point);
        if (fresh.ids.has(point.id)) {
          readings.push(EMPTY_READING);
          continue;
        }
        readings.push(oldReadings[next] ?? EMPTY_READING);
        next += 1;
      }
      readSpan(from, last.at + rule.windowMs);
    },
    episodes(organization) {
      if (organization !== undefined) return episodesOf(read(), rule, organization);
      episodes ??= episodesOf(read(), rule);
      return episodes;
    },
    dayPeaks: () => dayPeaksOf(points, read().readings),
    dropBefore(at) {
      if (!(at > floor)) return;
      floor = at;
      const kept = firstIndexFrom(points, { at, id: '', steps: 0 });
      if (kept === 0) return;
      for (const point of points.splice(0, kept)) known.delete(point.id);
      readings.splice(0, kept);
      // Windows that reached back before the cut lost events; later ones are unchanged.
      readSpan(0, at + rule.windowMs);
    },
    size: () => points.length,
  };
}

const EMPTY_READING: WindowReading = { value: 0, low: 0, count: 0 };

interface FreshPoints {
  points: WindowPoint[];
  ids: ReadonlySet<string>;
  /** Ids of known points replaced by a twin with other facts. */
  replaced: ReadonlySet<string>;
}

/** The new points, sorted, without duplicate ids. */
function freshPoints(
  incoming: readonly WindowPoint[],
  known: ReadonlyMap<string, WindowPoint>,
  floor: number,
): FreshPoints {
  const fresh = new Map<string, WindowPoint>();
  const replaced = new Set<string>();
  for (const candidate of incoming) {
    const point = countedPoint(candidate);
    if (point === null || point.at < floor) continue;
    const twin = fresh.get(point.id) ?? known.get(point.id);
    if (twin !== undefined && compareTwins(point, twin) >= 0) continue;
    if (known.has(point.id)) replaced.add(point.id);
    fresh.set(point.id, point);
  }
  return {
    points: [...fresh.values()].toSorted(comparePoints),
    ids: new Set(fresh.keys()),
    replaced,
  };
}

/** Index of the first point that is not before that position; binary search. */
function firstIndexFrom(points: readonly WindowPoint[], place: PointPlace): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = points[middle];
    if (candidate !== undefined && comparePoints(candidate, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function mergeSorted(left: readonly WindowPoint[], right: readonly WindowPoint[]): WindowPoint[] {
  const merged: WindowPoint[] = [];
  let next = 0;
  for (const point of left) {
    for (let other = right[next]; other !== undefined; other = right[next]) {
      if (comparePoints(other, point) > 0) break;
      merged.push(other);
      next += 1;
    }
    merged.push(point);
  }
  return [...merged, ...right.slice(next)];
}
