import type { Transaction } from '@waybill/store';

/**
 * Adds lines to the histories of detections, in the order given; without an actor it is the product.
 *
 * @published
 */
export async function writeHistory(
  tx: Transaction,
  by: { tenantId: number; userId: string | null; userName: string | null },
  lines: readonly {
    detectionId: string;
    field: string;
    before: string | null;
    after: string | null;
    reason: string | null;
  }[],
): Promise<void> {
  await tx.named(
    'triage_history',
    `INSERT INTO detection_history (tenant_id, detection_id, actor_id, actor_name, field, before, after, reason)
     SELECT $1, n."detectionId", $2, $3, n.field, n.before, n.after, n.reason
     FROM ROWS FROM (jsonb_to_recordset($4::jsonb) AS ("detectionId" uuid, field text, before text, after text,
       reason text)) WITH ORDINALITY AS n ORDER BY n.ordinality`,
    [by.tenantId, by.userId, by.userName, JSON.stringify(lines)],
  );
}
