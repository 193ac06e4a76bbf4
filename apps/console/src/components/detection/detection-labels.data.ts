import type {
  DetectionOrigin,
  DetectionStatus,
  EventAction,
  EventDirection,
  Severity,
  Visibility,
} from '@waybill/contract';

/** Words that people read for the stored values, where they differ. */

export const STATUS_LABELS: Record<DetectionStatus, string> = {
  new: 'New',
  in_review: 'In review',
  awaiting_person: 'Awaiting person',
  awaiting_team: 'Awaiting team',
  escalated: 'Escalated',
  snoozed: 'Snoozed',
  suppressed: 'Suppressed',
  merged: 'Merged',
  closed: 'Closed',
};

/** Statuses in which somebody still has to act, or will again. */
export const OPEN_STATUSES = [
  'new',
  'in_review',
  'awaiting_person',
  'awaiting_team',
  'escalated',
  'snoozed',
] as const satisfies readonly DetectionStatus[];

/** Statuses that a person sets; the others come about by themselves. */
export const SETTABLE_STATUSES = [
  'new',
  'in_review',
  'awaiting_person',
  'awaiting_team',
  'escalated',
  'snoozed',
  'closed',
] as const satisfies readonly DetectionStatus[];
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

export const SEVERITY_LABELS: Record<Severity, string> = {
  CRITICAL: 'Critical',
  HIGH: 'High',
  MEDIUM: 'Medium',
  LOW: 'Low',
};

/** Most urgent first, as the console always lists them. */
export const SEVERITIES_BY_URGENCY = [
  'CRITICAL',
  'HIGH',
  'MEDIUM',
  'LOW',
] as const satisfies readonly Severity[];

export const ORIGIN_LABELS: Record<DetectionOrigin, string> = {
  detectionPolicy: 'Policy',
  internalDetectionPolicy: 'Built-in policy',
  detectionThresholdPolicy: 'Threshold policy',
  classificationEngine: 'Classification',
  sendToSelf: 'Sent to self',
  suspiciousFileSize: 'Suspicious file size',
  suspiciousFileName: 'Suspicious file name',
  eventSuspicious: 'Suspicious event',
};

export const DIRECTION_LABELS: Record<EventDirection, string> = {
  inbound: 'Inbound',
  outbound: 'Outbound',
};

/** Actions whose stored name does not read well; the others are shown as stored. */
export const ACTION_LABELS: Partial<Record<EventAction, string>> = {
  compress_no_spaces: 'Compress, name without spaces',
  CopyFile: 'Copy file',
  CLI: 'Command line',
};

export const VISIBILITY_LABELS: Record<Visibility, string> = {
  private: 'Private',
  internal: 'Inside the organisation',
  external: 'Outside the organisation',
  link: 'Anyone with the link',
  public: 'Public',
};
