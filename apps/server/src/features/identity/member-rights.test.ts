import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ManagedUser } from './managed-user.ts';
import { accessBooks } from './access/access-books.ts';
import { memberRights } from './member-rights.ts';

let db: TestDatabase;
let tenantId: number;

beforeAll(async () => {
  db = await testDatabase();
  const [row] = await db.database.system((tx) =>
    tx.query<{ id: number }>(`SELECT create_tenant('T1', 'Ours', 'us-east-1', '{}', '{}') AS id`),
  );
  tenantId = row?.id ?? 0;
});
afterAll(() => db.close());

const user = (userId: string, more: Partial<ManagedUser> = {}): ManagedUser => ({
  userId,
  loginIds: [userId],
  name: userId,
  email: `${userId}@ours.example`,
  isEmailVerified: true,
  phone: '',
  isActive: true,
  isInvited: false,
  createdAt: new Date(0),
  lastLoginAt: null,
  hasPassword: true,
  hasTotp: false,
  hasPasskey: false,
  tenants: [{ tenantId: 'T1', roles: ['Analyst L1'], permissions: null }],
  ...more,
});

function reader(load: (idpTenantId: string) => Promise<ManagedUser[]>) {
  const clock = { now: 0 };
  return {
    clock,
    rights: memberRights({
      database: db.database,
      books: accessBooks(db.database, () => clock.now),
      load,
      resolve: async (users) => [...users],
      now: () => clock.now,
    }),
  };
}

test('members have the rights of their roles and those that are named; who has left has none', async () => {
  const { rights } = reader(async () => [
    user('ana'),
    user('ben', {
      tenants: [{ tenantId: 'T1', roles: [], permissions: ['case:restrict', 'root:everything'] }],
    }),
    user('cid', { isActive: false }),
    user('dan', { tenants: [{ tenantId: 'T2', roles: ['Owner'], permissions: null }] }),
  ]);
  const found = await rights.now(tenantId);
  expect([...found.keys()]).toEqual(['ana', 'ben']);
  expect(found.get('ana')?.permissions.has('detection:triage')).toBe(true);
  expect(found.get('ana')?.permissions.has('case:restrict')).toBe(false);
  expect([...(found.get('ben')?.permissions ?? [])]).toEqual(['case:restrict']);
});

test('lists make do with an answer of the last half minute, decisions do not', async () => {
  let asked = 0;
  const { rights, clock } = reader(async () => {
    asked += 1;
    return [user('ana')];
  });
  await rights.recent(tenantId);
  clock.now = 29_000;
  await rights.recent(tenantId);
  expect(asked).toBe(1);
  await rights.now(tenantId);
  expect(asked).toBe(2);
  clock.now = 60_000;
  await rights.recent(tenantId);
  expect(asked).toBe(3);
  rights.outdate();
  await rights.recent(tenantId);
  expect(asked).toBe(4);
});

test('while the provider does not answer, lists have what it said last, and decisions fail', async () => {
  let isAway = true;
  const { rights, clock } = reader(async () => {
    if (isAway) throw new Error('away');
    return [user('ana')];
  });
  expect(await rights.recent(tenantId)).toBeNull();
  await expect(rights.now(tenantId)).rejects.toMatchObject({ code: 'identity.unavailable' });
  isAway = false;
  await rights.now(tenantId);
  isAway = true;
  clock.now = 60_000;
  expect([...((await rights.recent(tenantId))?.keys() ?? [])]).toEqual(['ana']);
});

test('an answer that was asked for before a change is not kept', async () => {
  const answers: (() => void)[] = [];
  const { rights } = reader(async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return [user(`asked ${answers.length}`)];
  });
  const before = rights.recent(tenantId);
  await expect.poll(() => answers.length).toBe(1);
  rights.outdate();
  answers[0]?.();
  await before;
  const after = rights.recent(tenantId);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  expect([...((await after)?.keys() ?? [])]).toEqual(['asked 2']);
});

test('requests of the same time ask the provider once', async () => {
  let asked = 0;
  const { rights } = reader(async () => {
    asked += 1;
    return [user('ana')];
  });
  await Promise.all(Array.from({ length: 20 }, async () => rights.recent(tenantId)));
  expect(asked).toBe(1);
});
