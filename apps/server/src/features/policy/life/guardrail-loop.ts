import type { Database } from '@waybill/store';
import type { DueQueue } from '../../../platform/due-queue.ts';
import { tenantLoop, type LoopServices } from '../../../platform/tenant-loop.ts';
import { keepGuardrails } from './keep-guardrails.ts';

const EVERY_MS = 60_000;

/** Watches the guardrails of all tenants' policies while the worker runs. */
export function guardrailLoop(services: LoopServices): DueQueue {
  const { database, log, now } = services;
  return tenantLoop({
    ...services,
    everyMs: EVERY_MS,
    failed: 'could not check the guardrails of a tenant',
    tenants: () => tenantsWithPolicies(database),
    work: async ({ tenantId }) => {
      const onFault = (policyKey: string, err: unknown): void =>
        log.warn({ tenantId, policyKey, err }, 'could not check the guardrails of a policy');
      for (const demotion of await keepGuardrails(database, tenantId, now(), onFault)) {
        log.warn({ tenantId, ...demotion }, 'rolled back a policy');
      }
    },
  });
}

async function tenantsWithPolicies(database: Database): Promise<{ tenantId: number }[]> {
  const rows = await database.system((tx) =>
    tx.query<{ tenant_id: number }>('SELECT tenants_with_policies() AS tenant_id'),
  );
  return rows.map((row) => ({ tenantId: row.tenant_id }));
}
