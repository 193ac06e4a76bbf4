import type { Condition, Severity } from '@waybill/contract';

/** What counted events are distinguished by: its own window for each. None: the whole organisation. */
export type GroupKey = 'actor' | 'object' | 'container' | 'destination' | 'recipients' | 'device';

/**
 * `events`: their number. `bytes`: their sum. All others count distinct values: `objects` the data's
 * sources, `values` those of a field, `people` actors, `destinations` places.
 */
export type CountMetric = 'events' | 'objects' | 'values' | 'bytes' | 'people' | 'destinations';

/** A value that the metric reaches, and how severe that is. */
export interface WindowLevel {
  value: number;
  severity: Severity;
}

/** Levels that follow what is usual: for the group itself, or for the organisation while it is new. */
export interface WindowBaseline {
  /** `multiple`: `k` times the median of the days’ peaks. `tail`: `k` robust deviations above it, on logarithms. */
  method: 'multiple' | 'tail';
  k: number;
}

/** One action of a sequence. */
export interface SequenceStep {
  name: string;
  /** Condition of this step, in addition to the policy’s own. */
  condition: Condition;
  /** Number of events that complete the step; 1 by default. */
  atLeast?: number;
}

interface WindowFrame {
  windowMs: number;
  /** Windows begin at whole multiples of their length in UTC, hours or days, and do not slide. */
  isFixed?: boolean;
  /** Triggers closer together than this belong to one episode and so to one detection. */
  episodeGapMs: number;
  groupBy: readonly GroupKey[];
}

export interface CountRule extends WindowFrame {
  metric: CountMetric;
  /** The field whose values are counted; for `values` alone. */
  field?: string;
  /** The detection exists when the metric reaches this within the window; it is as severe as the policy. */
  threshold: number;
  /** Values above the threshold; the highest that is reached decides the severity. */
  levels?: readonly WindowLevel[];
  /**
   * Raises threshold and levels by one factor if the baseline is higher; the configured values are the
   * minimum.
   */
  baseline?: WindowBaseline;
}

/** The detection exists when all steps happened within the window. */
export interface SequenceRule extends WindowFrame {
  metric: 'sequence';
  /** Two to 16. */
  steps: readonly SequenceStep[];
  /** In order; otherwise in any order. */
  isOrdered: boolean;
}

/** A window on event time; present on policies that count events. */
export type WindowRule = CountRule | SequenceRule;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Below this part of the threshold a group is quiet again, and the next trigger starts a new episode.
 */
export const REARM_BELOW = 0.7;

/** A group that stays above the part without a trigger for longer than this is quiet nevertheless. */
const LONGEST_PAUSE_MS = DAY_MS;

/** Days before an event that its baseline may use. */
export const BASELINE_REACH_DAYS = 63;

/** Start of the window that ends at an instant; both ends are inclusive. */
export function windowStart(rule: WindowRule, at: number): number {
  return rule.isFixed === true
    ? Math.floor(at / rule.windowMs) * rule.windowMs
    : at - rule.windowMs;
}

/** Triggers further apart than this are unrelated. */
export function longestPause(rule: WindowRule): number {
  return Math.max(rule.episodeGapMs, rule.windowMs, LONGEST_PAUSE_MS);
}

/** How far around a new event others can matter to the episodes that it changes. */
export interface WindowReach {
  /** From a trigger to the next of the same episode. */
  pauseMs: number;
  /** Time before the earliest event of an episode that its windows and levels need. */
  backMs: number;
}

export function windowReach(rule: WindowRule): WindowReach {
  const hasBaseline = rule.metric !== 'sequence' && rule.baseline !== undefined;
  const baselineMs = hasBaseline ? (BASELINE_REACH_DAYS + 1) * DAY_MS : 0;
  return { pauseMs: longestPause(rule) + rule.windowMs, backMs: 2 * rule.windowMs + baselineMs };
}
