import type { Transaction } from '@waybill/store';

/**
 * Recounts a detection's events and objects after its evidence changed. A windowed count keeps its
 * first and last event: they identify its episode.
 *
 * @returns how many events it has.
 */
export async function recountDetection(
  tx: Transaction,
  tenantId: number,
  detectionId: string,
): Promise<number> {
  const [row] = await tx.named<{ event_count: number }>(
    'detection_recount',
    `UPDATE detection d SET event_count = n.events, object_count = n.objects,
       first_seen_at = CASE WHEN d.window_group IS NULL THEN coalesce(n.first_at, d.first_seen_at) ELSE d.first_seen_at END,
       last_seen_at = CASE WHEN d.window_group IS NULL THEN coalesce(n.last_at, d.last_seen_at) ELSE d.last_seen_at END,
       updated_at = now()
     FROM (
       SELECT count(*)::integer AS events, min(occurred_at) AS first_at, max(occurred_at) AS last_at,
         (SELECT count(*)::integer FROM detection_object WHERE tenant_id = $1 AND detection_id = $2) AS objects
       FROM detection_event WHERE tenant_id = $1 AND detection_id = $2) AS n
     WHERE d.tenant_id = $1 AND d.detection_id = $2
     RETURNING d.event_count`,
    [tenantId, detectionId],
  );
  return row?.event_count ?? 0;
}
