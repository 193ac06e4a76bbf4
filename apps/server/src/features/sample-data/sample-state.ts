import type { SampleDataState } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

export type SampleState = SampleDataState['state'];

interface StateRow {
  state: SampleState;
  done: number;
  total: number;
  message: string | null;
  updated_at: Date | null;
  is_empty: boolean;
}

/** State and progress of the tenant's sample data. */
export async function readSampleState(tx: Transaction): Promise<SampleDataState> {
  const [row] = await tx.named<StateRow>(
    'sample_state',
    `SELECT sample_state AS state, sample_done AS done, sample_total AS total, sample_message AS message,
       sample_updated_at AS updated_at, NOT EXISTS (SELECT FROM source_total) AS is_empty
     FROM tenant`,
  );
  if (!row) throw new Error('The tenant does not exist');
  return {
    state: row.state,
    done: row.done,
    total: row.total,
    isTenantEmpty: row.is_empty,
    message: row.message,
    updatedAt: row.updated_at?.toISOString() ?? null,
  };
}

/** Moves to another state when the present one is among those expected. @returns whether it did. */
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
