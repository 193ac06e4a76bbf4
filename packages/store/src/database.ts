import pg from 'pg';
import { actingUser } from './acting-user.ts';

/** Role that the product works as: no superuser, no BYPASSRLS, owner of nothing. */
export const APP_ROLE = 'waybill_app';

/** One transaction. Statements with a name are prepared once per connection. */
export interface Transaction {
  /** Connection of the transaction, for COPY. */
  client: pg.PoolClient;
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
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connection: pg.ClientConfig;
  /** Most connections at once. */
  maxConnections?: number;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  onIdleError?: (error: Error) => void;
}

/** Opens the product's database as `APP_ROLE`. Connections are made when first needed. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...asAppRole(options.connection),
    max: options.maxConnections ?? 16,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
  });
  // Without a listener a dying server would take this process with it.
  pool.on('error', (error) => options.onIdleError?.(error));
  return {
    tenant: async (tenantId, work) => inTransaction(pool, `BEGIN; ${setTenant(tenantId)}`, work),
    snapshot: async (tenantId, work) =>
      inTransaction(
        pool,
        `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${setTenant(tenantId)}`,
        work,
      ),
    system: (work) => inTransaction(pool, 'BEGIN', work),
    close: () => pool.end(),
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

async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (error: Error): void => void (broken = error);
  client.on('error', onError);
  try {
    await client.query(begin);
    const result = await work(transactionOn(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken ??= failure));
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

function transactionOn(client: pg.PoolClient): Transaction {
  return {
    client,
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows,
    named: async <Row extends pg.QueryResultRow>(
      name: string,
      text: string,
      values: readonly unknown[] = [],
    ) => (await client.query<Row>({ name, text, values: [...values] })).rows,
  };
}
