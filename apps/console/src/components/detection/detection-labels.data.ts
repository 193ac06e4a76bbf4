import type { DetectionStatus, Severity } from '@waybill/contract';
import { OPEN_STATUSES } from '@waybill/contract/enums';

/** Statuses that a person sets; the others come about by themselves. */
export const SETTABLE_STATUSES = [
  ...OPEN_STATUSES,
  'closed',
] as const satisfies readonly DetectionStatus[];
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

/** Most urgent first, as the console always lists them. */
export const SEVERITIES_BY_URGENCY = [
  'CRITICAL',
  'HIGH',
  'MEDIUM',
  'LOW',
] as const satisfies readonly Severity[];
