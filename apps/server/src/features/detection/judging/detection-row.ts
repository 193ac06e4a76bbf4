import {
  renderTitle,
  SEVERITIES,
  type ActivityEvent,
  type DetectionExplanation,
  type DetectionFact,
  type DetectionOrigin,
  type DetectionType,
  type LeafResult,
  type Severity,
  type TitleParts,
} from '@waybill/contract';
import {
  dataTypeName,
  SEVERITY_MODEL,
  titlePartsOf,
  type Judge,
  type KnownPerson,
  type ScoreBasis,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readWeights } from '../../risk/rescoring/read-weights.ts';
import { trustColumns } from '../../trust/applying/trust-columns.ts';
import { keptScore, weightsOfDetection, type KeptScore } from './detection-score.ts';

/** Counts of a detection. */
export interface DetectionCounts {
  eventCount: number;
  objectCount: number;
  firstSeenAt: number;
  lastSeenAt: number;
}

/** A detection to be created. */
export interface NewDetection extends DetectionCounts {
  detectionId: string;
  policy: Judge;
  leadEvent: ActivityEvent;
  leaves: readonly LeafResult[];
  /** Facts weighed by a detector; absent for a policy. */
  facts?: readonly DetectionFact[];
  /** The actor, as HR and directories know them. */
  person?: KnownPerson | null | undefined;
  fingerprint: string;
  windowGroup: string | null;
  window: DetectionExplanation['window'];
}

function severityRank(severity: Severity): number {
  return SEVERITIES.indexOf(severity);
}

/** Why a detection fired, as stored with it. */
function explanationOf(
  detection: Pick<NewDetection, 'policy' | 'leaves' | 'facts' | 'window'>,
  contributions: DetectionExplanation['contributions'],
): DetectionExplanation {
  const { policy, leaves, facts = [], window } = detection;
  return {
    policy: {
      key: policy.key,
      name: policy.name,
      version: policy.version,
      description: policy.description,
    },
    condition: policy.condition,
    leaves: [...leaves],
    facts: [...facts],
    window,
    contributions,
  };
}

/** Text for free-text search, lower-cased by JavaScript like the search term. */
function searchable(words: readonly (string | null | undefined)[]): string {
  return words
    .filter((part) => typeof part === 'string' && part !== '')
    .join('\n')
    .toLowerCase();
}

function wordsOf(event: ActivityEvent): (string | null | undefined)[] {
  return [
    event.actor.name,
    event.actor.email,
    event.object.name,
    event.object.path,
    event.object.url,
    event.object.sha256,
    event.source,
    event.origin?.container,
    event.destination?.name,
    event.destination?.account,
    event.destination?.host,
    ...event.outsideDomains,
    ...event.recipients.map((recipient) => recipient.address),
  ];
}

/** What a detection shows about its lead event. */
const LEAD_COLUMNS = [
  'category',
  'action',
  'direction',
  'source',
  'object_key',
  'object_name',
  'from_place',
  'to_place',
  'destination_name',
  'lead_event',
];

const COLUMNS = [
  'tenant_id',
  'detection_id',
  'number',
  'title',
  'title_parts',
  'type',
  'origin',
  'severity',
  'severity_rank',
  'score',
  'status',
  'person_key',
  'person_name',
  'person_email',
  ...LEAD_COLUMNS,
  'policy_key',
  'policy_version',
  'fingerprint',
  'window_group',
  'first_seen_at',
  'last_seen_at',
  'event_count',
  'object_count',
  'explanation',
  'is_sample',
  'is_finding',
  'search',
  'trust_rule_id',
  'untrusted_rank',
  'score_model',
  'weights_rev',
  'score_basis',
];

const INSERT = `INSERT INTO detection (${COLUMNS.join(', ')})
  VALUES (${COLUMNS.map((_name, index) => `$${index + 1}`).join(', ')})`;

