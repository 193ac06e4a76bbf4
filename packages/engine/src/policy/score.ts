import {
  ownValue,
  SEVERITIES,
  type ActivityEvent,
  type DetectionExplanation,
  type DetectionFact,
  type Severity,
} from '@waybill/contract';
import type { Judge } from './judge.ts';
import {
  BASE_POINTS,
  CLASS_WEIGHT,
  EXPOSURES,
  FACT_FAMILIES,
  FAMILY_CAPS,
  INSIDE_EXPOSURE,
  OUTCOME_POINTS,
  POLICY_POINTS,
  RECORDS_FACT,
  RECORDS_IMPACT,
  REPETITION_POINTS,
  SENSITIVITY_IMPACT,
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
  /** What a detector weighed; absent or empty for a policy. */
  facts?: readonly DetectionFact[] | undefined;
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

/** What scoring asks of a judge. */
type Scored = Pick<Judge, 'severity'>;

/**
 * Score of a detection: 100 × probability × impact. Impact is the capped sum of exposure, what sensitive
 * data and many records add to it, volume and kind of object; probability the logistic function of the
 * sum of points. Total: counts that are no number, or below one, are read as one.
 */
export function scoreOf(policy: Scored, event: ActivityEvent, given: ScoreFacts): Score {
  const contributions = [...impactOf(event, given), ...probabilityOf(policy, event, given)];
  const impact = Math.min(1, sumOf(contributions, 'impact'));
  const probability = 1 / (1 + Math.exp(-sumOf(contributions, 'probability')));
  const score = Math.round(100 * probability * impact);
  return { score, severity: higher(severityOf(score), policy.severity), contributions };
}

/** Severity of a score, without any policy's floor. */
export function severityOf(score: number): Severity {
  return SEVERITY_CUTOFFS.find(([lowest]) => score >= lowest)?.[1] ?? 'LOW';
}

/** Points of facts in log odds, in their order; what goes beyond the cap of a family is cut off. */
export function pointsOf(facts: readonly DetectionFact[]): number[] {
  const left = new Map<string, number>();
  return facts.map(({ key, points }) => {
    const family = ownValue(FACT_FAMILIES, key);
    if (family === undefined || points <= 0) return points;
    const rest = left.get(family) ?? FAMILY_CAPS[family];
    const counted = Math.min(points, rest);
    left.set(family, rest - counted);
    return counted;
  });
}

/** Log odds that what a detector weighed means something: the base rate and the points of its facts. */
export function logOddsOf(facts: readonly DetectionFact[]): number {
  return BASE_POINTS + pointsOf(facts).reduce((sum, points) => sum + points, 0);
}

function impactOf(event: ActivityEvent, { objectCount, facts = [] }: ScoreFacts): ScorePart[] {
  const exposure = EXPOSURES.find((candidate) => candidate.applies(event)) ?? INSIDE_EXPOSURE;
  const volume = perDecade(objectCount, VOLUME_IMPACT);
  const isStore = STORE_KINDS.includes(event.object.kind);
  return [
    contribution('impact', exposure.label, exposure.value, event.destination?.name ?? null),
    ...dataParts(exposure.value, event, facts),
    contribution('impact', 'Number of objects', volume, String(countOf(objectCount))),
    contribution('impact', 'Whole store of data', isStore ? STORE_IMPACT : 0, event.object.kind),
  ].filter(isEffective);
}

/** What sensitive data and many records add to an exposure, in parts of that. */
function dataParts(
  exposure: number,
  { data }: ActivityEvent,
  facts: readonly DetectionFact[],
): ScorePart[] {
  if (data === null || data.class === null) return [];
  const weight = exposure * CLASS_WEIGHT[data.class];
  const sensitivity = SENSITIVITY_IMPACT[data.sensitivity ?? 0] ?? 0;
  const records = Number(facts.find(({ key }) => key === RECORDS_FACT)?.seen ?? 1);
  const mass = perDecade(records, RECORDS_IMPACT);
  return [
    contribution('impact', 'Kind of data', weight * sensitivity, data.class),
    contribution('impact', 'Number of records', weight * mass, String(countOf(records))),
  ];
}

function probabilityOf(
  policy: Scored,
  event: ActivityEvent,
  { eventCount, facts = [] }: ScoreFacts,
): ScorePart[] {
  const isUnmanaged = event.device.managed === 'no';
  const isNobody = event.actorKey === null || event.actor.kind === 'anonymous';
  const repetition = perDecade(eventCount, REPETITION_POINTS);
  const { hostname } = event.device;
  const judged =
    facts.length === 0
      ? [
          contribution('probability', 'Policy', POLICY_POINTS[policy.severity], policy.severity),
          contribution('probability', 'Outcome', OUTCOME_POINTS[event.outcome], event.outcome),
        ]
      : factParts(facts);
  return [
    ...judged,
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

/** A detector starts from how seldom such facts mean something; its facts speak for it or against it. */
function factParts(facts: readonly DetectionFact[]): ScorePart[] {
  const points = pointsOf(facts);
  return [
    contribution('probability', 'Base rate', BASE_POINTS, null),
    ...facts.map(({ key, seen }, index) =>
      contribution('probability', key, points[index] ?? 0, seen === null ? null : String(seen)),
    ),
  ];
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
