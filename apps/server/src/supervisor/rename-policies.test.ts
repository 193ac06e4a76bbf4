import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POLICY_TABLES, renamePolicies } from './rename-policies.ts';

let db: TestDatabase;
let tenantId: number;
const RENAMED = [{ key: 'new-name', aliases: ['old-name'] }];

beforeAll(async () => {
  db = await testDatabase();
  tenantId = await testTenant(db.database);
  await db.owner.query(
    `INSERT INTO policy_switch (tenant_id, policy_key, mode, exceptions, priority, changed_at)
     VALUES ($1, 'old-name', 'paused', '[]', 100, now())`,
    [tenantId],
  );
  for (const query of ['policy=old-name&status=new', 'policy=very-old-name', 'status=new']) {
    await db.owner.query(
      `INSERT INTO saved_view (tenant_id, view_id, name, query, is_shared, author_id, author_name, created_at, updated_at)
       VALUES ($1, gen_random_uuid(), $2, $2, true, 'ana', 'Ana', now(), now())`,
      [tenantId, query],
    );
  }
});
afterAll(() => db.close());

const rowsOf = async (sql: string): Promise<unknown[]> =>
  (await db.owner.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row)[0]);

test('moves pauses and views to the new key, also when two supervisors start', async () => {
  await Promise.all([renamePolicies(db.owner, RENAMED), renamePolicies(db.owner, RENAMED)]);
  expect(await rowsOf('SELECT policy_key FROM policy_switch')).toEqual(['new-name']);
  expect(await rowsOf('SELECT query FROM saved_view ORDER BY query')).toEqual([
    'policy=new-name&status=new',
    'policy=very-old-name',
    'status=new',
  ]);
});

test('knows every table that names built-in policies', async () => {
  const own = ['policy', 'policy_version', 'policy_decision', 'policy_rename'];
  const tables = await rowsOf(
    `SELECT table_name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'policy_key' ORDER BY 1`,
  );
  expect(tables.filter((table) => !own.includes(String(table)))).toEqual(POLICY_TABLES);
});
