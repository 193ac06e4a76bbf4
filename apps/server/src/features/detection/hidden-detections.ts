import type { Transaction } from '@waybill/store';

/**
 * How many detections of the tenant the user of the transaction does not see, because they are in
 * restricted cases of others. The one source of that number: no filter goes into it, so that it tells
 * nothing of what is hidden.
 */
export async function hiddenDetections(tx: Transaction): Promise<number> {
  const [row] = await tx.named<{ count: number }>(
    'detections_hidden',
    'SELECT hidden_detection_count() AS count',
  );
  return row?.count ?? 0;
}
