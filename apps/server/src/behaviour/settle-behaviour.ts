import { settleBehaviour as settleDay } from '@waybill/engine';
import type { Database } from '@waybill/store';
import { followUp } from '../pipeline/follow-up.ts';
import { lockTenant } from '../pipeline/tenant-lock.ts';
import type { Log } from '../platform/log.ts';
import { behaviourCaches } from './behaviour-cache.ts';
import { recordVerdicts } from './record-verdicts.ts';
import { recountNextDay } from './recount-behaviour.ts';
import { openBehaviour } from './update-behaviour.ts';

const EVERY_MS = 60_000;

/**
 * Brings the days of all tenants up to date that follow from events that came late, for as long as the
 * worker runs.
 */
export function settleBehaviourLoop(services: { database: Database; log: Log }): {
  stop(): Promise<void>;
} {
  let isStopping = false;
  async function settle(): Promise<void> {
    try {
      const tenants = await services.database.system((tx) =>
        tx.query<{ tenant_id: number }>('SELECT tenants_with_stale_behaviour() AS tenant_id'),
      );
      for (const { tenant_id: tenantId } of tenants) {
        if (!isStopping) await settleBehaviour(services.database, tenantId, () => isStopping);
      }
    } catch (error) {
      services.log.warn({ err: error }, 'what is usual could not be brought up to date');
    }
  }
  let working = settle();
  const timer = setInterval(() => {
    working = working.then(settle);
  }, EVERY_MS);
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await working;
    },
  };
}

/**
 * Counts what is not counted yet, then closes and judges days again until every day is what it would be
 * if all events had come in order. A transaction a day: writers wait for a moment only.
 */
export async function settleBehaviour(
  database: Database,
  tenantId: number,
  isStopping: () => boolean = () => false,
): Promise<void> {
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
      await followUp(tx, tenantId, await recordVerdicts(tx, tenantId, verdicts));
      return true;
    });
  }
}
