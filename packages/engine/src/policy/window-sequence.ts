import type { WindowReading } from './read-windows.ts';
import type { WindowPoint } from './window-point.ts';
import { windowStart, type SequenceRule } from './window-rule.ts';

export interface SequenceReadings {
  /** The value of a trigger is the number of steps; of every other point 0. */
  readings: WindowReading[];
  /** By index: the point is part of some complete sequence within a window. */
  isPart: boolean[];
}

/**
 * Reads sorted points of an ordered sequence. A trigger completes the last step while the latest chain of
 * all steps before it began within the window. O(points × steps).
 */
export function readSequence(points: readonly WindowPoint[], rule: SequenceRule): SequenceReadings {
  const chains = chainsOf(points, rule);
  const last = rule.steps.length - 1;
  const triggers = new Set<number>();
  for (const [position, index] of (chains[last]?.places ?? []).entries()) {
    const point = points[index];
    if (point === undefined) continue;
    if (startsBy(points, chains, last, position) >= windowStart(rule, point.at))
      triggers.add(index);
  }
  const isPart = triggers.size === 0 ? points.map(() => false) : partsOf(points, rule, chains);
  return { readings: triggerReadings(points, rule, { triggers, isPart }), isPart };
}

/** Known facts of one step over all points. */
interface Chain {
  atLeast: number;
  /** Indexes of the points that are this step. */
  places: number[];
  /** By index: latest start of a chain of the steps up to this one that is complete there. */
  latestStart: Float64Array;
  /** By index: earliest end of a chain of the steps from this one on that starts there or later. */
  earliestEnd: Float64Array;
}

function chainsOf(points: readonly WindowPoint[], rule: SequenceRule): Chain[] {
  const chains = rule.steps.map(({ atLeast = 1 }, step): Chain => ({
    atLeast,
    places: [...points.keys()].filter((index) => ((points[index]?.steps ?? 0) & (1 << step)) !== 0),
    latestStart: new Float64Array(points.length).fill(Number.NEGATIVE_INFINITY),
    earliestEnd: new Float64Array(points.length).fill(Number.POSITIVE_INFINITY),
  }));
  for (const [step, { places, latestStart }] of chains.entries()) {
    for (const [position, index] of places.entries()) {
      latestStart[index] = startsBy(points, chains, step, position);
    }
    carryForward(latestStart);
  }
  for (const [step, { places, earliestEnd }] of [...chains.entries()].toReversed()) {
    for (const [position, index] of places.entries()) {
      earliestEnd[index] = endsBy(points, chains, step, position);
    }
    carryBack(earliestEnd);
  }
  return chains;
}

/** Latest start of a chain that ends with this step, whose last event is at that position. */
function startsBy(
  points: readonly WindowPoint[],
  chains: readonly Chain[],
  step: number,
  position: number,
): number {
  const chain = chains[step];
  const first = chain?.places[position - chain.atLeast + 1];
  if (first === undefined) return Number.NEGATIVE_INFINITY;
  if (step === 0) return points[first]?.at ?? Number.NEGATIVE_INFINITY;
  return chains[step - 1]?.latestStart[first - 1] ?? Number.NEGATIVE_INFINITY;
}

/** Earliest end of a chain that starts with this step, whose first event is at that position. */
function endsBy(
  points: readonly WindowPoint[],
  chains: readonly Chain[],
  step: number,
  position: number,
): number {
  const chain = chains[step];
  const last = chain?.places[position + chain.atLeast - 1];
  if (last === undefined) return Number.POSITIVE_INFINITY;
  if (step === chains.length - 1) return points[last]?.at ?? Number.POSITIVE_INFINITY;
  return chains[step + 1]?.earliestEnd[last + 1] ?? Number.POSITIVE_INFINITY;
}

function carryForward(latest: Float64Array): void {
  let best = Number.NEGATIVE_INFINITY;
  for (const [index, value] of latest.entries()) {
    best = Math.max(best, value);
    latest[index] = best;
  }
}

function carryBack(earliest: Float64Array): void {
  let best = Number.POSITIVE_INFINITY;
  for (let index = earliest.length - 1; index >= 0; index -= 1) {
    best = Math.min(best, earliest[index] ?? best);
    earliest[index] = best;
  }
}

function partsOf(
  points: readonly WindowPoint[],
  rule: SequenceRule,
  chains: readonly Chain[],
): boolean[] {
  const isPart = points.map(() => false);
  for (const [step, { places, atLeast }] of chains.entries()) {
    // Any run of `atLeast` events may be the step: the event counts if a run that contains it
    // qualifies.
    let fitting = Number.NEGATIVE_INFINITY;
    for (const [position, index] of places.entries()) {
      const start = startsBy(points, chains, step, position + atLeast - 1);
      if (start >= windowStart(rule, endsBy(points, chains, step, position))) fitting = position;
      if (position - fitting < atLeast) isPart[index] = true;
    }
  }
  return isPart;
}

function triggerReadings(
  points: readonly WindowPoint[],
  rule: SequenceRule,
  found: { triggers: ReadonlySet<number>; isPart: readonly boolean[] },
): WindowReading[] {
  let left = 0;
  return points.map((point, index) => {
    if (!found.triggers.has(index)) return NO_TRIGGER;
    const start = windowStart(rule, point.at);
    for (let oldest = points[left]; oldest !== undefined && left < index; oldest = points[left]) {
      if (oldest.at >= start && found.isPart[left] === true) break;
      left += 1;
    }
    return { value: rule.steps.length, low: 0, count: index - left + 1 };
  });
}

const NO_TRIGGER: WindowReading = { value: 0, low: 0, count: 0 };
