import type { ActivityEvent, DetectionFact } from '@waybill/contract';
import { logOddsOf } from '../detectors/fact-points.ts';
import type { KnownPerson } from '../policy/event-context.ts';
import type { Judge } from '../policy/judge.ts';
import { isLeaving } from '../policy/person-fields.data.ts';
import type { TrustVerdict } from '../trust/trust-rule.ts';
import { dataParts } from './data-points.ts';
import { destinationPart } from './destination-points.ts';
import { part, perDecade, type ScorePart } from './score-part.ts';
import { withTrust, type Score } from './with-trust.ts';
import { vendorSeverityOf } from './vendor-severity.ts';
import { SUGGESTED_POINTS, VENDOR_POINTS } from './weights.data.ts';
import { DEFAULT_WEIGHTS, type Weights } from './weights.ts';

export interface ScoreFacts {
  eventCount: number;
  /** Distinct objects. */
  objectCount: number;
  /** What a detector weighed; absent or empty for a policy. */
  facts?: readonly DetectionFact[] | undefined;
  /** The actor, where HR or a directory knows them. */
  person?: KnownPerson | null | undefined;
  /** What trust rules say about the destination. */
  trust?: TrustVerdict | null | undefined;
}

/** Scoring input from a policy or detector. */
type Scored = Pick<Judge, 'severity'> &
  Partial<Pick<Judge, 'severityMode' | 'isCertain' | 'isVendorFinding' | 'vendorCap'>>;

/** Inputs of a score besides the event and the facts: stored, so that it can be recomputed. */
export interface ScoreBasis {
  judge: Required<Scored>;
  eventCount: number;
  objectCount: number;
  /** The actor was leaving the organisation. */
  isLeaver: boolean;
}

/**
 * Inputs that are not stored with the basis, because they are stored elsewhere or change independently.
 */
export interface ScoreGiven extends Pick<ScoreFacts, 'facts' | 'trust'> {
  weights: Weights;
}

/**
 * Score of a detection in points: data and destination if data moves, or the policy's suggestion for
 * the action, whichever is higher; then trust rules, scale, person, evidence and outcome. Never throws:
 * invalid counts, or those below one, count as one.
 */
export function scoreOf(
  judge: Scored,
  event: ActivityEvent,
  given: ScoreFacts,
  weights: Weights = DEFAULT_WEIGHTS,
): Score {
  return scoreAgain(basisOf(judge, event, given), event, { ...given, weights });
}

/** Inputs with which `scoreAgain` gives the same score. */
export function basisOf(judge: Scored, event: ActivityEvent, given: ScoreFacts): ScoreBasis {
  const { severity, severityMode = 'minimum', vendorCap = null } = judge;
  const { isCertain = false, isVendorFinding = false } = judge;
  return {
    judge: { severity, severityMode, isCertain, isVendorFinding, vendorCap },
    eventCount: countOf(given.eventCount),
    objectCount: countOf(given.objectCount),
    isLeaver: given.person ? isLeaving(given.person, event.occurredAt) : false,
  };
}

/** The initial score of a detection, recomputed from stored inputs with these weights. */
export function scoreAgain(basis: ScoreBasis, event: ActivityEvent, given: ScoreGiven): Score {
  const { judge } = basis;
  const { weights, facts = [], trust = null } = given;
  const weighed = [
    ...startOf(judge, event, { facts, weights }),
    ...scaleParts(event, basis, weights.scale),
    ...personParts(event, basis, weights.person),
    ...(judge.isCertain ? [] : evidenceParts(facts, weights.evidence)),
    ...outcomeParts(event, weights.outcome),
  ];
  const contributions = [...weighed, ...floorParts(judge, event, weighed), ...sayOf(judge)].filter(
    ({ value, kind, label }) => value !== 0 || SHOWN.has(kind) || SAYS.has(label),
  );
  return withTrust(contributions, trust, weights);
}

/** Known facts about data and destination are shown even if they add nothing. */
const SHOWN: ReadonlySet<string> = new Set(['data', 'destination']);
const SAYS: ReadonlySet<string> = new Set(['minimum', 'fixed']);

/** The policy's severity rule, which adds no points. */
function sayOf({ severity, severityMode = 'minimum' }: Scored): ScorePart[] {
  return severityMode === 'suggested' ? [] : [part('act', severityMode, 0, severity)];
}

interface Weighed {
  facts: readonly DetectionFact[];
  weights: Weights;
}

