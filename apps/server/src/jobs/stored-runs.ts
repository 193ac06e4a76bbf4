import type { Database } from '@waybill/store';

/** A table of runs that are worked off by jobs, with the column that tells them apart. */
const RUN_TABLES = { remap: 'remap_id', reclassification: 'reclassification_id' } as const;
export type RunTable = keyof typeof RUN_TABLES;

export interface StoredRuns<Run> {
  /** The next run that is not at its end, which is running from now on. */
  takeUp(): Promise<Run | undefined>;
  /** Throws when the run cannot go on. */
  work(run: Run): Promise<void>;
  end(run: Run, state: 'done' | 'failed'): Promise<void>;
  onFault(run: Run, error: unknown): void;
}

/** Works off runs one at a time until none is left. One that fails is told and stops no other. */
export async function workOffRuns<Run>(runs: StoredRuns<Run>): Promise<void> {
  for (let run = await runs.takeUp(); run; run = await runs.takeUp()) {
    try {
      await runs.work(run);
      await runs.end(run, 'done');
    } catch (error) {
      runs.onFault(run, error);
      await runs.end(run, 'failed');
    }
  }
}

/** Writes that a running run is at its end; what is done is then all that there was. */
export async function endRun(
  database: Database,
  table: RunTable,
  ended: { tenantId: number; runId: string; state: 'done' | 'failed'; now: number },
): Promise<void> {
  await database.tenant(ended.tenantId, (tx) =>
    tx.query(
      `UPDATE ${table} SET state = $2, updated_at = $3,
         total = CASE WHEN $2 = 'done' THEN done ELSE total END
       WHERE ${RUN_TABLES[table]} = $1 AND state = 'running'`,
      [ended.runId, ended.state, new Date(ended.now)],
    ),
  );
}