/** Stores new detections, numbered in the order given, each with its first history entry. */
export async function insertDetections(
  tx: Transaction,
  tenantId: number,
  detections: readonly NewDetection[],
): Promise<void> {
  if (detections.length === 0) return;
  const first = (await takeNumbers(tx, detections.length)) - detections.length + 1;
  const { current } = await readWeights(tx, tenantId);
  for (const [index, detection] of detections.entries()) {
    const row = firstRow(detection, await keptScore(tx, tenantId, { detection, by: current }));
    await tx.named('detection_insert', INSERT, rowValues(tenantId, row, first + index));
  }
  await tx.named(
    'detection_history_created',
    `INSERT INTO detection_history (tenant_id, detection_id, field, after)
     SELECT $1, unnest($2::uuid[]), 'created', 'new'`,
    [tenantId, detections.map((detection) => detection.detectionId)],
  );
}

/** A detection as first stored. */
interface FirstRow extends DetectionCounts {
  detectionId: string;
  title: string;
  /** Null if a person wrote the title. */
  titleParts: TitleParts | null;
  type: DetectionType;
  origin: DetectionOrigin | null;
  severity: Severity;
  score: number;
  /** Without a basis it is not rescored. */
  weightsRev: number;
  basis: ScoreBasis | null;
  leadEvent: ActivityEvent;
  policy: Pick<Judge, 'key' | 'version'> | null;
  fingerprint: string;
  windowGroup?: string | null;
  /** It reports findings of a vendor. */
  isFinding: boolean;
  explanation: DetectionExplanation;
  /** Search keys besides its number and the event's names. */
  words: readonly string[];
}

/** Stores one detection under the next number, without a history. */
export async function insertRow(tx: Transaction, tenantId: number, row: FirstRow): Promise<void> {
  const last = await takeNumbers(tx, 1);
  await tx.named('detection_insert', INSERT, rowValues(tenantId, row, last));
}

/** Takes the next numbers of the tenant's detections. @returns the last of them. */
async function takeNumbers(tx: Transaction, count: number): Promise<number> {
  const [counter] = await tx.named<{ last: string }>(
    'detection_numbers',
    'UPDATE tenant SET detection_counter = detection_counter + $1 RETURNING detection_counter AS last',
    [count],
  );
  return Number(counter?.last);
}

/** A detection is found by the words of its title, in every language. */
function titleWords(
  policy: Pick<Judge, 'title' | 'origin'>,
  { leadEvent, objectCount }: Pick<NewDetection, 'leadEvent' | 'objectCount'>,
): string[] {
  const parts = titlePartsOf(policy, leadEvent);
  const facts = { person: null, objects: objectCount, typeName: dataTypeName };
  return [renderTitle(parts, facts, 'en'), renderTitle(parts, facts, 'de')];
}

function firstRow(
  detection: NewDetection,
  { score, severity, contributions, weightsRev, basis }: KeptScore,
): FirstRow {
  const { policy } = detection;
  return {
    ...detection,
    title: policy.title,
    titleParts: titlePartsOf(policy, detection.leadEvent),
    // A detection without a condition weighed facts.
    type: policy.condition === null ? 'AI' : 'Policy',
    origin: policy.origin,
    severity,
    score,
    weightsRev,
    basis,
    isFinding: policy.isVendorFinding === true,
    explanation: explanationOf(detection, contributions),
    words: [policy.title, policy.name, ...titleWords(policy, detection)],
  };
}

function rowValues(tenantId: number, row: FirstRow, number: number): unknown[] {
  const { leadEvent: event } = row;
  return [
    tenantId,
    row.detectionId,
    number,
    row.title,
    jsonOrNull(row.titleParts),
    row.type,
    row.origin,
    row.severity,
    severityRank(row.severity),
    row.score,
    'new',
    event.actorKey,
    event.actor.name,
    event.actor.email,
    ...leadValues(event),
    row.policy?.key ?? null,
    row.policy?.version ?? null,
    row.fingerprint,
    row.windowGroup ?? null,
    new Date(row.firstSeenAt),
    new Date(row.lastSeenAt),
    row.eventCount,
    row.objectCount,
    JSON.stringify(row.explanation),
    event.isSample,
    row.isFinding,
    searchable([`det-${number}`, ...row.words, ...wordsOf(event)]),
    ...trustColumns(row.explanation.contributions),
    SEVERITY_MODEL,
    row.weightsRev,
    jsonOrNull(row.basis),
  ];
}

function leadValues(event: ActivityEvent): unknown[] {
  return [
    event.category,
    event.action,
    event.direction,
    event.source,
    event.objectKey,
    event.object.name ?? event.object.path ?? event.object.id,
    jsonOrNull(event.origin),
    jsonOrNull(event.destination),
    event.destination?.name ?? null,
    JSON.stringify(event),
  ];
}

