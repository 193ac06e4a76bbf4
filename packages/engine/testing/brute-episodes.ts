import type { Episode } from '../src/policy/episodes-of.ts';
import type { WindowRule } from '../src/policy/policy.ts';
import type { WindowPoint } from '../src/policy/window-point.ts';

/** Episodes by definition, every window counted from scratch: quadratic, with nothing to get wrong. */
export function bruteEpisodes(points: readonly WindowPoint[], rule: WindowRule): Episode[] {
  const distinct = points.filter(
    (point, index) => points.findIndex(({ id }) => id === point.id) === index,
  );
  const sorted = distinct.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  const windows = sorted.map((end, index) => {
    const inside = sorted.slice(0, index + 1).filter((point) => point.at >= end.at - rule.windowMs);
    return { end, inside, value: metricOf(inside, rule.metric) };
  });
  const triggers = windows.filter(({ value }) => value >= rule.threshold);
  const gap = Math.max(rule.episodeGapMs, rule.windowMs);
  const groups: (typeof windows)[] = [];
  for (const trigger of triggers) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && trigger.end.at - last.end.at <= gap) group.push(trigger);
    else groups.push([trigger]);
  }
  return groups.map((group) => episodeOf(group));
}

interface Window {
  end: WindowPoint;
  inside: WindowPoint[];
  value: number;
}

function episodeOf(group: readonly Window[]): Episode {
  const counted = [...new Set(group.flatMap(({ inside }) => inside))];
  const peak = Math.max(...group.map(({ value }) => value));
  const peakWindow = group.find(({ value }) => value === peak);
  return {
    startAt: counted[0]?.at ?? Number.NaN,
    endAt: group.at(-1)?.end.at ?? Number.NaN,
    peak,
    peakWindowStartAt: peakWindow?.inside[0]?.at ?? Number.NaN,
    peakWindowEndAt: peakWindow?.end.at ?? Number.NaN,
    firstTriggerId: group[0]?.end.id ?? '',
    pointIds: counted.map(({ id }) => id),
  };
}

function metricOf(points: readonly WindowPoint[], metric: WindowRule['metric']): number {
  if (metric === 'events') return points.length;
  if (metric === 'objects') return new Set(points.map(({ valueKey }) => valueKey)).size;
  return points.reduce((sum, { bytes }) => sum + bytes, 0);
}
