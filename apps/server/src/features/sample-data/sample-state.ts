import type { SampleDataState } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

type SampleState = SampleDataState['state'];

/** Changes the state if the current one is among those expected. @returns whether it did. */
export async function moveSampleState(
  tx: Transaction,
  expected: readonly SampleState[],
  next: { state: SampleState; done?: number; total?: number; message?: string },
): Promise<boolean> {
  const rows = await tx.named(
    'sample_state_move',
    `UPDATE tenant SET sample_state = $2, sample_done = coalesce($3, sample_done),
       sample_total = coalesce($4, sample_total), sample_message = $5, sample_updated_at = now()
     WHERE sample_state = ANY($1) RETURNING tenant_id`,
    [expected, next.state, next.done ?? null, next.total ?? null, next.message ?? null],
  );
  return rows.length > 0;
}
