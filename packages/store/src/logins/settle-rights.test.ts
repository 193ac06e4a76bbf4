import { randomBytes } from 'node:crypto';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { MIGRATIONS_FOLDER } from '../migrations-folder.ts';
import { databaseRoles } from './database-roles.ts';
import { requireUnprivileged } from './login-faults.ts';
import { missingRights } from './missing-rights.ts';
import { settleRights } from './settle-rights.ts';

const PASSWORD = 'a password of tests';

/** A migrated database, as its owner can reach it, whoever that is. */
interface Installed {
  db: TestDatabase;
  /** Of the role that migrates. */
  owner: pg.ClientConfig;
  roles: { owner: string; login: string };
  close(): Promise<void>;
}

/** @param attributes of the login that owns the database; absent: the test server's superuser. */
async function installed(attributes?: string): Promise<Installed> {
  const db = await testDatabase({ holds: 'nothing' });
  const database = String(db.connection.database);
  const admin = `admin_${randomBytes(6).toString('hex')}`;
  if (attributes !== undefined) {
    await db.owner.query(`CREATE ROLE ${admin} LOGIN ${attributes} PASSWORD '${PASSWORD}'`);
    await db.owner.query(`ALTER DATABASE ${database} OWNER TO ${admin}`);
    // Another installation on the server has made the role.
    await db.owner.query(`GRANT waybill_app TO ${admin} WITH ADMIN OPTION`);
  }
  const owner =
    attributes === undefined
      ? db.connection
      : { ...db.connection, user: admin, password: PASSWORD };
  const pool = new pg.Pool({ ...owner, max: 1 });
  await migrate(pool, MIGRATIONS_FOLDER);
  await pool.end();
  return {
    db,
    owner,
    roles: databaseRoles(database),
    async close() {
      const other = await testDatabase({ holds: 'nothing' });
      await db.close();
      if (attributes !== undefined) await other.owner.query(`DROP ROLE IF EXISTS ${admin}`);
      await other.close();
    },
  };
}

const loginOf = (place: Installed): pg.ClientConfig => ({
  ...place.db.connection,
  user: place.roles.login,
  password: PASSWORD,
});

/** The product at work: functions of the owner, rows of a tenant, a new partition. */
async function useAs(connection: pg.ClientConfig): Promise<unknown> {
  const database = openDatabase({ connection, maxConnections: 1 });
  try {
    const tenantId = await testTenant(database);
    await database.system((tx) =>
      tx.query(`SELECT make_activity_partition('2031-01-01', '2031-02-01')`),
    );
    return await database.tenant(tenantId, (tx) => tx.query('SELECT region FROM tenant'));
  } finally {
    await database.close();
  }
}

