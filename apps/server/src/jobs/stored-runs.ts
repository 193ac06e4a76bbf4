import type { Database } from '@waybill/store';

/** A table of runs that jobs process, with its distinguishing column. */
const RUN_TABLES = { remap: 'remap_id', reclassification: 'reclassification_id' } as const;
export type RunTable = keyof typeof RUN_TABLES;

export interface StoredRuns<Run> {
  /** The next unfinished run, now marked as running. */
  takeUp(): Promise<Run | undefined>;
  /** Throws when the run cannot go on. */
  work(run: Run): Promise<void>;
  end(run: Run, state: 'done' | 'failed'): Promise<void>;
  onFault(run: Run, error: unknown): void;
}

/**
 * Processes runs one at a time until none is left. A failing one is reported and does not stop the
 * others.
 */
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

/** Marks a running run as finished; completed work becomes its total. */
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
