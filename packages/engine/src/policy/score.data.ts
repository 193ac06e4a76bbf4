import type { ActivityEvent, DataClass, Outcome, Severity } from '@waybill/contract';
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

/** Log odds that a detector starts from: an ordinary movement is seldom worth a look. */
export const BASE_POINTS = -2;

/** What facts have in common, so that ten that say the same do not stack. */
export type FactFamily = 'identity' | 'exposure' | 'disguise' | 'wording' | 'sizes';

export const FAMILY_CAPS: Readonly<Record<FactFamily, number>> = {
  identity: 2.6,
  exposure: 1.5,
  disguise: 4,
  wording: 0.5,
  sizes: 3.2,
};

/** The family of each fact that has one; any other stands by itself. */
export const FACT_FAMILIES: Readonly<Record<string, FactFamily | undefined>> = {
  sharedNameParts: 'identity',
  initialsAndSurname: 'identity',
  sharedInitials: 'identity',
  handleLikeness: 'identity',
  sameDisplayName: 'identity',
  visibility: 'exposure',
  destination: 'exposure',
  outsideRecipients: 'exposure',
  unmanagedDevice: 'exposure',
  typeMismatch: 'disguise',
  doubleExtension: 'disguise',
  hiddenEnding: 'disguise',
  directionOverride: 'disguise',
  lookAlikeLetters: 'disguise',
  renamedFrom: 'disguise',
  renamedKind: 'disguise',
  otherExtension: 'disguise',
  randomStem: 'disguise',
  sensitiveWord: 'wording',
  sizeForType: 'sizes',
  ownSizes: 'sizes',
  peerSizes: 'sizes',
  sizeOfSource: 'sizes',
  numberedPart: 'sizes',
  roundPart: 'sizes',
  numberedParts: 'sizes',
};

/** The fact that tells how many different records there are. */
export const RECORDS_FACT = 'records';

/** What sensitive data adds to its exposure, in parts of that, by sensitivity 0 to 4. */
export const SENSITIVITY_IMPACT: readonly number[] = [0, 0, 0.1, 0.25, 0.4];

/** What each tenfold number of different records adds to the exposure, in parts of that. */
export const RECORDS_IMPACT = { perDecade: 0.12, cap: 0.4 } as const;

/** How much of the two above counts: how hard it is to undo that such data became known. */
export const CLASS_WEIGHT: Readonly<Record<DataClass, number>> = {
  secret: 1,
  health: 1,
  government: 1,
  financial: 0.9,
  personal: 0.9,
  source: 0.8,
  business: 0.7,
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
