import { rm } from 'node:fs/promises';
import { openDatabase, requireUnprivileged } from '@waybill/store';
import { testTenant } from '@waybill/testkit';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openJobQueue } from '../jobs/job-queue.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabases, type Databases } from './databases.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { ESCAPES } from './unprivileged-login.data.ts';

let folder: string;
let databases: Databases;
let tenants: number[];

// Starts and prepares the bundled server as the supervisor does.
beforeAll(async () => {
  folder = await temporaryDataFolder('waybill-login-', { mayBeInMemory: true });
  databases = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
  await prepareDatabases(databases);
  const database = openDatabase({ connection: { connectionString: databases.product.url } });
  tenants = [await testTenant(database), await testTenant(database)];
  for (const tenantId of tenants) {
    await database.tenant(tenantId, (tx) =>
      tx.query(`INSERT INTO console_user VALUES ($1, 'u', 'Ana', 'ana@ours.example')`, [tenantId]),
    );
  }
  await database.close();
});
afterAll(async () => {
  await databases.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs work as the login itself, without the role that `openDatabase` sets. */
async function asLogin<T>(work: (client: pg.Client) => Promise<T>, url?: string): Promise<T> {
  const client = new pg.Client({ connectionString: url ?? databases.product.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('RESET ROLE');
    return await work(client);
  } finally {
    await client.end();
  }
}

/** SQLSTATE of the failure; `done` if it succeeds. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof pg.DatabaseError ? (error.code ?? '') : String(error)),
  );

/** insufficient_privilege; undefined_function for functions of extensions that are not installed. */
const REFUSED = ['42501', '42883'];

describe('the product’s login cannot', () => {
  test.each(Object.entries(ESCAPES))('%s', async (_aim, statements) => {
    const outcomes = await asLogin(async (client) => {
      await client.query('CREATE TEMPORARY TABLE stolen (line text)');
      const given: [string, string][] = [];
      for (const statement of statements) {
        given.push([statement, await outcomeOf(client.query(statement))]);
      }
      return given;
    });
    expect(outcomes.filter(([, outcome]) => !REFUSED.includes(outcome))).toEqual([]);
  });

  test('read rows of other tenants', async () => {
    const { none, own, reached } = await asLogin(async (client) => {
      const ids = async (): Promise<unknown[]> =>
        (await client.query('SELECT tenant_id FROM console_user')).rows.map((row) => row.tenant_id);
      const before = await ids();
      await client.query(`SET app.tenant_id = '${tenants[0]}'`);
      const mine = await ids();
      const { rows } = await client.query(
        `SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
           AND has_table_privilege(oid, 'SELECT') AND NOT row_security_active(oid)`,
      );
      return { none: before, own: mine, reached: rows };
    });
    expect(none).toEqual([]);
    expect(own).toEqual([tenants[0]]);
    expect(reached).toEqual([]);
  });

  test('read planner statistics of other tenants’ rows', async () => {
    await asLogin((client) => client.query('ANALYZE console_user'), databases.product.ownerUrl);
    const [shown, kept] = await Promise.all(
      [databases.product.url, databases.product.ownerUrl].map((url) =>
        asLogin(
          async (client) =>
            (await client.query(`SELECT FROM pg_stats WHERE tablename = 'console_user'`)).rowCount,
          url,
        ),
      ),
    );
    expect(kept).toBeGreaterThan(0);
    expect(shown).toBe(0);
  });
});

test('a GRANT by the product’s login has no effect', async () => {
  const rights = async (client: pg.Client): Promise<unknown> =>
    (await client.query(`SELECT relacl FROM pg_class WHERE relname = 'detection'`)).rows;
  const [before, after] = await asLogin(async (client) => {
    const given = await rights(client);
    await client.query('GRANT SELECT ON detection TO PUBLIC');
    return [given, await rights(client)];
  });
  expect(after).toEqual(before);
});

describe('on the socket of the bundled server', () => {
  /** The product's address with some parts replaced. */
  function address(parts: { user?: string; password?: string; database?: string }): string {
    const url = new URL(databases.product.url);
    url.username = parts.user ?? url.username;
    url.password = parts.password ?? url.password;
    url.pathname = parts.database ?? url.pathname;
    return url.href;
  }
  const connecting = (url: string): Promise<string> =>
    outcomeOf(asLogin(async () => undefined, url));

  test('another user name does not log in', async () => {
    const { password } = new URL(databases.product.url);
    for (const user of ['waybill', 'waybill_owner', 'waybill_app', 'waybill_identity_login']) {
      expect([user, await connecting(address({ user }))]).toEqual([user, '28P01']);
      expect(await connecting(address({ user, password: 'guess' }))).toBe('28P01');
    }
    expect(password).not.toBe(new URL(databases.product.ownerUrl).password);
    expect(await connecting(address({ password: 'guess' }))).toBe('28P01');
    // A server that requires no password would accept this.
    const { host } = Object.fromEntries(new URL(databases.product.url).searchParams);
    const silent = new pg.Client({ host: host ?? '', user: 'waybill', database: 'waybill' });
    await expect(silent.connect()).rejects.toThrow(/password/);
  });

  test('each login can connect to its own database only', async () => {
    const identityUrl = databases.identity?.url ?? '';
    const { username: user, password } = new URL(identityUrl);
    expect(await connecting(databases.product.url)).toBe('done');
    expect(await connecting(identityUrl)).toBe('done');
    for (const database of ['/waybill_identity', '/postgres', '/template1', '/template0']) {
      expect(await connecting(address({ database }))).toMatch(/^(42501|55000)$/);
    }
    for (const database of ['/waybill', '/postgres', '/template1']) {
      expect(await connecting(address({ user, password, database }))).toBe('42501');
    }
  });

  test('the product’s login cannot replicate', async () => {
    // pg passes the parameter on; its types do not declare it.
    const replicating = { connectionString: databases.product.url, replication: 'database' };
    const client = new pg.Client(replicating);
    expect(await outcomeOf(client.connect())).toBe('42501');
  });

  test('the identity provider’s login reads its tables and creates nothing', async () => {
    const identityUrl = databases.identity?.url ?? '';
    await requireUnprivileged({ connectionString: identityUrl }, 'identity');
    const outcomes = await asLogin(async (client) => {
      const given = [];
      for (const statement of [
        'SELECT * FROM account_view',
        'SELECT * FROM migration',
        'CREATE TEMPORARY TABLE mine (x integer)',
        'CREATE TABLE public.mine (x integer)',
        'ALTER TABLE account ADD COLUMN mine integer',
        'SET ROLE waybill_app',
        `COPY (SELECT 1) TO PROGRAM 'id'`,
        'SELECT lo_create(0)',
        `DO 'BEGIN END'`,
      ]) {
        given.push(await outcomeOf(client.query(statement)));
      }
      return given;
    }, identityUrl);
    expect(outcomes).toEqual(['done', ...Array.from({ length: 8 }, () => '42501')]);
  });
});

test('the product’s login can use the job queue', async () => {
  const queue = await openJobQueue(databases.product.url);
  const tenantId = tenants[0] ?? 0;
  await queue.enqueue('some.job', { tenantId });
  await queue.enqueue('some.job', { tenantId });
  await queue.close();
  const { rows } = await asLogin((client) =>
    client.query(`DELETE FROM graphile_worker._private_jobs RETURNING payload`),
  );
  expect(rows).toEqual([{ payload: { tenantId } }]);
});

test('a start resets the password and settings that the login changed for itself', async () => {
  await asLogin(async (client) => {
    await client.query(`ALTER ROLE waybill_login SET search_path = pg_temp`);
    await client.query(`ALTER ROLE waybill_login IN DATABASE waybill SET row_security = off`);
    await client.query(`ALTER ROLE waybill_login PASSWORD 'known'`);
  });
  await prepareDatabases(databases);
  const seen = await asLogin(async (client) => {
    const { rows } = await client.query(
      `SELECT current_setting('search_path') AS path, current_setting('row_security') AS security`,
    );
    return rows;
  });
  expect(seen).toEqual([{ path: '"$user", public', security: 'on' }]);
});
