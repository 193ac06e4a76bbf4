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
  await db.owner.query(`CREATE ROLE ${login} LOGIN PASSWORD 'known'; GRANT waybill_app TO ${login}`);
});
afterEach(async () => {
  await db.owner.query(`DROP OWNED BY ${login} CASCADE; DROP ROLE ${login}`);
});

const check = (options = ''): Promise<void> =>
  requireUnprivileged({ ...db.connection, user: login, password: 'known', options }, 'product');

test('a login with the product’s role and no more is accepted', async () => {
  await expect(check()).resolves.toBeUndefined();
});

test.each([
  ['SUPERUSER', 'is a superuser'],
  ['BYPASSRLS', 'is exempt from row-level security'],
  ['CREATEROLE', 'is able to create roles'],
  ['CREATEDB', 'is able to create databases'],
  ['REPLICATION', 'is able to replicate'],
])('%s is a fault, also of a session that has taken another role', async (attribute, fault) => {
  await db.owner.query(`ALTER ROLE ${login} ${attribute}`);
  await expect(check()).rejects.toThrow(fault);
  await expect(check('-c role=waybill_app')).rejects.toThrow(fault);
});

test('a role that brings more is a fault, however far away', async () => {
  await db.owner.query(`GRANT pg_read_server_files TO ${group}; GRANT ${group} TO ${login}`);
  await expect(check()).rejects.toThrow(
    `it is a member of ${group}; it is a member of pg_read_server_files`,
  );
});

test('a role that it has to take first is a fault, too', async () => {
  await db.owner.query(`ALTER ROLE ${login} NOINHERIT; GRANT pg_execute_server_program TO ${login}`);
  await expect(check()).rejects.toThrow('member of pg_execute_server_program');
});

test('what it owns is a fault, and a temporary table is not', async () => {
  const client = new pg.Client({ ...db.connection, user: login, password: 'known' });
  await client.connect();
  await client.query('CREATE TEMPORARY TABLE incoming (x integer, y text)');
  await expect(check()).resolves.toBeUndefined();
  await client.end();
  await db.owner.query(`ALTER TABLE detection OWNER TO ${login}`);
  await expect(check()).rejects.toThrow(/owns \d+ objects/);
  await db.owner.query('ALTER TABLE detection OWNER TO CURRENT_USER');
});

test('a place to create things in is a fault', async () => {
  await db.owner.query(`GRANT CREATE ON SCHEMA public TO ${login}`);
  await expect(check()).rejects.toThrow('may create objects in the schema public');
  await db.owner.query(`REVOKE CREATE ON SCHEMA public FROM ${login}`);
  await db.owner.query(`GRANT CREATE ON DATABASE ${db.connection.database} TO ${login}`);
  await expect(check()).rejects.toThrow('may create objects in the database');
});

test('the product’s role is none of the identity provider’s', async () => {
  const connection = { ...db.connection, user: login, password: 'known' };
  await expect(requireUnprivileged(connection, 'identity')).rejects.toThrow('member of waybill_app');
});
