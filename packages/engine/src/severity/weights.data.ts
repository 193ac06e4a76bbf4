import type { Severity } from '@waybill/contract';
import type { ServiceKind } from '../destinations/services.data.ts';
import type { VendorSeverity } from './vendor-severity.ts';

/** Version of the model. A detection keeps the version it was scored with; new weights need a new one. */
export const SEVERITY_MODEL = 2;

/** Lowest score of each severity. */
export const SEVERITY_CUTOFFS: readonly (readonly [number, Severity])[] = [
  [80, 'CRITICAL'],
  [60, 'HIGH'],
  [35, 'MEDIUM'],
  [0, 'LOW'],
];

/** Points that a policy suggests for an act by itself, whatever data it concerns. */
export const SUGGESTED_POINTS: Readonly<Record<Severity, number>> = {
  LOW: 20,
  MEDIUM: 42,
  HIGH: 64,
  CRITICAL: 84,
};

/** Points that a vendor's own severity of a finding starts from. */
export const VENDOR_POINTS: Readonly<Record<VendorSeverity, number>> = {
  informational: 5,
  low: 20,
  medium: 42,
  high: 64,
  critical: 84,
};

/** Points of found data by sensitivity, 0 to 4. */
export const SENSITIVITY_POINTS: readonly number[] = [2, 4, 12, 22, 28];

/** Points for each tenfold number of different values that were found. */
export const VALUE_POINTS = { perDecade: 6, cap: 20 } as const;

/** Points of secrets above any other data: they work at once, for whoever has them. */
export const SECRET_POINTS = 4;

export const DATA_POINTS = {
  /** Nothing is known of the contents. Unknown is not harmless. */
  unknown: 10,
  /** Contents were read as a whole and hold nothing sensitive. */
  nothingFound: 0,
  /** A picture, sound or film without contents that were read. */
  picture: 0,
  /** Its name or type hides what it is. */
  disguised: 16,
  /** The name says what it is, e.g. payroll. */
  tellingName: 28,
  /** A bucket, database, snapshot, image, mailbox or repository: everything in it. */
  store: 26,
  /** A whole archive that cannot be looked into. */
  locked: 20,
} as const;

/** Points of a sensitivity label of the organisation's own scheme. */
export const LABEL_POINTS = { secret: 30, confidential: 24, internal: 12, public: 0 } as const;

/** Points of a service that is outside, by its kind. */
export const SERVICE_POINTS: Readonly<Record<ServiceKind, number>> = {
  ai: 30,
  storage: 30,
  transfer: 30,
  webmail: 30,
  messenger: 28,
  paste: 38,
  social: 34,
  code: 30,
  notes: 26,
  tools: 28,
  remote: 28,
  meeting: 20,
  business: 20,
  cloud: 34,
};

export const PLACE_POINTS = {
  public: 38,
  link: 32,
  foreignAccount: 38,
  forwarding: 38,
  removable: 28,
  otherDevice: 26,
  unmanagedDevice: 26,
  unknownDevice: 10,
  personalRecipient: 28,
  outsideRecipient: 20,
  outsideHost: 26,
  /** A service of companies, of which nobody knows whose tenant it is. */
  unknownTenant: 16,
  unknown: 16,
  /** What a trust rule sanctions, wherever it is. */
  sanctioned: 4,
  /** What a trust rule forbids, at least. */
  forbidden: 50,
  inside: 0,
} as const;

/** Points of a trust rule where the score starts from the act, and the least that forbidding adds. */
export const TRUST_POINTS = { sanctionedAct: -26, forbiddenAct: 20, forbiddenLeast: 12 } as const;

/** Points for each tenfold number of events, objects or rows, whichever is more. */
export const SCALE_POINTS = { perDecade: 4, cap: 20 } as const;

export const PERSON_POINTS = { leaver: 16, unknown: 3 } as const;

export const UNMANAGED_DEVICE_POINTS = 6;

/** Points for each unit of log odds of the facts that a detector weighed. */
export const EVIDENCE_POINTS = { perUnit: 4, least: -10, most: 12 } as const;

export const FAILED_POINTS = -25;
export const BLOCKED_POINTS = -20;
