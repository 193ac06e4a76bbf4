import type { SampleDataState } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

interface StateRow {
  state: SampleDataState['state'];
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
