import type { Transaction } from '@waybill/store';

/** Tags that detections carry, the most frequent first; at most 500. */
export async function tagsInUse(
  tx: Transaction,
  tenantId: number,
): Promise<{ tag: string; count: number }[]> {
  return tx.named<{ tag: string; count: number }>(
    'tags_in_use',
    `SELECT tag, count(*)::integer AS count FROM detection_tag WHERE tenant_id = $1
     GROUP BY tag ORDER BY 2 DESC, 1 LIMIT 500`,
    [tenantId],
  );
}
