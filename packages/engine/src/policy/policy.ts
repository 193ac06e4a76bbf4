import type { Condition, DetectionOrigin, Severity } from '@waybill/contract';
import type { GroupKey, WindowRule } from './window-rule.ts';

/** One policy in one version. */
export interface Policy {
  key: string;
  /** Keys that it had before, the first one first. What is stored under them belongs to it. */
  aliases?: readonly string[];
  version: number;
  name: string;
  description: string;
  origin: DetectionOrigin;
  severity: Severity;
  /** How its severity counts; `minimum` unless told otherwise. */
  severityMode?: SeverityMode;
  /** It reports findings of a vendor, whose own severity is where the score starts. */
  isVendorFinding?: boolean;
  /** The vendor's severity counts as at most this, where the tenant says so. */
  vendorCap?: Severity | null;
  condition: Condition;
  /** What a detection's fingerprint is made of, besides the policy: a burst with one fingerprint is one row. */
  groupBy: readonly GroupKey[];
  window: WindowRule | null;
  /** Title of its detections, e.g. `Opened to the public`. */
  title: string;
  /** The rule of the policy that this is; a policy that comes with the product has one rule. */
  rule?: string;
  /** What a match leads to; `alert` unless told otherwise. */
  mode?: ActiveMode;
  /** Matches that do not count, until they end. */
  exceptions?: readonly PolicyException[];
  schedule?: PolicySchedule | null;
  /** Lower ones are asked first; 100 unless told otherwise. */
  priority?: number;
  /** A match keeps the policies after it from being asked. */
  stopsOthers?: boolean;
}

/**
 * How the severity of a policy counts: it is never below it, always it, or where the score of a detection starts
 * from when the data that moved does not say more.
 */
export const SEVERITY_MODES = ['minimum', 'fixed', 'suggested'] as const;
export type SeverityMode = (typeof SEVERITY_MODES)[number];

/** What a rule does with a match: count it, raise a detection, ask the person, or refuse the action. */
export const ACTIVE_MODES = ['simulate', 'alert', 'warn', 'block'] as const;
export type ActiveMode = (typeof ACTIVE_MODES)[number];

export interface PolicyException {
  id: string;
  condition: Condition;
  /** Epoch milliseconds; null: until someone removes it. */
  expiresAt: number | null;
}

/** When a policy is asked at all, on the time of the event. */
export interface PolicySchedule {
  /** Epoch milliseconds; null: no bound. */
  from: number | null;
  to: number | null;
  /** Hours of the week from Monday 0 to Sunday 167 in `zone`; null: all. */
  hours: readonly number[] | null;
  /** IANA time zone. */
  zone: string;
}
