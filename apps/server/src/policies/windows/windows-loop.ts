import type { Database } from '@waybill/store';
import type { Log } from '../../platform/log.ts';
import { fillWindows } from './fill-windows.ts';
import { forgetPoints } from './forget-points.ts';

const FILL_EVERY_MS = 5000;
const FORGET_EVERY_MS = 6 * 3_600_000;

interface LoopServices {
  database: Database;
  log: Log;
  now: () => number;
}

/**
 * Fills the windows of rules that begin to count, and removes what no window asks for, of all tenants, for as long
 * as the worker runs.
 */
export function windowsLoop(services: LoopServices): { stop(): Promise<void> } {
  const { database, log, now } = services;
  let isStopping = false;
  let forgottenAt = Number.NEGATIVE_INFINITY;

  async function work(): Promise<void> {
    try {
      await fillAll(services, () => isStopping);
      if (isStopping || now() - forgottenAt < FORGET_EVERY_MS) return;
      forgottenAt = now();
      await forgetAll(database, now(), () => isStopping);
    } catch (error) {
      log.warn({ err: error }, 'windows of policies could not be kept');
    }
  }

  let working: Promise<void> | null = null;
  const begin = (): void => {
    working ??= work().finally(() => {
      working = null;
    });
  };
  begin();
  const timer = setInterval(begin, FILL_EVERY_MS);
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await working;
    },
  };
}

async function fillAll(services: LoopServices, isStopping: () => boolean): Promise<void> {
  const tenants = await services.database.system((tx) =>
    tx.query<{ tenant_id: number; revisions: string }>(
      'SELECT tenant_id, revisions FROM tenants_with_unfilled_windows($1)',
      [new Date(services.now())],
    ),
  );
  for (const { tenant_id: tenantId, revisions } of tenants) {
    if (!isStopping()) await fillWindows(services, { tenantId, revisions }, isStopping);
  }
}

async function forgetAll(
  database: Database,
  now: number,
  isStopping: () => boolean,
): Promise<void> {
  const tenants = await database.system((tx) =>
    tx.query<{ tenant_id: number }>('SELECT tenants_with_window_points() AS tenant_id'),
  );
  for (const { tenant_id: tenantId } of tenants) {
    if (!isStopping()) await forgetPoints({ database, now }, tenantId, isStopping);
  }
}
