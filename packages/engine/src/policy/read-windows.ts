import { createGauge } from './gauge.ts';
import type { WindowRule } from './policy.ts';
import type { WindowPoint } from './window-point.ts';

/** The window that ends with a point: its metric, and how many points it holds. */
export interface WindowReading {
  value: number;
  count: number;
}

export interface WindowSpan {
  points: readonly WindowPoint[];
  readings: WindowReading[];
  rule: WindowRule;
  /** Index of the first window to read. */
  from: number;
  /** Windows that end later than this are right already. */
  until: number;
}

/** Reads the window that ends with each point of the span; windows include both their ends. */
export function readWindows(span: WindowSpan): void {
  const { points, readings, rule, from, until } = span;
  const gauge = createGauge(rule.metric);
  let left = leftmostOfWindow(span);
  for (const point of points.slice(left, from)) gauge.add(point);
  for (let index = from; index < points.length; index += 1) {
    const point = points[index];
    if (point === undefined || point.at > until) return;
    gauge.add(point);
    for (let oldest = points[left]; oldest !== undefined; oldest = points[left]) {
      if (oldest.at >= point.at - rule.windowMs) break;
      gauge.remove(oldest);
      left += 1;
    }
    readings[index] = { value: gauge.value(), count: index - left + 1 };
  }
}

/** Index of the oldest point in the window that ends with the first point of the span. */
function leftmostOfWindow({ points, rule, from }: WindowSpan): number {
  const start = points[from];
  if (start === undefined) return from;
  let left = from;
  for (let before = points[left - 1]; before !== undefined; before = points[left - 1]) {
    if (before.at < start.at - rule.windowMs) break;
    left -= 1;
  }
  return left;
}
