import type { Transaction } from '@waybill/store';

/**
 * Number of the tenant's detections that the user of the transaction cannot see because they are in
 * restricted cases of others. The only source of that number: it ignores filters, so that it reveals
 * nothing about hidden detections.
 */
export async function hiddenDetections(tx: Transaction): Promise<number> {
  const [row] = await tx.named<{ count: number }>(
    'detections_hidden',
    'SELECT hidden_detection_count() AS count',
  );
  return row?.count ?? 0;
}
