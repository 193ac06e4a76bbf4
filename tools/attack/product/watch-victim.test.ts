import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchVictim } from './watch-victim.ts';

let db: TestDatabase;
let tenantId: number;
let changes: () => Promise<string[]>;

beforeAll(async () => {
  db = await testDatabase();
  const [row] = await db.database.system((tx) =>
    tx.query<{ id: number }>(`SELECT create_tenant('T1', 'Ours', 'us-east-1', '{}', '{}') AS id`),
  );
  tenantId = row?.id ?? 0;
  // Of the identity provider.
  await db.owner.query('CREATE TABLE membership (tenant_id text)');
  await insertEntry();
  changes = await watchVictim({ product: db, identity: db }, { tenantId, idpTenantId: 'T1' });
});
afterAll(() => db.close());

const insertEntry = () =>
  db.owner.query(
    `INSERT INTO audit_entry (tenant_id, actor_id, action, request_id) VALUES ($1, 'U1', 'member.removed', 'R1')`,
    [tenantId],
  );

test('a seal on an audit entry is no change of the victim’s data', async () => {
  await db.owner.query(
    `UPDATE audit_entry SET number = 1, hash = 'h', salts = '{}', digests = '{}' WHERE tenant_id = $1`,
    [tenantId],
  );
  expect(await changes()).toEqual([]);
});

test('an inserted and a deleted audit entry are changes', async () => {
  await insertEntry();
  expect(await changes()).toEqual(['audit_entry']);
  await db.owner.query('DELETE FROM audit_entry WHERE tenant_id = $1 AND number IS NULL', [
    tenantId,
  ]);
  expect(await changes()).toEqual(['audit_entry']);
});

test('a member who joins at the identity provider is a change', async () => {
  await db.owner.query(`INSERT INTO membership VALUES ('T1')`);
  expect(await changes()).toEqual(['members at the identity provider']);
});
