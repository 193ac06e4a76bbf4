import type { ActivityEvent } from '@waybill/contract';
import type { Policy, PolicyHit } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { PreparedEvent } from '../reading/prepared-event.ts';
import type { Change } from './remap-plan.ts';
import type { TenantContext } from '../tenant-contexts.ts';
import { placeOf } from '../../detection/judging/window-groups.ts';

/** Policies whose detections an event is evidence of, by the event's id. */
export type Evidence = ReadonlyMap<string, ReadonlySet<string>>;

export async function readEvidence(
  tx: Transaction,
  tenantId: number,
  events: readonly ActivityEvent[],
): Promise<Evidence> {
  const rows = await tx.named<{ event_id: string; policies: string[] }>(
    'remap_evidence',
    // A finding that joined a detection is still evidence of its own policy.
    `SELECT event_id, array_agg(DISTINCT policy_key) AS policies FROM (
       SELECT link.event_id, detection.policy_key
       FROM detection_event AS link JOIN detection USING (tenant_id, detection_id)
       WHERE link.tenant_id = $1 AND link.event_id = ANY($2)
       UNION ALL
       SELECT event_id, policy_key FROM finding_event WHERE tenant_id = $1 AND event_id = ANY($2)) AS told
     GROUP BY event_id`,
    [tenantId, events.map(({ eventId }) => eventId)],
  );
  return new Map(rows.map((row) => [row.event_id, new Set(row.policies)]));
}

/** A position of `window_point` in a policy's group. */
interface Point {
  policy: Policy;
  groupKey: string;
  event: ActivityEvent;
  /** Position and counted value, as one text. */
  text: string;
}

/**
 * Removes what changed and removed events counted for windowed policies, and moves the evidence of
 * replaced events to the new ones. Detections stay. The tenant's lock is held.
 *
 * @returns the new events with their counts, and the detections that already have them as evidence:
 * they do not raise another detection.
 */
export async function takeBackHits(
  tx: Transaction,
  tenantId: number,
  work: {
    changes: readonly Change[];
    gone: readonly ActivityEvent[];
    evidence: Evidence;
    context: TenantContext;
  },
): Promise<PreparedEvent[]> {
  const { changes, gone, evidence, context } = work;
  const stale = gone.flatMap((event) => pointsOf(event, countedBy(event, context)));
  const news = changes.map(({ before, after }) => {
    const knownTo = evidence.get(before.eventId) ?? new Set();
    const isNews = ({ policy }: PolicyHit): boolean => !knownTo.has(policy.key);
    const candidates = after.candidates.filter(isNews);
    const counted = pointsOf(before, countedBy(before, context).filter(isNews));
    const counting = new Set(pointsOf(after.event, candidates).map(({ text }) => text));
    const unchanged = new Set(counted.map(({ text }) => text));
    stale.push(...counted.filter(({ text }) => !counting.has(text)));
    const isNew = (hit: PolicyHit): boolean =>
      pointsOf(after.event, [hit]).some(({ text }) => !unchanged.has(text));
    return { ...after, knownTo, candidates: candidates.filter(isNew) };
  });
  await dropPoints(tx, tenantId, stale);
  await moveEvidence(
    tx,
    tenantId,
    changes.filter(({ before, after }) => before.eventId !== after.event.eventId),
  );
  return news;
}

/** The policies that an event counts for. */
function countedBy(event: ActivityEvent, context: TenantContext): PolicyHit[] {
  return context.policies.evaluate(event, context.about(event)).filter(({ windowed }) => windowed);
}

function pointsOf(event: ActivityEvent, hits: readonly PolicyHit[]): Point[] {
  return hits.flatMap((hit) => pointOf(event, hit) ?? []);
}

function pointOf(event: ActivityEvent, hit: PolicyHit): Point | null {
  const place = placeOf(event, hit);
  if (place === null) return null;
  const { policy, groupKey, point } = place;
  const text = JSON.stringify([policy.key, policy.version, groupKey, point, event.objectKey]);
  return { policy, groupKey, event, text };
}

/** The groups get a new revision, so that no process continues with the points that it has in memory. */
async function dropPoints(
  tx: Transaction,
  tenantId: number,
  points: readonly Point[],
): Promise<void> {
  if (points.length === 0) return;
  await tx.named(
    'window_point_drop',
    `WITH stale AS (
       SELECT * FROM unnest($2::text[], $3::integer[], $4::text[], $5::timestamptz[], $6::uuid[])
         AS row (policy_key, policy_version, group_key, occurred_at, event_id)
     ), dropped AS (
       DELETE FROM window_point AS point USING stale
       WHERE point.tenant_id = $1 AND point.policy_key = stale.policy_key
         AND point.policy_version = stale.policy_version AND point.group_key = stale.group_key
         AND point.occurred_at = stale.occurred_at AND point.event_id = stale.event_id
     )
     UPDATE window_group AS held SET rev = held.rev + 1
     WHERE held.tenant_id = $1 AND (held.policy_key, held.policy_version, held.group_key) IN (
       SELECT policy_key, policy_version, group_key FROM stale)`,
    [
      tenantId,
      points.map(({ policy }) => policy.key),
      points.map(({ policy }) => policy.version),
      points.map(({ groupKey }) => groupKey),
      points.map(({ event }) => new Date(event.occurredAt)),
      points.map(({ event }) => event.eventId),
    ],
  );
}