function startOf(judge: Scored, event: ActivityEvent, given: Weighed): ScorePart[] {
  const moved = movementParts(event, given);
  const act = actPart(judge, event);
  return moved.reduce((total, { value }) => total + value, 0) >= act.value ? moved : [act];
}

/**
 * The policy's suggestion for the action, or the vendor's severity of its finding, up to the tenant's
 * cap.
 */
function actPart(judge: Scored, event: ActivityEvent): ScorePart {
  const suggested = part('act', 'suggested', SUGGESTED_POINTS[judge.severity], judge.severity);
  const vendor = judge.isVendorFinding === true ? vendorSeverityOf(event.vendorSeverity) : null;
  const cap = judge.isVendorFinding === true ? (judge.vendorCap ?? null) : null;
  const most = cap === null ? Number.POSITIVE_INFINITY : SUGGESTED_POINTS[cap];
  const isSuggested = vendor === null || VENDOR_POINTS[vendor] < suggested.value;
  const uncapped = isSuggested
    ? suggested
    : part('act', 'vendorSeverity', VENDOR_POINTS[vendor], event.vendorSeverity);
  return uncapped.value <= most ? uncapped : part('act', 'vendorCap', most, cap);
}

/** A vendor knows what was blocked or failed: its finding never scores below the vendor's severity. */
function floorParts(
  judge: Scored,
  event: ActivityEvent,
  weighed: readonly ScorePart[],
): ScorePart[] {
  const { isVendorFinding = false, vendorCap = null } = judge;
  const vendor = isVendorFinding ? vendorSeverityOf(event.vendorSeverity) : null;
  if (vendor === null) return [];
  const most = vendorCap === null ? VENDOR_POINTS[vendor] : SUGGESTED_POINTS[vendorCap];
  const sum = weighed.reduce((total, { value }) => total + value, 0);
  const missing = Math.min(VENDOR_POINTS[vendor], most) - sum;
  return [part('act', 'vendorFloor', Math.max(0, missing), event.vendorSeverity)];
}

/** Points of a vendor's finding alone: a detection that it joins is never below them. */
export function findingPoints(judge: Scored, event: ActivityEvent): number {
  return actPart(judge, event).value;
}

function movementParts(event: ActivityEvent, { facts, weights }: Weighed): ScorePart[] {
  const destination = destinationPart(event, weights);
  return destination === null ? [] : [...dataParts(event, facts, weights), destination];
}

/** Rows that the record itself counts, e.g. of a report or a query. */
function rowsOf({ extra }: ActivityEvent): number {
  const rows = Number(extra['rows'] ?? 0);
  return Number.isFinite(rows) ? rows : 0;
}

function scaleParts(
  event: ActivityEvent,
  { eventCount, objectCount }: ScoreBasis,
  weights: Weights['scale'],
): ScorePart[] {
  const rows = rowsOf(event);
  const counts: readonly (readonly [string, number])[] = [
    ['rows', rows],
    ['objects', objectCount],
    ['events', eventCount],
  ];
  const [label, most] = counts.reduce((best, next) => (next[1] > best[1] ? next : best));
  return [part('scale', label, perDecade(most, weights), most)];
}

function personParts(
  event: ActivityEvent,
  { isLeaver }: ScoreBasis,
  weights: Weights['person'],
): ScorePart[] {
  const isNobody = event.actorKey === null || event.actor.kind === 'anonymous';
  const isUnmanaged = event.device.managed === 'no' && event.destination?.kind !== 'device';
  return [
    part('person', 'leaver', isLeaver ? weights.leaver : 0),
    part('person', 'unknownActor', isNobody ? weights.unknownActor : 0),
    part(
      'person',
      'fromUnmanagedDevice',
      isUnmanaged ? weights.fromUnmanagedDevice : 0,
      event.device.hostname,
    ),
  ];
}

function evidenceParts(
  facts: readonly DetectionFact[],
  { perUnit, least, most }: Weights['evidence'],
): ScorePart[] {
  if (facts.length === 0) return [];
  const points = Math.max(least, Math.min(most, perUnit * logOddsOf(facts)));
  return [part('evidence', 'evidence', points, facts.length)];
}

function outcomeParts(
  { outcome, extra }: ActivityEvent,
  { failed, blocked }: Weights['outcome'],
): ScorePart[] {
  return [
    part('outcome', 'failed', outcome === 'failure' ? failed : 0),
    part('outcome', 'blocked', extra['enforcement'] === 'blocked' ? blocked : 0),
  ];
}

function countOf(count: number): number {
  return count >= 1 ? Math.floor(count) : 1;
}
