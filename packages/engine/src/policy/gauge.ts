import type { WindowPoint } from './window-point.ts';
import type { SequenceStep, WindowRule } from './window-rule.ts';

/** The metric over the points of a window that slides along a sorted list. */
export interface Gauge {
  add(point: WindowPoint): void;
  remove(point: WindowPoint): void;
  value(): number;
}

/** An empty gauge. Of a sequence it counts the steps that are complete, in whatever order. */
export function createGauge(rule: WindowRule): Gauge {
  switch (rule.metric) {
    case 'events':
      return sumGauge(() => 1);
    case 'bytes':
      return sumGauge(({ bytes }) => bytes);
    case 'sequence':
      return stepsGauge(rule.steps);
    default:
      return distinctGauge();
  }
}

function sumGauge(weight: (point: WindowPoint) => number): Gauge {
  let sum = 0;
  return {
    add: (point) => {
      sum += weight(point);
    },
    remove: (point) => {
      sum -= weight(point);
    },
    value: () => sum,
  };
}

/** Keeps how often each value is in. */
function distinctGauge(): Gauge {
  const occurrences = new Map<string, number>();
  return {
    add: ({ values }) => {
      for (const value of values) occurrences.set(value, (occurrences.get(value) ?? 0) + 1);
    },
    remove: ({ values }) => {
      for (const value of values) {
        const left = (occurrences.get(value) ?? 0) - 1;
        if (left > 0) occurrences.set(value, left);
        else occurrences.delete(value);
      }
    },
    value: () => occurrences.size,
  };
}

function stepsGauge(steps: readonly SequenceStep[]): Gauge {
  const counts = steps.map(() => 0);
  const change = (point: WindowPoint, by: number): void => {
    for (const index of counts.keys()) {
      if ((point.steps & (1 << index)) !== 0) counts[index] = (counts[index] ?? 0) + by;
    }
  };
  return {
    add: (point) => {
      change(point, 1);
    },
    remove: (point) => {
      change(point, -1);
    },
    value: () =>
      steps.reduce(
        (complete, { atLeast = 1 }, index) =>
          (counts[index] ?? 0) >= atLeast ? complete + 1 : complete,
        0,
      ),
  };
}
