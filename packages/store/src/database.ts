import pg from 'pg';
import { actingUser } from './acting-user.ts';
import { databaseListen, type Listening } from './database-listen.ts';
import { databasePing } from './database-ping.ts';
import {
  fairPool,
  plainBudget,
  type ConnectionBudget,
  type FairPool,
  type Lease,
} from './fair-pool.ts';
import type { WorkContext } from './work-context.ts';

const IDLE_IN_TRANSACTION_MS = 120_000;

/** Role that the product works as: no superuser, no BYPASSRLS, owner of nothing. */
export const APP_ROLE = 'waybill_app';

/**
 * One transaction. Statements with a name are prepared once per connection. Work that does not depend on each other
 * may run beside each other: statements are sent one after the other, in the order in which they are asked for.
 * Once the transaction is over, each of them throws.
 */
export interface Transaction {
  /** Connection of the transaction. */
  client: pg.PoolClient;
  /** Runs `work` on the connection while no other statement does, for COPY. It must not call `query` or `named`. */
  alone<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
  /** As `query`, with a name under which the server keeps the plan. The text must never vary. */
  named<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    name: string,
    text: string,
    values?: readonly unknown[],
  ): Promise<Row[]>;
}

/**
 * The product's database. Every statement runs in a transaction that carries the tenant, and the
 * database itself refuses rows of any other tenant (row-level security under `APP_ROLE`), and detections
 * that the user of `asUser` may not see.
 */
export interface Database {
  /** Runs `work` in one transaction of the tenant; commits unless it throws. */
  tenant<T>(tenantId: number, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** As `tenant`, read-only and from one snapshot, so that several counts agree. */
  snapshot<T>(tenantId: number, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** A transaction without a tenant: sees no tenant's rows and may call the look-up functions. */
  system<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * Whether the database answers, asked over its own connection: it waits for nothing that others
   * do, and not longer than two seconds. Throws as a transaction would.
   */
  ping(): Promise<void>;
  /**
   * Tells of every notice on a channel until it is closed, over its own connection: with its payload, or with undefined
   * after a lost connection. Throws when the database cannot be reached now.
   */
  listen(channel: string, onNotice: (payload: string | undefined) => void): Promise<Listening>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connection: pg.ClientConfig;
  /** Most connections at once; default 16. */
  maxConnections?: number;
  /** How they are shared; default: tenants take turns. */
  budget?: (total: number) => ConnectionBudget;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void;
}

/** Opens the product's database as `APP_ROLE`. Connections are made when first needed. */
export function openDatabase(options: DatabaseOptions): Database {
  const max = options.maxConnections ?? 16;
  const pool = new pg.Pool({
    ...asAppRole(options.connection),
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    // A transaction whose process computes or hangs must not keep its locks for ever.
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // Without a listener a dying server would take this process with it.
  pool.on('error', (error) => options.onIdleError?.(error));
  const connections = fairPool(pool, (options.budget ?? plainBudget)(max));
  const ping = databasePing(asAppRole(options.connection));
  return {
    tenant: async (tenantId, work) =>
      inTransaction(
        connections,
        { tenantId, begin: `BEGIN; ${setTenant(tenantId)}`, hasCommitStep: true },
        work,
      ),
    snapshot: async (tenantId, work) =>
      inTransaction(
        connections,
        {
          tenantId,
          begin: `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${setTenant(tenantId)}`,
        },
        work,
      ),
    system: (work) => inTransaction(connections, { tenantId: 0, begin: 'BEGIN' }, work),
    ping: () => ping.ask(),
    listen: (channel, onNotice) => databaseListen(asAppRole(options.connection), channel, onNotice),
    async close() {
      await ping.close();
      await pool.end();
    },
  };
}

/**
 * A start-up option makes the session assume the app role from its first statement. It is no protection,
 * because a session can leave its role: that is the login's lack of rights (`requireUnprivileged`).
 */
export function asAppRole(connection: pg.ClientConfig): pg.ClientConfig {
  return {
    ...connection,
    options: [connection.options, `-c role=${APP_ROLE}`].filter(Boolean).join(' '),
  };
}

function setTenant(tenantId: number): string {
  if (!Number.isSafeInteger(tenantId) || tenantId <= 0) throw new Error('Not a tenant id');
  const userId = actingUser();
  const user = userId === null ? '' : `; SET LOCAL app.user_id = ${pg.escapeLiteral(userId)}`;
  return `SET LOCAL app.tenant_id = '${tenantId}'${user}`;
}

/** Of the work around, as statements after BEGIN. */
function setLimits(context: WorkContext | undefined): string {
  const { statementTimeoutMs, lockTimeoutMs } = context ?? {};
  return [
    statementTimeoutMs === undefined ? '' : `; SET LOCAL statement_timeout = ${statementTimeoutMs}`,
    lockTimeoutMs === undefined ? '' : `; SET LOCAL lock_timeout = ${lockTimeoutMs}`,
  ].join('');
}

/** Triggers on the tables that people change read it. */
const COLLECT_CHANGES = "; SET LOCAL app.is_audited = '1'";

async function inTransaction<T>(
  connections: FairPool,
  { tenantId, begin, hasCommitStep }: { tenantId: number; begin: string; hasCommitStep?: true },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return connections.use(tenantId, async (lease) => {
    const { client, context, signal } = lease;
    let broken: Error | undefined;
    const onError = (error: Error): void => void (broken = error);
    const step = hasCommitStep ? context?.commitStep : undefined;
    let settle: ((isCommitted: boolean) => void) | undefined;
    const { tx, close } = transactionOn(lease);
    client.on('error', onError);
    try {
      await client.query(begin + setLimits(context) + (step ? COLLECT_CHANGES : ''));
      const result = await work(tx);
      settle = await step?.run(tx);
      signal?.throwIfAborted();
      close();
      await client.query('COMMIT');
      settle?.(true);
      return result;
    } catch (error) {
      settle?.(false);
      // Work that ran beside what failed must not send anything behind the end.
      close();
      await client.query('ROLLBACK').catch((failure: Error) => (broken ??= failure));
      throw error;
    } finally {
      client.off('error', onError);
      lease.release(broken);
    }
  });
}

function transactionOn({ client, signal }: Lease): { tx: Transaction; close: () => void } {
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const alone: Transaction['alone'] = (work) => {
    const own = last.then(() => {
      signal?.throwIfAborted();
      if (isOver) throw new Error('The transaction is over');
      return work(client);
    });
    last = own.catch(() => undefined);
    return own;
  };
  const tx: Transaction = {
    client,
    alone,
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await alone(() => client.query<Row>(text, [...values]))).rows,
    named: async <Row extends pg.QueryResultRow>(
      name: string,
      text: string,
      values: readonly unknown[] = [],
    ) => (await alone(() => client.query<Row>({ name, text, values: [...values] }))).rows,
  };
  return { tx, close: () => void (isOver = true) };
}
