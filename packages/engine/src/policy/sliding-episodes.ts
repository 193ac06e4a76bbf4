import { episodesOf, type Episode } from './episodes-of.ts';
import type { WindowRule } from './policy.ts';
import { readWindows, type WindowReading } from './read-windows.ts';
import { comparePoints, compareTwins, countedPoint, type WindowPoint } from './window-point.ts';

/**
 * The episodes of a group's events: a pure function of the set of events, whatever their order and
 * however often each is given. Event time decides, never arrival. O(n log n).
 */
export function slidingEpisodes(points: readonly WindowPoint[], rule: WindowRule): Episode[] {
  const sorted = distinctPoints(points);
  const readings: WindowReading[] = [];
  readWindows({ points: sorted, readings, rule, from: 0, until: Number.POSITIVE_INFINITY });
  return episodesOf(sorted, readings, rule);
}

function distinctPoints(points: readonly WindowPoint[]): WindowPoint[] {
  const byId = new Map<string, WindowPoint>();
  for (const candidate of points) {
    const point = countedPoint(candidate);
    if (point === null) continue;
    const twin = byId.get(point.id);
    if (twin === undefined || compareTwins(point, twin) < 0) byId.set(point.id, point);
  }
  return [...byId.values()].toSorted(comparePoints);
}
