import {
  DETECTORS,
  fingerprintOf,
  zoneClock,
  type DetectorHit,
  type Verdict,
} from '@waybill/engine';
import type { ActivityEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { addDataTypes } from '../detection/judging/detection-data-types.ts';
import { groupHash } from '../detection/judging/detection-id.ts';
import { recordSingleDetections } from '../detection/judging/single-detections.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../ingest/writing/stored-event.ts';

/** Maximum inspected and linked events of a day: more add no explanation. */
const MOST_EVENTS = 5000;

const detector = DETECTORS.find(({ id }) => id === 'event-suspicious');

/** An event with the verdict that it is evidence for. */
export interface Evidence {
  event: ActivityEvent;
  hits: readonly DetectorHit[];
}

/**
 * Turns unusual days into detections, one per person and day, with the events that caused it as
 * evidence. A day that has one already is updated.
 *
 * @param judged `zone`: time zone of the verdicts' days.
 * @returns the events that became evidence.
 */
export async function recordVerdicts(
  tx: Transaction,
  tenantId: number,
  judged: { verdicts: readonly Verdict[]; zone: string },
): Promise<Evidence[]> {
  const { verdicts, zone } = judged;
  const recorded: Evidence[] = [];
  for (const verdict of verdicts.filter(({ isSuspicious }) => isSuspicious)) {
    const evidence = (await readDay(tx, tenantId, { ...verdict, zone })).flatMap(
      (event): Evidence[] => {
        const hits = detector?.evaluate(event, { policyHits: [], verdict }) ?? [];
        return hits.length === 0 ? [] : [{ event, hits }];
      },
    );
    const fresh = await notLinked(tx, tenantId, evidence);
    await recordSingleDetections(tx, tenantId, fresh);
    await addDataTypes(tx, fresh);
    recorded.push(...fresh);
  }
  return recorded;
}

async function readDay(
  tx: Transaction,
  tenantId: number,
  { person, day, zone }: Pick<Verdict, 'person' | 'day'> & { zone: string },
): Promise<ActivityEvent[]> {
  const { startOfDay } = zoneClock(zone);
  const rows = await tx.named<StoredRow>(
    'behaviour_evidence',
    `SELECT ${EVENT_COLUMNS} FROM activity
     WHERE tenant_id = $1 AND actor_key = $2 AND NOT is_sample AND outcome <> 'failure'
       AND occurred_at >= $3 AND occurred_at < $4
     ORDER BY occurred_at, event_id LIMIT $5`,
    [tenantId, person, new Date(startOfDay(day)), new Date(startOfDay(day + 1)), MOST_EVENTS],
  );
  return rows.map(storedEvent);
}

/** Leaves out what the day's detection has as evidence already. */
async function notLinked(
  tx: Transaction,
  tenantId: number,
  evidence: readonly Evidence[],
): Promise<Evidence[]> {
  const [first] = evidence;
  const hit = first?.hits[0];
  if (first === undefined || hit === undefined) return [];
  const fingerprint = groupHash(fingerprintOf(hit.policy, first.event, hit.subject), false);
  const rows = await tx.named<{ event_id: string }>(
    'behaviour_linked',
    `SELECT link.event_id FROM detection
     JOIN detection_event AS link ON link.tenant_id = $1 AND link.detection_id = detection.detection_id
     WHERE detection.tenant_id = $1 AND detection.fingerprint = $2`,
    [tenantId, fingerprint],
  );
  const linked = new Set(rows.map((row) => row.event_id));
  return evidence.filter(({ event }) => !linked.has(event.eventId));
}
