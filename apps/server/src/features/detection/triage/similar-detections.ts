import { SIMILARITIES } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import {
  detectionItem,
  findDetection,
  ITEM_COLUMNS,
  ITEM_SOURCE,
  type DetectionRow,
} from '../detections-read-model.ts';

/** Listed detections per kind of similarity. */
const LISTED = 5;

const COLUMNS = {
  fingerprint: 'd.fingerprint',
  object: `coalesce(d.object_key, 'none')`,
  person: `coalesce(d.person_key, 'none')`,
} as const;

/** Other detections of the same finding, object and person, newest first. Throws `resource.not_found`. */
export async function similarDetections(tx: Transaction, tenantId: number, detectionId: string) {
  const { object_key: objectKey, person_key: personKey } = await findDetection(tx, detectionId);
  const isKnown = { fingerprint: true, object: objectKey !== null, person: personKey !== null };
  const groups = [];
  for (const by of SIMILARITIES) {
    if (!isKnown[by]) continue;
    const column = COLUMNS[by];
    const rows = await tx.named<DetectionRow & { total: number } & Record<string, unknown>>(
      `detection_similar_${by}`,
      `SELECT ${ITEM_COLUMNS}, page.total FROM (
         SELECT d.tenant_id, d.detection_id, count(*) OVER ()::integer AS total FROM detection d
         WHERE d.tenant_id = $1 AND d.detection_id <> $2 AND d.status <> 'merged' AND ${column} =
           (SELECT ${column} FROM detection d WHERE d.tenant_id = $1 AND d.detection_id = $2)
         ORDER BY d.last_seen_at DESC, d.detection_id LIMIT ${LISTED}) AS page
       JOIN ${ITEM_SOURCE} ON d.tenant_id = page.tenant_id AND d.detection_id = page.detection_id
       ORDER BY d.last_seen_at DESC, d.detection_id`,
      [tenantId, detectionId],
    );
    groups.push({ by, total: rows[0]?.total ?? 0, items: rows.map(detectionItem) });
  }
  return { groups: groups.filter(({ total }) => total > 0) };
}
