import type { ActivityEvent, Outcome, Severity } from '@waybill/contract';
import { isStandingForwarding } from '../activity/forwarding.ts';

/** Log odds that a policy of that severity starts from: how sure its author is that a match matters. */
export const POLICY_POINTS: Readonly<Record<Severity, number>> = {
  LOW: 0,
  MEDIUM: 0.5,
  HIGH: 1,
  CRITICAL: 1.5,
};

export const OUTCOME_POINTS: Readonly<Record<Outcome, number>> = {
  success: 0.3,
  unknown: 0,
  failure: -2,
};

export const UNMANAGED_DEVICE_POINTS = 0.5;
export const UNKNOWN_ACTOR_POINTS = 0.3;

/** Per tenfold number of events, capped, so that one noisy source does not decide alone. */
export const REPETITION_POINTS = { perDecade: 0.4, cap: 1 } as const;

/** Per tenfold number of objects, capped. */
export const VOLUME_IMPACT = { perDecade: 0.2, cap: 0.4 } as const;

/** Objects that hold a whole store of data rather than one document. */
export const STORE_KINDS: readonly string[] = [
  'bucket',
  'snapshot',
  'image',
  'database',
  'mailbox',
];
export const STORE_IMPACT = 0.1;

export interface Exposure {
  label: string;
  value: number;
  applies(event: ActivityEvent): boolean;
}

/** How far data went and how hard that is to undo, 0 to 1. The first one that applies counts. */
export const EXPOSURES: readonly Exposure[] = [
  { label: 'Public', value: 0.9, applies: (e) => e.visibilityAfter === 'public' },
  { label: 'Anyone with the link', value: 0.85, applies: (e) => e.visibilityAfter === 'link' },
  {
    label: 'Standing mail forwarding',
    value: 0.8,
    applies: (e) => isStandingForwarding(e) && e.recipientsOutside === 'yes',
  },
  {
    label: 'Foreign cloud account',
    value: 0.85,
    applies: (e) =>
      e.recipients.some(({ kind, outside }) => kind === 'account' && outside === 'yes') ||
      (e.destination?.kind === 'account' && e.destination.outside === 'yes'),
  },
  { label: 'Public place', value: 0.85, applies: (e) => e.destination?.kind === 'public' },
  { label: 'Outside recipients', value: 0.65, applies: (e) => e.recipientsOutside === 'yes' },
  { label: 'Outside place', value: 0.6, applies: (e) => e.destination?.outside === 'yes' },
  { label: 'Unmanaged device', value: 0.6, applies: (e) => e.device.managed === 'no' },
  { label: 'Unmanaged place', value: 0.6, applies: (e) => e.destination?.managed === 'no' },
];

export const INSIDE_EXPOSURE = { label: 'Stays inside, or not known', value: 0.35 } as const;
