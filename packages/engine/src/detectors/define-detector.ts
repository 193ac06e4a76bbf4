import type {
  ActivityEvent,
  DetectionFact,
  DetectionOrigin,
  DetectionType,
  LeafResult,
} from '@waybill/contract';
import type { ActivityFacts } from '../activity/activity-event.ts';
import type { PolicyHit } from '../policy/compile-policies.ts';
import type { Policy } from '../policy/policy.ts';

/** What a detector may look at besides the event itself. */
export interface DetectorContext {
  /** The policies that this event met, evaluated once for all detectors. */
  policyHits: readonly PolicyHit[];
}

/** One finding on one event. */
export interface DetectorHit {
  detectorId: string;
  origin: DetectionOrigin;
  policy: Policy;
  /** Why, for a policy: every leaf of the condition with what it saw. */
  leaves: LeafResult[];
  /** Why, for a detector that weighs facts: each with what it was compared with. */
  facts: DetectionFact[];
}

/** An example event, and the keys of the built-in policies that the detector must report for it. */
export interface DetectorExample {
  facts: ActivityFacts;
  hits: readonly string[];
}

/** What finds the detections of one detection origin. One file in this folder each. */
export interface Detector {
  id: string;
  origin: DetectionOrigin;
  /** Detections of analysts are `Manual` and come from no detector. */
  type: Exclude<DetectionType, 'Manual'>;
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
