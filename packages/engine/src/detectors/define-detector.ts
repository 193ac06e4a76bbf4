import type {
  ActivityEvent,
  DetectionFact,
  DetectionOrigin,
  DetectionType,
  LeafResult,
} from '@waybill/contract';
import type { ActivityFacts } from '../activity/activity-event.ts';
import type { PolicyHit } from '../policy/compile-policies.ts';
import type { Judge } from '../policy/judge.ts';
import type { Policy } from '../policy/policy.ts';
import type { Verdict } from '../behaviour/judge-day.ts';
import type { DetectorPast } from './detector-past.ts';

/** A data type found in the contents of an event, with its count. */
export interface FoundType {
  /** Id of the data type. */
  type: string;
  /** 0 to 4. */
  sensitivity: number;
  /** Only `medium` and `high` are counted. */
  confidence: 'medium' | 'high';
  /** Different values. */
  distinct: number;
}

/** Additional input of a detector besides the event. */
export interface DetectorContext {
  /** The policies that this event met, evaluated once for all detectors. */
  policyHits: readonly PolicyHit[];
  /** Counts per entry of `event.data`; absent if contents were not inspected now. */
  found?: readonly FoundType[] | undefined;
  /** File kind detected from the contents; absent if they were not inspected now. */
  fileType?: string | undefined;
  /** Known past events; absent if none. */
  past?: DetectorPast | undefined;
  /** How unusual the actor's day is so far; absent while unknown. */
  verdict?: Verdict | undefined;
}

/** One finding on one event. */
export interface DetectorHit {
  detectorId: string;
  /** The policy that was met, or the detector itself. */
  policy: Judge;
  /** Why, for a policy: every leaf of the condition with the value it saw. */
  leaves: LeafResult[];
  /** Why, for a detector that weighs facts: each with its reference value. Never empty there. */
  facts: DetectionFact[];
  /** Distinguishes findings in addition to the groups of `policy`, e.g. an address. */
  subject?: string;
}

/** An example event, and the keys of the policies or detectors that must be reported for it. */
export interface DetectorExample {
  facts: ActivityFacts;
  past?: DetectorPast;
  verdict?: Verdict;
  found?: readonly FoundType[];
  fileType?: string;
  /** Active policies in addition to the built-in ones. */
  policies?: readonly Policy[];
  hits: readonly string[];
}

/** Finds the detections of one detection origin. One file per origin in this folder. */
export interface Detector {
  id: string;
  origin: DetectionOrigin;
  /** Detections of analysts are `Manual` and come from no detector. */
  type: Exclude<DetectionType, 'Manual'>;
  /** It needs facts about earlier events and weighs again after they are loaded. */
  weighsPast?: boolean;
  /** Fields of the event that it reads; empty when the policies decide. */
  inputs: readonly string[];
  /** Total and a function of its arguments alone. */
  evaluate(event: ActivityEvent, context: DetectorContext): DetectorHit[];
  examples: readonly DetectorExample[];
}

/** Identity at run time; gives the declaration its type and its place in the registry. */
export function defineDetector(detector: Detector): Detector {
  return detector;
}
