import { createGauge } from './gauge.ts';
import type { WindowPoint } from './window-point.ts';
import { windowStart, type WindowRule } from './window-rule.ts';

/** The window that ends with a point. */
export interface WindowReading {
  /** The metric of the window. */
  value: number;
  /** The metric just before the point: the minimum since the previous point. */
  low: number;
  /** Number of points in the window. */
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
  const gauge = createGauge(rule);
  let left = leftmostOfWindow(span);
  for (const point of points.slice(left, from)) gauge.add(point);
  for (let index = from; index < points.length; index += 1) {
    const point = points[index];
    if (point === undefined || point.at > until) return;
    const start = windowStart(rule, point.at);
    for (let oldest = points[left]; oldest !== undefined && left < index; oldest = points[left]) {
      if (oldest.at >= start) break;
      gauge.remove(oldest);
      left += 1;
    }
    const low = gauge.value();
    gauge.add(point);
    readings[index] = { value: gauge.value(), low, count: index - left + 1 };
  }
}

/** Index of the oldest point in the window that ends with the first point of the span. */
function leftmostOfWindow({ points, rule, from }: WindowSpan): number {
  const first = points[from];
  if (first === undefined) return from;
  const start = windowStart(rule, first.at);
  let left = from;
  for (let before = points[left - 1]; before !== undefined; before = points[left - 1]) {
    if (before.at < start) break;
    left -= 1;
  }
  return left;
}
