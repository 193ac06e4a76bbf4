import type { Transaction } from '@waybill/store';
import { isClosedByVendor, vendorStateOf } from '@waybill/engine';
import { linkEvents, linkObjects } from '../judging/detection-row.ts';
import type { PreparedEvent } from '../../ingest/reading/prepared-event.ts';
import { recountDetection } from './recount-detection.ts';
import { findingRecordsOf, possibleUpdatesOf, type FindingRecord } from './vendor-findings.ts';

interface KnownRow {
  policy_key: string;
  finding_key: string;
  own_id: string;
  detection_id: string;
  has_joined: boolean;
  [column: string]: unknown;
}

/** New events with their information about findings. */
export interface FollowedFindings {
  /** The same events, which know what they are evidence of. */
  events: readonly PreparedEvent[];
  /** Records of findings among them. */
  records: readonly FindingRecord[];
}

/**
 * Adds further records of known findings to their detection where they must not raise one: the finding
 * has joined another one, or the vendor only reports its state.
 */
export async function attachKnownFindings(
  tx: Transaction,
  tenantId: number,
  events: readonly PreparedEvent[],
): Promise<FollowedFindings> {
  const records = findingRecordsOf(events);
  const updates = possibleUpdatesOf(events);
  const knownTo = new Map(events.map((prepared) => [prepared.event.eventId, prepared.knownTo]));
  const asked = [...records, ...updates].filter(
    ({ policyKey, event }) => knownTo.get(event.eventId)?.has(policyKey) !== true,
  );
  if (asked.length === 0) return { events, records };
  const known = await readKnown(tx, tenantId, asked);
  const isUpdate = new Set(updates);
  const attached = asked.flatMap((record) => {
    const row = known.get(keyOf(record.policyKey, record.findingKey));
    const isDone = isClosedByVendor(vendorStateOf(record.event));
    return row && (row.has_joined || isDone || isUpdate.has(record))
      ? [{ ...record, ownId: row.own_id, detectionId: row.detection_id }]
      : [];
  });
  if (attached.length === 0) return { events, records };
  await attach(tx, tenantId, attached);
  const taken = Map.groupBy(attached, ({ event }) => event.eventId);
  return {
    events: events.map((prepared) => {
      const own = taken.get(prepared.event.eventId);
      if (!own) return prepared;
      const keys = own.map(({ policyKey }) => policyKey);
      return { ...prepared, knownTo: new Set([...(prepared.knownTo ?? []), ...keys]) };
    }),
    records: [...new Set([...records, ...attached])],
  };
}

type AttachedRecord = FindingRecord & { ownId: string; detectionId: string };

async function attach(
  tx: Transaction,
  tenantId: number,
  attached: readonly AttachedRecord[],
): Promise<void> {
  await linkEvents(
    tx,
    tenantId,
    attached.map(({ detectionId, event: { occurredAt, eventId } }) => ({
      detectionId,
      occurredAt,
      eventId,
    })),
  );
  await linkObjects(
    tx,
    tenantId,
    attached.flatMap(({ detectionId, event: { objectKey } }) =>
      objectKey === null ? [] : [{ detectionId, objectKey }],
    ),
  );
  await tx.named(
    'finding_attached',
    `INSERT INTO finding_event (tenant_id, policy_key, finding_key, occurred_at, event_id, own_id)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::timestamptz[], $5::uuid[], $6::uuid[])
     ON CONFLICT DO NOTHING`,
    [
      tenantId,
      attached.map(({ policyKey }) => policyKey),
      attached.map(({ findingKey }) => findingKey),
      attached.map(({ event }) => new Date(event.occurredAt)),
      attached.map(({ event }) => event.eventId),
      attached.map(({ ownId }) => ownId),
    ],
  );
  for (const detectionId of new Set(attached.map((record) => record.detectionId))) {
    await recountDetection(tx, tenantId, detectionId);
  }
}

function keyOf(policyKey: string, findingKey: string): string {
  return JSON.stringify([policyKey, findingKey]);
}

/** Detection of each finding: its own, or the one that an analyst merged it into. */
async function readKnown(
  tx: Transaction,
  tenantId: number,
  records: readonly FindingRecord[],
): Promise<Map<string, KnownRow>> {
  const rows = await tx.named<KnownRow>(
    'finding_known',
    `SELECT known.* FROM (
       SELECT DISTINCT policy_key, finding_key FROM unnest($2::text[], $3::text[]) AS row (policy_key, finding_key)
     ) AS asked CROSS JOIN LATERAL (
       SELECT f.policy_key, f.finding_key, f.own_id, joined.is_there AS has_joined,
         CASE WHEN joined.is_there THEN f.own_id ELSE coalesce(d.merged_into, f.own_id) END AS detection_id
       FROM finding_event f
       JOIN detection d ON d.tenant_id = f.tenant_id AND d.detection_id = f.own_id
       CROSS JOIN LATERAL (SELECT EXISTS (
         SELECT FROM detection_join j
         WHERE j.tenant_id = f.tenant_id AND j.policy_key = f.policy_key AND j.finding_key = f.finding_key
           AND j.separated_at IS NULL AND j.applied_at IS NOT NULL) AS is_there) AS joined
       WHERE f.tenant_id = $1 AND f.policy_key = asked.policy_key AND f.finding_key = asked.finding_key
       ORDER BY f.occurred_at DESC, f.event_id DESC LIMIT 1
     ) AS known`,
    [
      tenantId,
      records.map(({ policyKey }) => policyKey),
      records.map(({ findingKey }) => findingKey),
    ],
  );
  return new Map(rows.map((row) => [keyOf(row.policy_key, row.finding_key), row]));
}
