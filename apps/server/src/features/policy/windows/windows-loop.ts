import type { Database } from '@waybill/store';
import type { DueQueue } from '../../../platform/due-queue.ts';
import { heldBack } from '../../../platform/held-back.ts';
import { tenantLoop, type LoopServices } from '../../../platform/tenant-loop.ts';
import { fillWindows, type FillServices } from './fill-windows.ts';
import { forgetPoints } from './forget-points.ts';

const FILL_EVERY_MS = 5000;
const FORGET_EVERY_MS = 6 * 3_600_000;

/** Fills the windows of newly counting rules, for all tenants, while the worker runs. */
export function fillWindowsLoop(services: LoopServices): DueQueue {
  const { database, log, now } = services;
  const held = heldBack(now);
  return tenantLoop({
    ...services,
    everyMs: FILL_EVERY_MS,
    failed: 'could not fill policy windows',
    tenants: () => unfilledTenants(database, now()),
    work: (tenant, isOver) => {
      const { tenantId } = tenant;
      const onFault: FillServices['onFault'] = ({ policyKey, version }, err) =>
        log.warn({ tenantId, policyKey, version, err }, 'could not fill the windows of a rule');
      return fillWindows({ database, now, held, onFault }, tenant, isOver);
    },
  });
}

/** Removes points that no window needs anymore, for all tenants, while the worker runs. */
export function forgetPointsLoop(services: LoopServices): DueQueue {
  const { database, now } = services;
  return tenantLoop({
    ...services,
    everyMs: FORGET_EVERY_MS,
    failed: 'could not remove old window points',
    tenants: () => tenantsWithPoints(database),
    work: ({ tenantId }, isOver) => forgetPoints({ database, now: now() }, tenantId, isOver),
  });
}

async function unfilledTenants(
  database: Database,
  now: number,
): Promise<{ tenantId: number; revisions: string }[]> {
  const rows = await database.system((tx) =>
    tx.query<{ tenant_id: number; revisions: string }>(
      'SELECT tenant_id, revisions FROM tenants_with_unfilled_windows($1)',
      [new Date(now)],
    ),
  );
  return rows.map((row) => ({ tenantId: row.tenant_id, revisions: row.revisions }));
}

async function tenantsWithPoints(database: Database): Promise<{ tenantId: number }[]> {
  const rows = await database.system((tx) =>
    tx.query<{ tenant_id: number }>('SELECT tenants_with_window_points() AS tenant_id'),
  );
  return rows.map((row) => ({ tenantId: row.tenant_id }));
}
