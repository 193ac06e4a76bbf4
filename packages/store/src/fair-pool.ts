import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { actingUser } from './acting-user.ts';
import { fairQueue, type Budget, type LaneBudget } from './fair-queue.ts';
import { WORK_LANES, workContext, type WorkContext, type WorkLane } from './work-context.ts';

export type { LaneBudget } from './fair-queue.ts';

/** Budgets per kind of work over the connections of one process. */
export interface ConnectionBudget extends Budget {
  lanes: Readonly<Record<WorkLane, LaneBudget>>;
}

/**
 * For the web process. Of 16 connections a user reads on three at a time and a tenant on four: more
 * would only share the same processors. Heavy computations take two per tenant and four in total, full
 * scans one per tenant and three in total. Reads always have five, ingest four.
 */
export function webBudget(total: number): ConnectionBudget {
  const share = (part: number): number => Math.max(1, Math.floor(total * part));
  return {
    total,
    lanes: {
      system: { ...unshared(total), reserved: 2, longestWaitMs: 10_000 },
      read: {
        reserved: share(5 / 16),
        most: total,
        mostPerTenant: share(4 / 16),
        mostPerUser: share(3 / 16),
        waitingPerTenant: 256,
        waitingPerUser: 96,
        longestWaitMs: 10_000,
      },
      heavy: {
        reserved: 1,
        most: share(4 / 16),
        mostPerTenant: share(2 / 16),
        mostPerUser: share(2 / 16),
        waitingPerTenant: 64,
        waitingPerUser: 32,
        longestWaitMs: 30_000,
      },
      long: {
        reserved: 0,
        most: share(3 / 16),
        mostPerTenant: share(1 / 16),
        mostPerUser: share(1 / 16),
        waitingPerTenant: 64,
        waitingPerUser: 32,
        longestWaitMs: 15 * 60_000,
      },
      ingest: {
        ...unshared(total),
        reserved: share(4 / 16),
        mostPerTenant: share(3 / 16),
        mostPerUser: share(3 / 16),
        waitingPerTenant: 512,
        waitingPerUser: 512,
        longestWaitMs: 30_000,
      },
      background: { ...unshared(total), mostPerTenant: share(2 / 16), mostPerUser: share(2 / 16) },
    },
  };
}

/**
 * For a process that serves no one: tenants take turns, and a single one leaves a connection to others.
 */
export function plainBudget(total: number): ConnectionBudget {
  const mostPerTenant = Math.max(1, total - 1);
  const plain = { ...unshared(total), mostPerTenant, mostPerUser: mostPerTenant };
  return {
    total,
    lanes: { ...byLane(plain), system: unshared(total) },
  };
}

/**
 * For the worker process: steps of heavy jobs take two connections and one per tenant, so that many
 * tenants take turns; loops and streams have the others. No one waits for a response, so a wait may be
 * as long as another job's step.
 */
export function workerBudget(total: number): ConnectionBudget {
  const plain = plainBudget(total);
  const heavy = { ...plain.lanes.heavy, most: 2, mostPerTenant: 1, mostPerUser: 1 };
  const patient = { longestWaitMs: 3_600_000 };
  return {
    total,
    lanes: {
      ...plain.lanes,
      heavy: { ...heavy, ...patient },
      background: { ...plain.lanes.background, ...patient },
    },
  };
}

function byLane(budget: LaneBudget): Record<WorkLane, LaneBudget> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of every lane there is
  return Object.fromEntries(WORK_LANES.map((name) => [name, budget])) as Record<
    WorkLane,
    LaneBudget
  >;
}

function unshared(total: number): LaneBudget {
  return {
    reserved: 0,
    most: total,
    mostPerTenant: total,
    mostPerUser: total,
    waitingPerTenant: 4096,
    waitingPerUser: 4096,
    longestWaitMs: 60_000,
  };
}

/** A connection while a transaction has it. */
export interface Lease {
  client: pg.PoolClient;
  context: WorkContext | undefined;
  /** Aborted: no further statement of it is worth sending. */
  signal: AbortSignal | undefined;
  /** With an error the connection is closed and not used again. */
  release(error?: Error): void;
}

export interface FairPool {
  /** Runs `work` with a connection. Throws `AdmissionRefused`, and the signal's reason. */
  use<T>(tenantId: number, work: (lease: Lease) => Promise<T>): Promise<T>;
}

interface Holding {
  isOpen: boolean;
}

const holding = new AsyncLocalStorage<Holding>();

/** A pool that no one can monopolize: every use is first admitted by the budget. */
export function fairPool(pool: pg.Pool, budget: ConnectionBudget): FairPool {
  const queue = fairQueue(budget);

  async function admit(tenantId: number, context: ReturnType<typeof workContext>) {
    const lane = tenantId === 0 ? 'system' : (context?.lane ?? 'background');
    const isAbortable = context?.isRead === true || context?.hasBegun === false;
    const asker = { lane, tenantId, userId: actingUser() ?? '' };
    const leave = await queue.enter(asker, isAbortable ? context.signal : undefined);
    if (context) context.hasBegun = true;
    return leave;
  }

  return {
    async use(tenantId, work) {
      if (holding.getStore()?.isOpen) {
        // Each waiting for the connection that another one has, all would wait for ever.
        throw new Error('A transaction cannot begin another one: it holds a connection');
      }
      const context = workContext();
      const leave = await admit(tenantId, context);
      const held = { isOpen: true };
      let client: pg.PoolClient | undefined;
      let broken: Error | undefined;
      try {
        client = await pool.connect();
        const lease = {
          client,
          context,
          signal: context?.isRead ? context.signal : undefined,
          release: (error?: Error) => void (broken = error),
        };
        return await holding.run(held, () => work(lease));
      } finally {
        held.isOpen = false;
        client?.release(broken);
        leave();
      }
    },
  };
}
