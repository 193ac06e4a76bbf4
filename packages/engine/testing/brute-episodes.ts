import type { Severity } from '@waybill/contract';
import type { Episode } from '../src/policy/episodes-of.ts';
import type { WindowPoint } from '../src/policy/window-point.ts';
import type { SequenceRule, WindowRule } from '../src/policy/window-rule.ts';

/** Facts of an episode by definition alone. */
export type BruteEpisode = Omit<Episode, 'steps' | 'levels' | 'threshold' | 'baseline'>;

const PAUSE_MS = 86_400_000;

/** Episodes by definition, every window counted from scratch: quadratic, but obviously correct. */
export function bruteEpisodes(points: readonly WindowPoint[], rule: WindowRule): BruteEpisode[] {
  const sorted = sortedPoints(points);
  const windows = sorted.map((end, index) => windowAt(sorted, index, { end, rule }));
  const level = rule.metric === 'sequence' ? rule.steps.length : rule.threshold;
  const triggers = windows.filter(({ value }) => value >= level);
  const groups: [Window, ...Window[]][] = [];
  for (const trigger of triggers) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isSame(windows, { last, trigger, rule })) group.push(trigger);
    else groups.push([trigger]);
  }
  return groups.map((group) => episodeOf(group, rule));
}

function sortedPoints(points: readonly WindowPoint[]): WindowPoint[] {
  const distinct = points.filter(
    (point, index) => points.findIndex(({ id }) => id === point.id) === index,
  );
  const firstStep = ({ steps }: WindowPoint) =>
    steps.toString(2).split('').toReversed().indexOf('1');
  return distinct.toSorted(
    (a, b) => a.at - b.at || firstStep(a) - firstStep(b) || (a.id < b.id ? -1 : 1),
  );
}

interface Window {
  end: WindowPoint;
  inside: WindowPoint[];
  /** Those inside that count. */
  counted: WindowPoint[];
  value: number;
  low: number;
}

function startOf(rule: WindowRule, at: number): number {
  return rule.isFixed
    ? at - (((at % rule.windowMs) + rule.windowMs) % rule.windowMs)
    : at - rule.windowMs;
}

function windowAt(
  sorted: readonly WindowPoint[],
  index: number,
  { end, rule }: { end: WindowPoint; rule: WindowRule },
): Window {
  const before = sorted.slice(0, index).filter(({ at }) => at >= startOf(rule, end.at));
  const inside = [...before, end];
  if (rule.metric === 'sequence') {
    const value = isComplete(inside, rule) ? rule.steps.length : 0;
    return { end, inside, counted: partsOf(sorted, inside, rule), value, low: 0 };
  }
  return {
    end,
    inside,
    counted: inside,
    value: metricOf(inside, rule),
    low: metricOf(before, rule),
  };
}

function isSame(
  windows: readonly Window[],
  { last, trigger, rule }: { last: Window; trigger: Window; rule: WindowRule },
): boolean {
  const apart = trigger.end.at - last.end.at;
  if (last.end.at >= startOf(rule, trigger.end.at) || apart <= rule.episodeGapMs) return true;
  if (rule.metric === 'sequence') return false;
  const between = windows.slice(windows.indexOf(last) + 1, windows.indexOf(trigger) + 1);
  const isQuiet = between.some(({ low }) => low < 0.7 * rule.threshold);
  return !isQuiet && apart <= Math.max(PAUSE_MS, rule.windowMs);
}

function episodeOf(group: readonly [Window, ...Window[]], rule: WindowRule): BruteEpisode {
  const [first] = group;
  const counted = [...new Set(group.flatMap((window) => window.counted))];
  counted.sort((a, b) => a.at - b.at);
  const peak = Math.max(...group.map(({ value }) => value));
  const peakWindow = group.find(({ value }) => value === peak) ?? first;
  return {
    startAt: Math.min(...counted.map(({ at }) => at)),
    endAt: Math.max(...group.map(({ end }) => end.at)),
    peak,
    peakWindowStartAt: Math.min(...peakWindow.counted.map(({ at }) => at)),
    peakWindowEndAt: peakWindow.end.at,
    firstTriggerId: first.end.id,
    pointIds: counted.map(({ id }) => id),
    pointTimes: counted.map(({ at }) => at),
    severity: severityAt(peak, rule),
  };
}

function severityAt(peak: number, rule: WindowRule): Severity | null {
  if (rule.metric === 'sequence') return null;
  const reached = (rule.levels ?? []).filter(({ value }) => peak >= value);
  return reached.at(-1)?.severity ?? null;
}

function metricOf(points: readonly WindowPoint[], { metric }: WindowRule): number {
  if (metric === 'events') return points.length;
  if (metric === 'bytes') return points.reduce((sum, { bytes }) => sum + bytes, 0);
  return new Set(points.flatMap(({ values }) => values)).size;
}

/** Whether the last of the points completes the sequence: it is the last step of a chain through them. */
function isComplete(inside: readonly WindowPoint[], rule: SequenceRule): boolean {
  if (!rule.isOrdered) {
    return rule.steps.every(
      ({ atLeast = 1 }, step) => inside.filter((point) => isStep(point, step)).length >= atLeast,
    );
  }
  return chainsThrough(inside, rule).some((chain) => chain.at(-1) === inside.at(-1));
}

/** Points of this window that are part of some chain. */
function partsOf(
  sorted: readonly WindowPoint[],
  inside: readonly WindowPoint[],
  rule: SequenceRule,
): WindowPoint[] {
  if (!rule.isOrdered) return [...inside];
  const parts = new Set(
    sorted.flatMap((end, index) => {
      const window = sorted.slice(0, index + 1).filter(({ at }) => at >= startOf(rule, end.at));
      return chainsThrough(window, rule).flat();
    }),
  );
  return inside.filter((point) => parts.has(point));
}

/** Every way to pick the steps in order. */
function chainsThrough(points: readonly WindowPoint[], rule: SequenceRule): WindowPoint[][] {
  const stages = rule.steps.flatMap(({ atLeast = 1 }, step) =>
    Array.from({ length: atLeast }, () => step),
  );
  let chains: { picked: WindowPoint[]; next: number }[] = [{ picked: [], next: 0 }];
  for (const step of stages) {
    chains = chains.flatMap(({ picked, next }) =>
      points
        .slice(next)
        .flatMap((point, offset) =>
          isStep(point, step) ? [{ picked: [...picked, point], next: next + offset + 1 }] : [],
        ),
    );
  }
  return chains.map(({ picked }) => picked);
}

function isStep({ steps }: WindowPoint, step: number): boolean {
  return (steps & (1 << step)) !== 0;
}
