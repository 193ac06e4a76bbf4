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
import {
  BLOCKED_POINTS,
  EVIDENCE_POINTS,
  FAILED_POINTS,
  PERSON_POINTS,
  SCALE_POINTS,
  SUGGESTED_POINTS,
  UNMANAGED_DEVICE_POINTS,
  VENDOR_POINTS,
} from './weights.data.ts';

export interface ScoreFacts {
  eventCount: number;
  /** Distinct objects. */
  objectCount: number;
  /** What a detector weighed; absent or empty for a policy. */
  facts?: readonly DetectionFact[] | undefined;
  /** The actor, where HR or a directory knows them. */
  person?: KnownPerson | null | undefined;
  /** What trust rules say of where the data went. */
  trust?: TrustVerdict | null | undefined;
}

/** What scoring asks of a judge. */
type Scored = Pick<Judge, 'severity'> &
  Partial<Pick<Judge, 'severityMode' | 'isCertain' | 'isVendorFinding' | 'vendorCap'>>;

/**
 * Score of a detection in points: data and destination where data moves, or what the policy suggests for the
 * act, whichever is more; then trust rules, scale, person, evidence and outcome. Total: counts that are no number, or
 * below one, count as one.
 */
export function scoreOf(judge: Scored, event: ActivityEvent, given: ScoreFacts): Score {
  const weighed = [
    ...startOf(judge, event, given),
    ...scaleParts(event, given),
    ...personParts(event, given),
    ...(judge.isCertain === true ? [] : evidenceParts(given)),
    ...outcomeParts(event),
  ];
  const contributions = [...weighed, ...floorParts(judge, event, weighed), ...sayOf(judge)].filter(
    ({ value, kind, label }) => value !== 0 || SHOWN.has(kind) || SAYS.has(label),
  );
  return withTrust(contributions, given.trust ?? null);
}

/** What is known of data and destination is shown even where it adds nothing. */
const SHOWN: ReadonlySet<string> = new Set(['data', 'destination']);
const SAYS: ReadonlySet<string> = new Set(['minimum', 'fixed']);

/** What a policy says of the severity itself, which adds no points. */
function sayOf({ severity, severityMode = 'minimum' }: Scored): ScorePart[] {
  return severityMode === 'suggested' ? [] : [part('act', severityMode, 0, severity)];
}

function startOf(judge: Scored, event: ActivityEvent, given: ScoreFacts): ScorePart[] {
  const moved = movementParts(event, given);
  const act = actPart(judge, event);
  return moved.reduce((total, { value }) => total + value, 0) >= act.value ? moved : [act];
}

/** What the policy suggests for the act by itself, or the vendor for its finding, up to the tenant's cap. */
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

/** Points that a finding of a vendor is worth by itself: a detection that it joins is never below them. */
export function findingPoints(judge: Scored, event: ActivityEvent): number {
  return actPart(judge, event).value;
}

function movementParts(event: ActivityEvent, { facts = [] }: ScoreFacts): ScorePart[] {
  const destination = destinationPart(event);
  return destination === null ? [] : [...dataParts(event, facts), destination];
}

/** Rows that the record itself counts, e.g. of a report or a query. */
function rowsOf({ extra }: ActivityEvent): number {
  const rows = Number(extra['rows'] ?? 0);
  return Number.isFinite(rows) ? rows : 0;
}

function scaleParts(event: ActivityEvent, { eventCount, objectCount }: ScoreFacts): ScorePart[] {
  const rows = rowsOf(event);
  const counts: readonly (readonly [string, number])[] = [
    ['rows', rows],
    ['objects', countOf(objectCount)],
    ['events', countOf(eventCount)],
  ];
  const [label, most] = counts.reduce((best, next) => (next[1] > best[1] ? next : best));
  return [part('scale', label, perDecade(most, SCALE_POINTS), most)];
}

function personParts(event: ActivityEvent, { person }: ScoreFacts): ScorePart[] {
  const isNobody = event.actorKey === null || event.actor.kind === 'anonymous';
  const isUnmanaged = event.device.managed === 'no' && event.destination?.kind !== 'device';
  return [
    part(
      'person',
      'leaver',
      person && isLeaving(person, event.occurredAt) ? PERSON_POINTS.leaver : 0,
    ),
    part('person', 'unknownActor', isNobody ? PERSON_POINTS.unknown : 0),
    part(
      'person',
      'fromUnmanagedDevice',
      isUnmanaged ? UNMANAGED_DEVICE_POINTS : 0,
      event.device.hostname,
    ),
  ];
}

function evidenceParts({ facts = [] }: ScoreFacts): ScorePart[] {
  if (facts.length === 0) return [];
  const { perUnit, least, most } = EVIDENCE_POINTS;
  const points = Math.max(least, Math.min(most, perUnit * logOddsOf(facts)));
  return [part('evidence', 'evidence', points, facts.length)];
}

function outcomeParts({ outcome, extra }: ActivityEvent): ScorePart[] {
  return [
    part('outcome', 'failed', outcome === 'failure' ? FAILED_POINTS : 0),
    part('outcome', 'blocked', extra['enforcement'] === 'blocked' ? BLOCKED_POINTS : 0),
  ];
}

function countOf(count: number): number {
  return count >= 1 ? Math.floor(count) : 1;
}
