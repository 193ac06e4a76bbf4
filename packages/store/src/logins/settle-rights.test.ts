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

/** A migrated database with the connection of its owner. */
interface Installed {
  db: TestDatabase;
  /** Connection of the role that runs migrations. */
  owner: pg.ClientConfig;
  roles: { owner: string; login: string };
  close(): Promise<void>;
}

/** @param attributes of the login that owns the database; undefined for the test server's superuser. */
async function installed(attributes?: string): Promise<Installed> {
  const db = await testDatabase({ holds: 'nothing' });
  const database = String(db.connection.database);
  // Needs quotes in every statement.
  const admin = `Admin-${randomBytes(6).toString('hex')}`;
  if (attributes !== undefined) {
    await db.owner.query(`CREATE ROLE "${admin}" LOGIN ${attributes} PASSWORD '${PASSWORD}'`);
    await db.owner.query(`ALTER DATABASE ${database} OWNER TO "${admin}"`);
    // The role exists already, as on a server with another installation.
    await db.owner.query(`GRANT waybill_app TO "${admin}" WITH ADMIN OPTION`);
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
      if (attributes !== undefined) await other.owner.query(`DROP ROLE IF EXISTS "${admin}"`);
      await other.close();
    },
  };
}

const loginOf = (place: Installed): pg.ClientConfig => ({
  ...place.db.connection,
  user: place.roles.login,
  password: PASSWORD,
});

/** Uses SECURITY DEFINER functions, rows of a tenant and a new partition. */
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
])('with %s', (_who, attributes) => {
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

  test('creates an unprivileged login that the product works with', async () => {
    await settle();
    await requireUnprivileged(loginOf(place), 'product');
    expect(await useAs(loginOf(place))).toEqual([{ region: 'us-east-1' }]);
  });

  test('moves SECURITY DEFINER functions away from the role that runs migrations', async () => {
    const { rows } = await place.db.owner.query(
      `SELECT DISTINCT proowner::regrole::text AS owner FROM pg_proc
       WHERE prosecdef AND pronamespace = 'public'::regnamespace`,
    );
    expect(rows).toEqual([{ owner: place.roles.owner }]);
  });

  test('changes nothing on a second start, and later migrations still run', async () => {
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

  test('lets no other login connect to the database', async () => {
    const database = String(place.db.connection.database);
    const { rows } = await place.db.owner.query(
      `SELECT has_database_privilege('public', $1, 'CONNECT') AS connect,
         has_database_privilege('public', $1, 'TEMPORARY') AS temporary,
         has_database_privilege('waybill_app', $1, 'CONNECT') AS product`,
      [database],
    );
    // Logins of other installations are members of waybill_app too.
    expect(rows).toEqual([{ connect: false, temporary: false, product: false }]);
  });
});

describe('with a login that cannot create roles', () => {
  let place: Installed;
  beforeAll(async () => {
    place = await installed('NOCREATEROLE');
  });
  afterAll(() => place.close());
  const settle = (login: { name: string; password: string | null }): Promise<void> =>
    settleRights({ owner: place.owner, holds: 'product', login, isOwnServer: false });

  test('refuses a single address and says what to do', async () => {
    await expect(settle({ name: place.roles.login, password: PASSWORD })).rejects.toThrow(
      /cannot create roles.*MIGRATION_DATABASE_URL/s,
    );
  });

  test('refuses to use the login of migrations for the product', async () => {
    await expect(settle({ name: String(place.owner.user), password: null })).rejects.toThrow(
      /the product cannot use it too/,
    );
  });

  test('grants an existing login what it needs', async () => {
    await place.db.owner.query(`CREATE ROLE ${place.roles.login} LOGIN PASSWORD '${PASSWORD}'`);
    await settle({ name: place.roles.login, password: null });
    await requireUnprivileged(loginOf(place), 'product');
    expect(await useAs(loginOf(place))).toEqual([{ region: 'us-east-1' }]);
  });

  test('names the right that the login of migrations lacks', async () => {
    const database = String(place.db.connection.database);
    const [{ name } = { name: '' }] = (
      await place.db.owner.query<{ name: string }>('SELECT current_user AS name')
    ).rows;
    await place.db.owner.query(`ALTER DATABASE ${database} OWNER TO ${name}`);
    await place.db.owner.query(`REVOKE CONNECT ON DATABASE ${database} FROM ${place.roles.login}`);
    await place.db.owner.query(`GRANT CONNECT ON DATABASE ${database} TO "${place.owner.user}"`);
    await expect(settle({ name: place.roles.login, password: null })).rejects.toThrow(
      /could not set up the rights of .*: GRANT CONNECT ON DATABASE .*own-postgresql/,
    );
  });
});

test('grants the identity provider’s login its tables only', async () => {
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
  // Added by a later release.
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

test('role names fit into an identifier and differ between databases', () => {
  expect(databaseRoles('waybill')).toEqual({ owner: 'waybill_owner', login: 'waybill_login' });
  const [one, other] = ['a', 'b'].map((end) => databaseRoles('x'.repeat(62) + end));
  expect(one?.login.length).toBeLessThanOrEqual(63);
  expect(one?.login).not.toBe(other?.login);
});