const REPLACE_LEAD = `UPDATE detection SET
   ${LEAD_COLUMNS.map((name, index) => `${name} = $${index + 4}`).join(', ')}, search = search || $2,
   title_parts = $3
 WHERE detection_id = $1`;

/** Switches a detection to another event of the same person with more significant facts. */
export async function replaceLead(
  tx: Transaction,
  detectionId: string,
  { policy, event }: { policy: Pick<Judge, 'title' | 'origin'>; event: ActivityEvent },
): Promise<void> {
  const told = titleWords(policy, { leadEvent: event, objectCount: 1 });
  const added = `\n${searchable([...told, ...wordsOf(event)])}`;
  const parts = JSON.stringify(titlePartsOf(policy, event));
  await tx.named('detection_lead', REPLACE_LEAD, [detectionId, added, parts, ...leadValues(event)]);
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** A stored detection to which events were added. */
export interface GrownDetection extends DetectionCounts {
  detectionId: string;
  policy: Judge;
  leadEvent: ActivityEvent;
  /** Of the most significant finding. */
  facts?: readonly DetectionFact[];
  person?: KnownPerson | null | undefined;
  /** Present when a window decides: replaces the stored one. */
  window?: DetectionExplanation['window'];
}

/** Updates counts, times, score and severity of a detection that grew. Severity never falls by growth. */
export async function updateGrown(
  tx: Transaction,
  tenantId: number,
  detection: GrownDetection,
): Promise<void> {
  const { facts, window } = detection;
  const by = await weightsOfDetection(tx, tenantId, detection.detectionId);
  const { score, severity, contributions, basis } = await keptScore(tx, tenantId, {
    detection,
    by,
  });
  await tx.named(
    'detection_grow',
    `UPDATE detection SET
       event_count = $2, object_count = $3, first_seen_at = $4, last_seen_at = $5,
       severity = CASE WHEN $7 > severity_rank THEN $6 ELSE severity END,
       severity_rank = greatest(severity_rank, $7), score = greatest(score, $8),
       explanation = explanation || $9::jsonb, trust_rule_id = $10, untrusted_rank = $11,
       score_model = $12, score_basis = $13, updated_at = now()
     WHERE detection_id = $1`,
    [
      detection.detectionId,
      detection.eventCount,
      detection.objectCount,
      new Date(detection.firstSeenAt),
      new Date(detection.lastSeenAt),
      severity,
      severityRank(severity),
      score,
      JSON.stringify({ contributions, ...(facts ? { facts } : {}), ...(window ? { window } : {}) }),
      ...trustColumns(contributions),
      SEVERITY_MODEL,
      JSON.stringify(basis),
    ],
  );
}

/** Links events to their detections. Links that exist stay. */
export async function linkEvents(
  tx: Transaction,
  tenantId: number,
  links: readonly { detectionId: string; occurredAt: number; eventId: string }[],
): Promise<void> {
  await tx.named(
    'detection_event_link',
    `INSERT INTO detection_event (tenant_id, detection_id, occurred_at, event_id)
     SELECT $1, * FROM unnest($2::uuid[], $3::timestamptz[], $4::uuid[]) ON CONFLICT DO NOTHING`,
    [
      tenantId,
      links.map((link) => link.detectionId),
      links.map((link) => new Date(link.occurredAt)),
      links.map((link) => link.eventId),
    ],
  );
}

/** Links objects to their detections. @returns how many were new, per detection. */
export async function linkObjects(
  tx: Transaction,
  tenantId: number,
  links: readonly { detectionId: string; objectKey: string }[],
): Promise<Map<string, number>> {
  const rows = await tx.named<{ detection_id: string }>(
    'detection_object_link',
    `INSERT INTO detection_object (tenant_id, detection_id, object_key)
     SELECT DISTINCT $1::integer, * FROM unnest($2::uuid[], $3::text[]) ON CONFLICT DO NOTHING
     RETURNING detection_id`,
    [tenantId, links.map((link) => link.detectionId), links.map((link) => link.objectKey)],
  );
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row.detection_id, (counts.get(row.detection_id) ?? 0) + 1);
  return counts;
}
