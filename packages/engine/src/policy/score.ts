import {
  SEVERITIES,
  type ActivityEvent,
  type DetectionExplanation,
  type Severity,
} from '@waybill/contract';
import type { Policy } from './policy.ts';
import {
  EXPOSURES,
  INSIDE_EXPOSURE,
  OUTCOME_POINTS,
  POLICY_POINTS,
  REPETITION_POINTS,
  STORE_IMPACT,
  STORE_KINDS,
  UNKNOWN_ACTOR_POINTS,
  UNMANAGED_DEVICE_POINTS,
  VOLUME_IMPACT,
} from './score.data.ts';

export type ScorePart = DetectionExplanation['contributions'][number];

export interface ScoreFacts {
  eventCount: number;
  /** Distinct objects. */
  objectCount: number;
}

export interface Score {
  /** 0 to 100. */
  score: number;
  /** By the score, but never below the policy's own severity. */
  severity: Severity;
  /** Every addend: `impact` in parts of 1, `probability` in log odds. */
  contributions: ScorePart[];
}

/** Lowest score of each severity. */
export const SEVERITY_CUTOFFS: readonly (readonly [number, Severity])[] = [
  [80, 'CRITICAL'],
  [60, 'HIGH'],
  [35, 'MEDIUM'],
  [0, 'LOW'],
];

/**
 * Score of a detection: 100 × probability × impact. Impact is the capped sum of exposure, volume and
 * kind of object; probability the logistic function of the sum of points. Total: counts that are no
 * number, or below one, are read as one.
 */
export function scoreOf(policy: Policy, event: ActivityEvent, facts: ScoreFacts): Score {
  const contributions = [
    ...impactOf(event, facts.objectCount),
    ...probabilityOf(policy, event, facts.eventCount),
  ];
  const impact = Math.min(1, sumOf(contributions, 'impact'));
  const probability = 1 / (1 + Math.exp(-sumOf(contributions, 'probability')));
  const score = Math.round(100 * probability * impact);
  return { score, severity: higher(severityOf(score), policy.severity), contributions };
}

/** Severity of a score, without any policy's floor. */
export function severityOf(score: number): Severity {
  return SEVERITY_CUTOFFS.find(([lowest]) => score >= lowest)?.[1] ?? 'LOW';
}

function impactOf(event: ActivityEvent, objectCount: number): ScorePart[] {
  const exposure = EXPOSURES.find((candidate) => candidate.applies(event)) ?? INSIDE_EXPOSURE;
  const volume = perDecade(objectCount, VOLUME_IMPACT);
  const isStore = STORE_KINDS.includes(event.object.kind);
  return [
    contribution('impact', exposure.label, exposure.value, event.destination?.name ?? null),
    contribution('impact', 'Number of objects', volume, String(countOf(objectCount))),
    contribution('impact', 'Whole store of data', isStore ? STORE_IMPACT : 0, event.object.kind),
  ].filter(isEffective);
}

function probabilityOf(policy: Policy, event: ActivityEvent, eventCount: number): ScorePart[] {
  const isUnmanaged = event.device.managed === 'no';
  const isNobody = event.actorKey === null || event.actor.kind === 'anonymous';
  const repetition = perDecade(eventCount, REPETITION_POINTS);
  const { hostname } = event.device;
  return [
    contribution('probability', 'Policy', POLICY_POINTS[policy.severity], policy.severity),
    contribution('probability', 'Outcome', OUTCOME_POINTS[event.outcome], event.outcome),
    contribution('probability', 'Number of events', repetition, String(countOf(eventCount))),
    contribution(
      'probability',
      'Unmanaged device',
      isUnmanaged ? UNMANAGED_DEVICE_POINTS : 0,
      hostname,
    ),
    contribution(
      'probability',
      'Actor not known',
      isNobody ? UNKNOWN_ACTOR_POINTS : 0,
      event.actor.kind,
    ),
  ].filter(isEffective);
}

function contribution(
  kind: ScorePart['kind'],
  label: string,
  value: number,
  seen: string | null,
): ScorePart {
  return { label, kind, value: Math.round(value * 1000) / 1000, seen };
}

function isEffective({ value }: ScorePart): boolean {
  return value !== 0;
}

function perDecade(count: number, rule: { perDecade: number; cap: number }): number {
  return Math.min(rule.cap, rule.perDecade * Math.log10(countOf(count)));
}

function countOf(count: number): number {
  return count >= 1 ? Math.floor(count) : 1;
}

function sumOf(contributions: readonly ScorePart[], kind: string): number {
  return contributions.reduce((sum, part) => (part.kind === kind ? sum + part.value : sum), 0);
}

function higher(left: Severity, right: Severity): Severity {
  return SEVERITIES.indexOf(left) > SEVERITIES.indexOf(right) ? left : right;
}
