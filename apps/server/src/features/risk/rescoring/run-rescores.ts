import type { Database, Transaction } from '@waybill/store';
import type { JobServices } from '../../../jobs/job.ts';
import { lockTenant } from '../../ingest/tenant-lock.ts';
import { rescoreByTrust } from '../../trust/applying/rescore-by-trust.ts';
import {
  lockRescore,
  openRescore,
  writeProgress,
  type RunPhase,
  type StoredRescore,
} from './rescore-rows.ts';
import { rescorePart, undoPart } from './rescore-part.ts';

/** @published */
export const RESCORE_JOB = 'rescore';

/** A run to process, or to undo. */
export interface OpenRun {
  tenantId: number;
  runId: string;
  phase: RunPhase;
}

/** Processes unfinished requests, oldest first. A failing one does not stop the others. */
export async function runRescores(
  tenantId: number,
  { database, log, now }: Pick<JobServices, 'database' | 'log' | 'now'>,
): Promise<void> {
  const next = () => database.tenant(tenantId, (tx) => openRescore(tx, tenantId));
  for (let open = await next(); open; open = await next()) {
    try {
      await runRescore({ database, now }, { tenantId, ...open });
    } catch (error) {
      const { runId } = open;
      log.error({ tenantId, runId, err: error }, 'rescoring of detections stopped');
      await fail(database, { tenantId, ...open }, now());
    }
  }
}

/** Processes a run in parts, each in a short transaction that holds the tenant's lock. @published */
export async function runRescore(
  { database, now }: { database: Database; now: () => number },
  run: OpenRun,
): Promise<void> {
  while (await database.tenant(run.tenantId, (tx) => nextPart(tx, run, now())));
}

/** @returns whether there is another part. */
async function nextPart(
  tx: Transaction,
  { tenantId, runId, phase }: OpenRun,
  now: number,
): Promise<boolean> {
  await lockTenant(tx, tenantId);
  const stored = await lockRescore(tx, tenantId, runId);
  if (stored === undefined || isOver(stored, phase)) return false;
  const { ids, hasMore } = stored;
  const done = (phase === 'change' ? stored.done : stored.undoDone) + ids.length;
  const changed = await workPart(tx, tenantId, { stored, phase, now });
  const state = hasMore ? 'running' : 'done';
  await writeProgress(tx, tenantId, { runId, phase, state, done, changed, now });
  return hasMore;
}

function isOver({ state, undoState }: StoredRescore, phase: RunPhase): boolean {
  const now = phase === 'change' ? state : undoState;
  return now !== 'waiting' && now !== 'running';
}

/** @returns how many scores changed. */
async function workPart(
  tx: Transaction,
  tenantId: number,
  part: { stored: StoredRescore; phase: RunPhase; now: number },
): Promise<number> {
  const { stored, phase, now } = part;
  if (phase === 'undo') return undoPart(tx, tenantId, { stored, now });
  if (stored.kind === 'trust') {
    return rescoreByTrust(tx, tenantId, { ids: stored.ids, by: { ...stored.by, now } });
  }
  return rescorePart(tx, tenantId, { stored, now });
}

async function fail(database: Database, run: OpenRun, now: number): Promise<void> {
  const { tenantId, runId, phase } = run;
  await database.tenant(tenantId, async (tx) => {
    const stored = await lockRescore(tx, tenantId, runId);
    if (stored === undefined || isOver(stored, phase)) return;
    const done = phase === 'change' ? stored.done : stored.undoDone;
    await writeProgress(tx, tenantId, { runId, phase, state: 'failed', done, changed: 0, now });
  });
}
