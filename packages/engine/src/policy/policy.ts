import type { Condition, DetectionOrigin, Severity } from '@waybill/contract';
import type { GroupKey, WindowRule } from './window-rule.ts';

/** One policy in one version. */
export interface Policy {
  key: string;
  /** Former keys, the first one first. Data stored under them belongs to it. */
  aliases?: readonly string[];
  version: number;
  name: string;
  description: string;
  origin: DetectionOrigin;
  severity: Severity;
  /** How its severity counts; `minimum` by default. */
  severityMode?: SeverityMode;
  /** It reports findings of a vendor, whose own severity is where the score starts. */
  isVendorFinding?: boolean;
  /** Upper limit for the vendor's severity, if the tenant sets one. */
  vendorCap?: Severity | null;
  condition: Condition;
  /** Parts of a detection's fingerprint besides the policy: a burst with one fingerprint is one row. */
  groupBy: readonly GroupKey[];
  window: WindowRule | null;
  /** Title of its detections, e.g. `Opened to the public`. */
  title: string;
  /** The rule of the policy; a built-in policy has one rule. */
  rule?: string;
  /** Response to a match; `alert` by default. */
  mode?: ActiveMode;
  /** Matches that do not count, until they end. */
  exceptions?: readonly PolicyException[];
  schedule?: PolicySchedule | null;
  /** Lower numbers run first; 100 by default. */
  priority?: number;
  /** A match stops the policies after it. */
  stopsOthers?: boolean;
}

/**
 * How a policy's severity is used: as a minimum, as a fixed value, or as the starting point of the
 * score if the moved data suggests no more.
 */
export const SEVERITY_MODES = ['minimum', 'fixed', 'suggested'] as const;
export type SeverityMode = (typeof SEVERITY_MODES)[number];

/** Response to a match: count it, raise a detection, ask the person, or refuse the action. */
export const ACTIVE_MODES = ['simulate', 'alert', 'warn', 'block'] as const;
export type ActiveMode = (typeof ACTIVE_MODES)[number];

export interface PolicyException {
  id: string;
  condition: Condition;
  /** Epoch milliseconds; null: until someone removes it. */
  expiresAt: number | null;
}

/** When a policy is active, by event time. */
export interface PolicySchedule {
  /** Epoch milliseconds; null: no bound. */
  from: number | null;
  to: number | null;
  /** Hours of the week from Monday 0 to Sunday 167 in `zone`; null: all. */
  hours: readonly number[] | null;
  /** IANA time zone. */
  zone: string;
}
