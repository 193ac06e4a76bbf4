import type { Database } from '@waybill/store';
import type { DueItem } from './fair-picks.ts';
import { dueQueue, type DueQueue } from './due-queue.ts';
import type { Log } from './log.ts';

/** Dependencies of recurring work. */
export interface LoopServices {
  database: Database;
  log: Log;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface TenantLoopOptions<Tenant extends { tenantId: number }> extends Pick<
  LoopServices,
  'log' | 'now'
> {
  everyMs: number;
  /** Tenants that have something to do. */
  tenants: () => Promise<readonly Tenant[]>;
  /** Ends early, and answers `more`, once it `isOver`: other tenants have a turn then. */
  work: (tenant: Tenant, isOver: () => boolean) => Promise<void | 'more'>;
  /** For the log: what could not be done. */
  failed: string;
}

/** Tenants processed at a time: a slow one must not delay the others. */
const AT_ONCE = 2;
/** Length of a tenant's turn while there is more to do. */
const TURN_MS = 20_000;

/**
 * Does recurring work for every tenant, while the worker runs. A failing tenant is retried with
 * increasing delays, and no one waits for it.
 */
export function tenantLoop<Tenant extends { tenantId: number }>(
  options: TenantLoopOptions<Tenant>,
): DueQueue {
  let turns = 0;
  const lastTurns = new Map<number, number>();
  const lastTurn = ({ tenantId }: Tenant): number => lastTurns.get(tenantId) ?? 0;
  return dueQueue<DueItem & { tenant: Tenant }>({
    most: AT_ONCE,
    mostOfTenant: 1,
    everyMs: options.everyMs,
    restMs: options.everyMs,
    now: options.now,
    due: async () =>
      (await options.tenants())
        .toSorted((a, b) => lastTurn(a) - lastTurn(b))
        .map((tenant) => ({
          key: String(tenant.tenantId),
          tenantId: tenant.tenantId,
          tenant,
        })),
    run: ({ tenant }, stopping) => {
      lastTurns.set(tenant.tenantId, (turns += 1));
      const turn = AbortSignal.any([stopping, AbortSignal.timeout(TURN_MS)]);
      return options.work(tenant, () => turn.aborted);
    },
    onFault: (item, err) => options.log.warn({ tenantId: item?.tenantId, err }, options.failed),
  });
}
