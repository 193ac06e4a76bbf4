import { dueQueue, type DueQueue } from '../../platform/due-queue.ts';
import { carryOut } from './carry-out.ts';
import type { RemediationServices } from './remediation-services.ts';

const EVERY_MS = 2000;
/** Simultaneous steps. Each may wait a minute for its source. */
const AT_ONCE = 8;
const AT_ONCE_OF_TENANT = 2;

/**
 * Executes approved remediations of all tenants, and polls the sources until they are visible. A slow
 * source affects only its own tenant.
 */
export function remediationLoop(services: RemediationServices): DueQueue {
  const { log, now } = services;
  return dueQueue({
    most: AT_ONCE,
    mostOfTenant: AT_ONCE_OF_TENANT,
    everyMs: EVERY_MS,
    now,
    due: (most) => dueRemediations(services, most),
    run: ({ tenantId, remediationId }, stopping) =>
      carryOut(services, { tenantId, remediationId }, stopping),
    onFault: (item, err) =>
      item
        ? log.error(
            { tenantId: item.tenantId, remediationId: item.remediationId, err },
            'could not start a remediation',
          )
        : log.warn({ err }, 'could not find due remediations'),
  });
}

interface DueRemediation {
  key: string;
  tenantId: number;
  remediationId: string;
}

async function dueRemediations(
  { database, now }: RemediationServices,
  most: number,
): Promise<DueRemediation[]> {
  const due = await database.system((tx) =>
    tx.named<{ tenant_id: number; remediation_id: string }>(
      'due_remediations',
      'SELECT tenant_id, remediation_id FROM due_remediations($1, $2)',
      [new Date(now()), most],
    ),
  );
  return due.map((row) => ({
    key: row.remediation_id,
    tenantId: row.tenant_id,
    remediationId: row.remediation_id,
  }));
}
