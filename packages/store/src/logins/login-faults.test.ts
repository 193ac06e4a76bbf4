import { randomBytes } from 'node:crypto';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { requireUnprivileged } from './login-faults.ts';

let db: TestDatabase;
let login: string;
const group = `group_${randomBytes(6).toString('hex')}`;

beforeAll(async () => {
  db = await testDatabase();
  await db.owner.query(`CREATE ROLE ${group}`);
});
afterAll(async () => {
  await db.owner.query(`DROP OWNED BY ${group}; DROP ROLE ${group}`);
  await db.close();
});
beforeEach(async () => {
  login = `login_${randomBytes(6).toString('hex')}`;
  await db.owner.query(
    `CREATE ROLE ${login} LOGIN PASSWORD 'known'; GRANT waybill_app TO ${login}`,
  );
});
afterEach(async () => {
  await db.owner.query(`DROP OWNED BY ${login} CASCADE; DROP ROLE ${login}`);
});

const check = (options = ''): Promise<void> =>
  requireUnprivileged({ ...db.connection, user: login, password: 'known', options }, 'product');

test('accepts a login with only the product’s role', async () => {
  await expect(check()).resolves.toBeUndefined();
});

test.each([
  ['SUPERUSER', 'is a superuser'],
  ['BYPASSRLS', 'is exempt from row-level security'],
  ['CREATEROLE', 'is able to create roles'],
  ['CREATEDB', 'is able to create databases'],
  ['REPLICATION', 'is able to replicate'],
])('rejects %s, also when the session has assumed another role', async (attribute, fault) => {
  await db.owner.query(`ALTER ROLE ${login} ${attribute}`);
  await expect(check()).rejects.toThrow(fault);
  await expect(check('-c role=waybill_app')).rejects.toThrow(fault);
});

test('rejects inherited membership of another role', async () => {
  await db.owner.query(`GRANT pg_read_server_files TO ${group}; GRANT ${group} TO ${login}`);
  await expect(check()).rejects.toThrow(`member of ${group}; member of pg_read_server_files`);
});

test('rejects membership that only SET ROLE would activate', async () => {
  await db.owner.query(
    `ALTER ROLE ${login} NOINHERIT; GRANT pg_execute_server_program TO ${login}`,
  );
  await expect(check()).rejects.toThrow('member of pg_execute_server_program');
});

test('rejects owned objects, except temporary tables', async () => {
  const client = new pg.Client({ ...db.connection, user: login, password: 'known' });
  await client.connect();
  await client.query('CREATE TEMPORARY TABLE incoming (x integer, y text)');
  await expect(check()).resolves.toBeUndefined();
  await client.end();
  await db.owner.query(`ALTER TABLE detection OWNER TO ${login}`);
  await expect(check()).rejects.toThrow(/owns \d+ objects/);
  await db.owner.query('ALTER TABLE detection OWNER TO CURRENT_USER');
});

test('rejects the right to create objects', async () => {
  await db.owner.query(`GRANT CREATE ON SCHEMA public TO ${login}`);
  await expect(check()).rejects.toThrow('may create objects in the schema public');
  await db.owner.query(`REVOKE CREATE ON SCHEMA public FROM ${login}`);
  await db.owner.query(`GRANT CREATE ON DATABASE ${db.connection.database} TO ${login}`);
  await expect(check()).rejects.toThrow('may create objects in the database');
});

test('rejects the product’s role for the identity provider’s login', async () => {
  const connection = { ...db.connection, user: login, password: 'known' };
  await expect(requireUnprivileged(connection, 'identity')).rejects.toThrow(
    'member of waybill_app',
  );
});
