import type { DetectionOrigin, Severity } from '@waybill/contract';
import type { Condition } from './condition.ts';

/** What a detection's fingerprint is made of, besides the policy: a burst with one fingerprint is one row. */
export type GroupKey = 'actor' | 'object' | 'container' | 'destination' | 'recipients';

/** A window on event time; present on policies that count rather than judge one event. */
export interface WindowRule {
  metric: 'events' | 'objects' | 'bytes';
  /** The detection exists when the metric reaches this within the window. */
  threshold: number;
  windowMs: number;
  /** Triggers closer together than this belong to one episode, so to one detection. */
  episodeGapMs: number;
  /** What is counted separately; always starts with the actor. */
  groupBy: GroupKey[];
}

/** One policy in one version. */
export interface Policy {
  key: string;
  version: number;
  name: string;
  description: string;
  origin: DetectionOrigin;
  severity: Severity;
  condition: Condition;
  groupBy: GroupKey[];
  window: WindowRule | null;
  /** Title of its detections, e.g. `Opened to the public`. */
  title: string;
}
