import type { RiskWeightGroup, RiskWeightName, Severity } from '@waybill/contract';
import type { VendorSeverity } from './vendor-severity.ts';

/**
 * Version of the model. A detection stores the version that scored it; any change to this file or the
 * arithmetic needs a new one.
 */
export const SEVERITY_MODEL = 2;

/** Lowest score of each severity. */
export const SEVERITY_CUTOFFS: readonly (readonly [number, Severity])[] = [
  [80, 'CRITICAL'],
  [60, 'HIGH'],
  [35, 'MEDIUM'],
  [0, 'LOW'],
];

/**
 * Points that a policy suggests for an act on its own, whatever data it concerns. They follow the
 * cut-offs.
 */
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

/** A weight's default and the range that an organisation can choose from, in whole points. */
export interface WeightRange {
  default: number;
  min: number;
  max: number;
}

export type WeightTable<Value> = {
  readonly [Group in RiskWeightGroup]: Readonly<Record<RiskWeightName<Group>, Value>>;
};

const points = (value: number): WeightRange => ({ default: value, min: 0, max: 60 });
const perFactor = (value: number): WeightRange => ({ default: value, min: 0, max: 20 });
const minus = (value: number): WeightRange => ({ default: value, min: -60, max: 0 });

/** Every weight that an organisation can change, with its default. */
export const WEIGHT_RANGES: WeightTable<WeightRange> = {
  data: {
    /** Found data by sensitivity, 0 to 4. */
    sensitivity0: points(2),
    sensitivity1: points(4),
    sensitivity2: points(12),
    sensitivity3: points(22),
    sensitivity4: points(28),
    /** For each tenfold number of different values that were found. */
    valuesPerDecade: perFactor(6),
    valuesCap: points(20),
    /** Secrets, above any other data: they work at once, for anyone who has them. */
    secret: points(4),
    /** Sensitivity labels of the organisation's own scheme. */
    labelSecret: points(30),
    labelConfidential: points(24),
    labelInternal: points(12),
    labelPublic: points(0),
    /** The name reveals the content, e.g. payroll. */
    tellingName: points(28),
    /** Its name or type hides what it is. */
    disguised: points(16),
    /** A bucket, database, snapshot, image, mailbox or repository: everything in it. */
    store: points(26),
    /** A whole archive that cannot be looked into. */
    locked: points(20),
    /** The contents are unknown, which does not mean harmless. */
    unknown: points(10),
    /** All contents were read and contain nothing sensitive. */
    nothingFound: points(0),
    /** A picture, sound or film without contents that were read. */
    picture: points(0),
  },
  destination: {
    /** Services that are outside, by their kind. */
    ai: points(30),
    storage: points(30),
    transfer: points(30),
    webmail: points(30),
    messenger: points(28),
    paste: points(38),
    social: points(34),
    code: points(30),
    notes: points(26),
    tools: points(28),
    remote: points(28),
    meeting: points(20),
    business: points(20),
    cloud: points(34),
    public: points(38),
    link: points(32),
    foreignAccount: points(38),
    forwarding: points(38),
    personalRecipient: points(28),
    outsideRecipient: points(20),
    outsideHost: points(26),
    removable: points(28),
    otherDevice: points(26),
    unmanagedDevice: points(26),
    unknownDevice: points(10),
    /** A business service with an unknown tenant. */
    unknownTenant: points(16),
    unknownPlace: points(16),
    inside: points(0),
    /** Subject of a trust rule, anywhere. */
    sanctioned: points(4),
    /** The same where the score starts from the action. */
    sanctionedAct: minus(-26),
    /** Minimum for a destination that a trust rule forbids. */
    forbidden: points(50),
    forbiddenAct: points(20),
    /** The least that forbidding adds. */
    forbiddenLeast: points(12),
  },
  scale: {
    /** For each tenfold number of events, objects or rows, whichever is more. */
    perDecade: perFactor(4),
    cap: points(20),
  },
  person: {
    leaver: points(16),
    unknownActor: points(3),
    fromUnmanagedDevice: points(6),
  },
  evidence: {
    /** For each unit of log odds of the facts that a detector weighed. */
    perUnit: perFactor(4),
    least: minus(-10),
    most: points(12),
  },
  outcome: {
    failed: minus(-25),
    blocked: minus(-20),
  },
};
