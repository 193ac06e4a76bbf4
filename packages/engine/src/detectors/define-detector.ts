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

/** A data type in the contents of an event, with how much of it there is. */
export interface FoundType {
  /** Id of the data type. */
  type: string;
  /** 0 to 4. */
  sensitivity: number;
  /** `medium` and `high` count; what is less sure is not given. */
  confidence: 'medium' | 'high';
  /** Different values. */
  distinct: number;
}

/** What a detector may look at besides the event itself. */
export interface DetectorContext {
  /** The policies that this event met, evaluated once for all detectors. */
  policyHits: readonly PolicyHit[];
  /** Counts of what `event.data` names; absent where contents were not looked at just now. */
  found?: readonly FoundType[] | undefined;
  /** Kind of file of the contents, by what is in them; absent where they were not looked at just now. */
  fileType?: string | undefined;
  /** What is known about earlier events; absent where nothing is. */
  past?: DetectorPast | undefined;
  /** How the actor's day stands out until now; absent while nothing is known about it. */
  verdict?: Verdict | undefined;
}

/** One finding on one event. */
export interface DetectorHit {
  detectorId: string;
  /** The policy that was met, or the detector itself. */
  policy: Judge;
  /** Why, for a policy: every leaf of the condition with what it saw. */
  leaves: LeafResult[];
  /** Why, for a detector that weighs facts: each with what it was compared with. Never empty there. */
  facts: DetectionFact[];
  /** What tells findings apart besides the groups of `policy`, e.g. an address. */
  subject?: string;
}

/** An example event, and the keys of the policies or detectors that must be reported for it. */
export interface DetectorExample {
  facts: ActivityFacts;
  past?: DetectorPast;
  verdict?: Verdict;
  found?: readonly FoundType[];
  fileType?: string;
  /** Policies that are in force beside the built-in ones. */
  policies?: readonly Policy[];
  hits: readonly string[];
}

/** What finds the detections of one detection origin. One file in this folder each. */
export interface Detector {
  id: string;
  origin: DetectionOrigin;
  /** Detections of analysts are `Manual` and come from no detector. */
  type: Exclude<DetectionType, 'Manual'>;
  /** It asks for what is known about earlier events, so that it weighs again once that is looked up. */
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