/** References to a replaced event name the new one: the evidence of a detection stays complete. */
async function moveEvidence(
  tx: Transaction,
  tenantId: number,
  replaced: readonly Change[],
): Promise<void> {
  if (replaced.length === 0) return;
  const values = [
    tenantId,
    replaced.map(({ before }) => before.eventId),
    replaced.map(({ after }) => after.event.eventId),
    replaced.map(({ after }) => new Date(after.event.occurredAt)),
  ];
  const moves = `moves AS (
    SELECT * FROM unnest($2::uuid[], $3::uuid[], $4::timestamptz[]) AS row (old_id, new_id, new_at))`;
  await tx.named(
    'remap_move_points',
    `WITH ${moves}, points AS (
       SELECT point.policy_key, point.policy_version, point.group_key, new_at, new_id,
         array_replace(point.value_keys, old_id::text, new_id::text) AS value_keys, point.object_key,
         point.bytes, point.steps, point.is_sample
       FROM moves
       JOIN detection_event AS link ON link.tenant_id = $1 AND link.event_id = old_id
       JOIN detection ON detection.tenant_id = $1 AND detection.detection_id = link.detection_id
       JOIN window_point AS point ON point.tenant_id = $1 AND point.policy_key = detection.policy_key
         AND point.policy_version = detection.policy_version AND point.group_key = detection.window_group
         AND point.occurred_at = link.occurred_at AND point.event_id = old_id
     ), bumped AS (
       UPDATE window_group AS held SET rev = held.rev + 1
       WHERE held.tenant_id = $1 AND (held.policy_key, held.policy_version, held.group_key) IN (
         SELECT policy_key, policy_version, group_key FROM points)
     )
     INSERT INTO window_point (tenant_id, policy_key, policy_version, group_key, occurred_at, event_id,
       value_keys, object_key, bytes, steps, is_sample)
     SELECT DISTINCT $1::integer, points.* FROM points ON CONFLICT DO NOTHING`,
    values,
  );
  await tx.named(
    'remap_drop_moved_points',
    `DELETE FROM window_point AS point USING detection_event AS link, detection
     WHERE link.tenant_id = $1 AND link.event_id = ANY($2)
       AND detection.tenant_id = $1 AND detection.detection_id = link.detection_id
       AND point.tenant_id = $1 AND point.policy_key = detection.policy_key
       AND point.policy_version = detection.policy_version AND point.group_key = detection.window_group
       AND point.occurred_at = link.occurred_at AND point.event_id = link.event_id`,
    values.slice(0, 2),
  );
  await tx.named(
    'remap_move_finding_links',
    `WITH ${moves}
     UPDATE detection_join AS j SET linked_events = array_replace(j.linked_events, old_id, new_id),
       event_id = CASE WHEN j.event_id = old_id THEN new_id ELSE j.event_id END
     FROM moves WHERE j.tenant_id = $1 AND (old_id = ANY (j.linked_events) OR j.event_id = old_id)
       AND (j.policy_key, j.finding_key) IN (
         SELECT policy_key, finding_key FROM finding_event WHERE tenant_id = $1 AND event_id = old_id)`,
    values,
  );
  await tx.named(
    'remap_move_findings',
    `WITH ${moves}, renamed AS (
       UPDATE detection_join AS j SET finding_key = new_id::text FROM moves
       WHERE j.tenant_id = $1 AND j.finding_key = old_id::text)
     UPDATE finding_event AS f SET event_id = new_id, occurred_at = new_at,
       finding_key = CASE WHEN f.finding_key = old_id::text THEN new_id::text ELSE f.finding_key END
     FROM moves WHERE f.tenant_id = $1 AND f.event_id = old_id`,
    values,
  );
  await tx.named(
    'remap_move_join_keys',
    `WITH ${moves}
     UPDATE detection_join_key AS k SET event_id = new_id, occurred_at = new_at
     FROM moves WHERE k.tenant_id = $1 AND k.is_finding AND k.event_id = old_id
       AND k.detection_id IN (SELECT own_id FROM finding_event WHERE tenant_id = $1 AND event_id = new_id)`,
    values,
  );
  await tx.named(
    'remap_move_links',
    `WITH ${moves}, gone AS (
       DELETE FROM detection_event AS link USING moves
       WHERE link.tenant_id = $1 AND link.event_id = old_id
       RETURNING link.detection_id, new_at, new_id
     )
     INSERT INTO detection_event (tenant_id, detection_id, occurred_at, event_id)
     SELECT $1, gone.* FROM gone ON CONFLICT DO NOTHING`,
    values,
  );
}
