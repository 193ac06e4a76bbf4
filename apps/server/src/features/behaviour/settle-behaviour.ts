import { settleBehaviour as settleDay } from '@waybill/engine';
import type { Database } from '@waybill/store';
import { followUp } from '../detection/judging/follow-up.ts';
import { lockTenant } from '../ingest/tenant-lock.ts';
import type { DueQueue } from '../../platform/due-queue.ts';
import { tenantLoop, type LoopServices } from '../../platform/tenant-loop.ts';
import { behaviourCaches } from './behaviour-cache.ts';
import { recordVerdicts } from './record-verdicts.ts';
import { recountNextDay } from './recount-behaviour.ts';
import { openBehaviour } from './update-behaviour.ts';

const EVERY_MS = 60_000;

/** Updates the days of all tenants that depend on late events, while the worker runs. */
export function settleBehaviourLoop(services: LoopServices): DueQueue {
  const { database } = services;
  return tenantLoop({
    ...services,
    everyMs: EVERY_MS,
    failed: 'could not update behavior baselines',
    tenants: () => staleTenants(database),
    work: ({ tenantId }, isOver) => settleBehaviour(database, tenantId, isOver),
  });
}

async function staleTenants(database: Database): Promise<{ tenantId: number }[]> {
  const rows = await database.system((tx) =>
    tx.query<{ tenant_id: number }>('SELECT tenants_with_stale_behaviour() AS tenant_id'),
  );
  return rows.map((row) => ({ tenantId: row.tenant_id }));
}

/**
 * Counts uncounted events, then closes and rescores days until every day is as if all events had
 * arrived in order. One transaction per day, so writers wait only briefly. `more`: it stopped before
 * the end.
 */
export async function settleBehaviour(
  database: Database,
  tenantId: number,
  isStopping: () => boolean = () => false,
): Promise<void | 'more'> {
  let isCounting = true;
  while (isCounting && !isStopping()) {
    isCounting = await database.tenant(tenantId, async (tx) => {
      await lockTenant(tx, tenantId);
      return recountNextDay(tx, tenantId);
    });
  }
  const caches = behaviourCaches();
  let isStale = true;
  while (isStale && !isStopping()) {
    isStale = await database.tenant(tenantId, async (tx) => {
      await lockTenant(tx, tenantId);
      const { store, cache } = await openBehaviour(tx, tenantId, caches);
      const verdicts = await settleDay(store, cache.memo);
      if (verdicts === null) return false;
      const { zone } = store;
      await followUp(tx, tenantId, await recordVerdicts(tx, tenantId, { verdicts, zone }));
      return true;
    });
  }
  if (isCounting || isStale) return 'more';
}
