import type { ActivityEvent, DetectionFact, LeafResult } from '@waybill/contract';
import {
  findingPoints,
  fingerprintOf,
  logOddsOf,
  type DetectorHit,
  type Judge,
  type KnownPerson,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { detectionIdOf, groupHash } from './detection-id.ts';
import {
  insertDetections,
  linkEvents,
  linkObjects,
  replaceLead,
  updateGrown,
  type NewDetection,
} from './detection-row.ts';
import type { PreparedEvent } from '../../ingest/reading/prepared-event.ts';

/** An event with its findings. */
type JudgedEvent = Pick<PreparedEvent, 'event' | 'knownTo'> & {
  person?: KnownPerson | null;
} & { hits: readonly DetectorHit[] };

/** New events of one finding: those with the same fingerprint. */
interface Finding {
  policy: Judge;
  fingerprint: string;
  events: ActivityEvent[];
  leaves: readonly LeafResult[];
  /** Of the most significant event. */
  facts: readonly DetectionFact[];
  /** The event of these facts: what a detection shows. */
  lead: ActivityEvent;
  person: KnownPerson | null;
}

interface OpenDetection {
  detection_id: string;
  fingerprint: string;
  event_count: number;
  object_count: number;
  first_seen_at: Date;
  last_seen_at: Date;
  lead_event: ActivityEvent;
  facts: DetectionFact[];
}

/**
 * Detections of policies and detectors that judge one event: a finding with an open detection adds to it,
 * any other becomes one.
 *
 * @published
 */
export async function recordSingleDetections(
  tx: Transaction,
  tenantId: number,
  fresh: readonly JudgedEvent[],
): Promise<void> {
  const findings = findingsOf(fresh);
  if (findings.size === 0) return;
  const open = await tx.named<OpenDetection>(
    'detection_open',
    `SELECT detection_id, fingerprint, event_count, object_count, first_seen_at, last_seen_at, lead_event,
       explanation -> 'facts' AS facts
     FROM detection
     WHERE fingerprint = ANY($1) AND window_group IS NULL AND status NOT IN ('closed', 'merged')`,
    [[...findings.keys()]],
  );
  const openByFingerprint = new Map(open.map((row) => [row.fingerprint, row]));
  const idOf = (finding: Finding): string =>
    openByFingerprint.get(finding.fingerprint)?.detection_id ??
    newDetection(tenantId, finding).detectionId;

  const created = [...findings.values()].filter(
    ({ fingerprint }) => !openByFingerprint.has(fingerprint),
  );
  await insertDetections(
    tx,
    tenantId,
    created.map((finding) => newDetection(tenantId, finding)),
  );
  const links = [...findings.values()].flatMap((finding) =>
    finding.events.map((event) => ({ detectionId: idOf(finding), event })),
  );
  await linkEvents(
    tx,
    tenantId,
    links.map(({ detectionId, event }) => ({
      detectionId,
      occurredAt: event.occurredAt,
      eventId: event.eventId,
    })),
  );
  const newObjects = await linkObjects(
    tx,
    tenantId,
    links.flatMap(({ detectionId, event }) =>
      event.objectKey === null ? [] : [{ detectionId, objectKey: event.objectKey }],
    ),
  );
  for (const row of open) {
    const finding = findings.get(row.fingerprint);
    if (!finding) continue;
    await grow(tx, tenantId, { row, finding, newObjects: newObjects.get(row.detection_id) ?? 0 });
  }
}

function findingsOf(fresh: readonly JudgedEvent[]): Map<string, Finding> {
  const findings = new Map<string, Finding>();
  for (const { event, hits, knownTo, person = null } of fresh) {
    for (const hit of hits.filter(({ policy }) => knownTo?.has(policy.key) !== true)) {
      add(findings, { event, person }, hit);
    }
  }
  return findings;
}

function add(
  findings: Map<string, Finding>,
  { event, person }: Pick<Finding, 'person'> & { event: ActivityEvent },
  hit: DetectorHit,
): void {
  const { policy, leaves, facts, subject } = hit;
  const fingerprint = groupHash(fingerprintOf(policy, event, subject), event.isSample);
  const finding = findings.get(fingerprint);
  if (!finding) {
    const first = { policy, fingerprint, events: [event], leaves, facts, lead: event, person };
    findings.set(fingerprint, first);
    return;
  }
  finding.events.push(event);
  if (saysMore(policy, { facts, lead: event }, finding)) {
    Object.assign(finding, { facts, lead: event });
  }
}

/** Whether a detection switches to the added event. On a tie the earlier one stays. */
function saysMore(
  policy: Judge,
  added: Pick<Finding, 'facts' | 'lead'>,
  known: Pick<Finding, 'facts' | 'lead'>,
): boolean {
  // A vendor weighs its findings itself.
  return policy.isVendorFinding === true
    ? findingPoints(policy, added.lead) > findingPoints(policy, known.lead)
    : logOddsOf(added.facts) > logOddsOf(known.facts);
}

function newDetection(tenantId: number, finding: Finding): NewDetection {
  const { policy, fingerprint, events, leaves, facts, person, lead: leadEvent } = finding;
  const [first = leadEvent] = events;
  return {
    detectionId: detectionIdOf(tenantId, policy.key, policy.version, fingerprint, first.eventId),
    policy,
    leadEvent,
    leaves,
    facts,
    person,
    fingerprint,
    windowGroup: null,
    window: null,
    eventCount: events.length,
    objectCount: new Set(events.map((event) => event.objectKey).filter((key) => key !== null)).size,
    firstSeenAt: earliest(events),
    lastSeenAt: latest(events),
  };
}

async function grow(
  tx: Transaction,
  tenantId: number,
  { row, finding, newObjects }: { row: OpenDetection; finding: Finding; newObjects: number },
): Promise<void> {
  const { policy, events, facts, lead, person } = finding;
  const isStronger = saysMore(policy, finding, { facts: row.facts, lead: row.lead_event });
  if (isStronger) await replaceLead(tx, row.detection_id, { policy, event: lead });
  await updateGrown(tx, tenantId, {
    detectionId: row.detection_id,
    policy,
    leadEvent: isStronger ? lead : row.lead_event,
    facts: isStronger ? facts : row.facts,
    person,
    eventCount: row.event_count + events.length,
    objectCount: row.object_count + newObjects,
    firstSeenAt: Math.min(row.first_seen_at.getTime(), earliest(events)),
    lastSeenAt: Math.max(row.last_seen_at.getTime(), latest(events)),
  });
}

function earliest(events: readonly ActivityEvent[]): number {
  return events.reduce(
    (least, event) => Math.min(least, event.occurredAt),
    Number.POSITIVE_INFINITY,
  );
}

function latest(events: readonly ActivityEvent[]): number {
  return events.reduce((most, event) => Math.max(most, event.occurredAt), Number.NEGATIVE_INFINITY);
}
