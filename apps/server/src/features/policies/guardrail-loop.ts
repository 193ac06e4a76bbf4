import type { Database } from '@waybill/store';
import type { Log } from '../../platform/log.ts';
import { keepGuardrails } from './keep-guardrails.ts';

const EVERY_MS = 60_000;

/** Watches the guardrails of all tenants' policies for as long as the worker runs. */
export function guardrailLoop(services: { database: Database; log: Log; now: () => number }): {
  stop(): Promise<void>;
} {
  const { database, log, now } = services;

  async function watch(): Promise<void> {
    try {
      const tenants = await database.system((tx) =>
        tx.query<{ tenant_id: number }>('SELECT tenants_with_policies() AS tenant_id'),
      );
      for (const { tenant_id: tenantId } of tenants) {
        await watchTenant(tenantId);
      }
    } catch (error) {
      log.warn({ err: error }, 'guardrails of policies could not be watched');
    }
  }

  /** What goes wrong with the policies of one tenant keeps no other's from being watched. */
  async function watchTenant(tenantId: number): Promise<void> {
    try {
      for (const demotion of await keepGuardrails(database, tenantId, now())) {
        log.warn({ tenantId, ...demotion }, 'policy taken back');
      }
    } catch (error) {
      log.warn({ tenantId, err: error }, 'guardrails of a tenant could not be watched');
    }
  }

  let working = watch();
  const timer = setInterval(() => {
    working = working.then(watch);
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
