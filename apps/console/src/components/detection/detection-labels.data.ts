import type { DetectionStatus, Severity } from '@waybill/contract';

/** Statuses that a person sets directly. Others follow from a verdict or a snooze, or are set automatically. */
export const SETTABLE_STATUSES = [
  'in_review',
  'awaiting_person',
  'awaiting_team',
  'escalated',
] as const satisfies readonly DetectionStatus[];

/** Most urgent first, as the console always lists them. */
export const SEVERITIES_BY_URGENCY = [
  'CRITICAL',
  'HIGH',
  'MEDIUM',
  'LOW',
] as const satisfies readonly Severity[];