describe.each([
  ['a superuser', undefined],
  ['a login that may create roles', 'CREATEROLE'],
])('beside %s', (_who, attributes) => {
  let place: Installed;
  beforeAll(async () => {
    place = await installed(attributes);
  });
  afterAll(() => place.close());
  const settle = (): Promise<void> =>
    settleRights({
      owner: place.owner,
      holds: 'product',
      login: { name: place.roles.login, password: PASSWORD },
      isOwnServer: attributes === undefined,
    });

  test('a login without privileges is made, and the product works with it', async () => {
    await settle();
    await requireUnprivileged(loginOf(place), 'product');
    expect(await useAs(loginOf(place))).toEqual([{ region: 'us-east-1' }]);
  });

  test('what runs with the rights of its owner does not run with those of whoever migrates', async () => {
    const { rows } = await place.db.owner.query(
      `SELECT DISTINCT proowner::regrole::text AS owner FROM pg_proc
       WHERE prosecdef AND pronamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([{ owner: place.roles.owner }]);
  });

  test('a second start finds nothing to change, and migrations go on', async () => {
    await settle();
    const client = new pg.Client(place.owner);
    await client.connect();
    const missing = await missingRights(client, {
      holds: 'product',
      ...place.roles,
      isManaged: true,
      isOwnServer: attributes === undefined,
    });
    expect(missing).toEqual([]);
    await client.query('ALTER TABLE tenant ADD COLUMN later integer');
    await client.query('CREATE TABLE later (tenant_id integer PRIMARY KEY)');
    await client.query(`SELECT make_tenant_table('later', 'SELECT')`);
    await client.end();
    await settle();
    expect(await useAs(loginOf(place))).toEqual([{ region: 'us-east-1' }]);
  });

  test('nobody else connects to the database or makes anything in it', async () => {
    const database = String(place.db.connection.database);
    const { rows } = await place.db.owner.query(
      `SELECT has_database_privilege('public', $1, 'CONNECT') AS connect,
         has_database_privilege('public', $1, 'TEMPORARY') AS temporary,
         has_database_privilege('waybill_app', $1, 'CONNECT') AS product`,
      [database],
    );
    // A login of another installation has the product's role, too.
    expect(rows).toEqual([{ connect: false, temporary: false, product: false }]);
  });
});

describe('beside a login that may create no roles', () => {
  let place: Installed;
  beforeAll(async () => {
    place = await installed('NOCREATEROLE');
  });
  afterAll(() => place.close());
  const settle = (login: { name: string; password: string | null }): Promise<void> =>
    settleRights({ owner: place.owner, holds: 'product', login, isOwnServer: false });

  test('no login can be made, which is said with what to do', async () => {
    await expect(settle({ name: place.roles.login, password: PASSWORD })).rejects.toThrow(
      /may not create roles.*MIGRATION_DATABASE_URL/s,
    );
  });

  test('the login of migrations is not the product’s', async () => {
    await expect(settle({ name: String(place.owner.user), password: null })).rejects.toThrow(
      /cannot be the login of the product too/,
    );
  });

  test('the operator’s own login gets what it needs', async () => {
    await place.db.owner.query(
      `CREATE ROLE ${place.roles.login} LOGIN PASSWORD '${PASSWORD}'`,
    );
    await settle({ name: place.roles.login, password: null });
    await requireUnprivileged(loginOf(place), 'product');
    expect(await useAs(loginOf(place))).toEqual([{ region: 'us-east-1' }]);
  });

  test('a login of migrations that may not settle the rights is told which one is missing', async () => {
    const database = String(place.db.connection.database);
    const [{ name } = { name: '' }] = (
      await place.db.owner.query<{ name: string }>('SELECT current_user AS name')
    ).rows;
    await place.db.owner.query(`ALTER DATABASE ${database} OWNER TO ${name}`);
    await place.db.owner.query(`REVOKE CONNECT ON DATABASE ${database} FROM ${place.roles.login}`);
    await place.db.owner.query(`GRANT CONNECT ON DATABASE ${database} TO ${place.owner.user}`);
    await expect(settle({ name: place.roles.login, password: null })).rejects.toThrow(
      /may not set up the login .*: GRANT CONNECT ON DATABASE .*own-postgresql/,
    );
  });
});

test('the identity provider’s login works with its tables and with no others', async () => {
  const db = await testDatabase({ holds: 'nothing' });
  await db.owner.query(`
    CREATE TABLE account (id integer GENERATED ALWAYS AS IDENTITY, name text);
    CREATE VIEW account_view AS SELECT * FROM account;
    CREATE TABLE migration (name text)`);
  const { login } = databaseRoles(String(db.connection.database));
  const settle = (): Promise<void> =>
    settleRights({
      owner: db.connection,
      holds: 'identity',
      login: { name: login, password: PASSWORD },
      isOwnServer: false,
    });
  await settle();
  // What a later release adds.
  await db.owner.query('CREATE TABLE passkey (id integer)');
  await settle();
  const connection = { ...db.connection, user: login, password: PASSWORD };
  await requireUnprivileged(connection, 'identity');
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`INSERT INTO account (name) VALUES ('Ana'); INSERT INTO passkey VALUES (1)`);
  expect((await client.query('SELECT name FROM account_view')).rows).toEqual([{ name: 'Ana' }]);
  await client.query('UPDATE account SET name = NULL; DELETE FROM account');
  await expect(client.query('SELECT * FROM migration')).rejects.toThrow('permission denied');
  await expect(client.query('CREATE TEMPORARY TABLE t (x integer)')).rejects.toThrow(
    'permission denied',
  );
  await client.end();
  await db.close();
});

test('names of roles fit, and those of two databases differ', () => {
  expect(databaseRoles('waybill')).toEqual({ owner: 'waybill_owner', login: 'waybill_login' });
  const [one, other] = ['a', 'b'].map((end) => databaseRoles('x'.repeat(62) + end));
  expect(one?.login.length).toBeLessThanOrEqual(63);
  expect(one?.login).not.toBe(other?.login);
});
