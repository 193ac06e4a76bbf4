import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyContent } from '../../../testing/policy-contents.ts';
import { raisePolicyRev } from '../policy/evaluation/policy-rows.ts';
import { tenantContexts } from './tenant-contexts.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const KEY = 'uploads-0a0b0c0d';
const SECOND = 1000;

/** Stores a policy with one rule like another process would. */
async function storePolicy(tenantId: number, standing: object): Promise<void> {
  await db.database.tenant(tenantId, async (tx) => {
    await raisePolicyRev(tx, tenantId);
    const full = { mode: 'alert', pausedFrom: null, emergencyUntil: null, ...standing };
    const until = 'emergencyUntil' in standing ? standing.emergencyUntil : null;
    await tx.query(
      `INSERT INTO policy (tenant_id, policy_key, priority, active_version, standings, emergency_until,
         created_at, changed_at)
       VALUES ($1, $2, 100, 1, $3, $4, now(), now())`,
      [tenantId, KEY, JSON.stringify({ main: full }), until],
    );
    await tx.query(
      `INSERT INTO policy_version (tenant_id, policy_key, number, content, content_hash, created_at)
       VALUES ($1, $2, 1, $3, 'hash', now())`,
      [tenantId, KEY, JSON.stringify(policyContent())],
    );
  });
}

function contextsAt(start: number) {
  const clock = { now: start };
  const contexts = tenantContexts(db.database, { now: () => clock.now, policies: [] });
  const modes = async (tenantId: number) =>
    (await contexts.of(tenantId)).policies.policies.map(({ mode }) => mode);
  return { clock, contexts, modes };
}

test('what another process changes acts within a second, what this one does at once', async () => {
  const tenantId = await testTenant(db.database);
  const { clock, contexts, modes } = contextsAt(Date.now());
  expect(await modes(tenantId)).toEqual([]);
  await storePolicy(tenantId, {});
  clock.now += SECOND - 1;
  expect(await modes(tenantId)).toEqual([]);
  clock.now += 1;
  expect(await modes(tenantId)).toEqual(['alert']);
  const context = await contexts.of(tenantId);
  clock.now += SECOND;
  // No changes: nothing is recompiled.
  expect(await contexts.of(tenantId)).toBe(context);
  await db.database.tenant(tenantId, async (tx) => {
    await raisePolicyRev(tx, tenantId);
    await tx.query('UPDATE policy SET retired_at = now()');
  });
  contexts.forget(tenantId);
  expect(await modes(tenantId)).toEqual([]);
});

test('batches of one moment share what is read, and a change meanwhile is not lost', async () => {
  const tenantId = await testTenant(db.database);
  const { contexts, modes } = contextsAt(Date.now());
  const [first, second] = await Promise.all([contexts.of(tenantId), contexts.of(tenantId)]);
  expect(second).toBe(first);
  contexts.forget(tenantId);
  const before = contexts.of(tenantId);
  await storePolicy(tenantId, {});
  contexts.forget(tenantId);
  expect(await modes(tenantId)).toEqual(['alert']);
  await before;
  expect(await modes(tenantId)).toEqual(['alert']);
});

test('an emergency ends by itself, without anything being written', async () => {
  const tenantId = await testTenant(db.database);
  const now = Date.now();
  const emergencyUntil = new Date(now + 60 * SECOND).toISOString();
  await storePolicy(tenantId, { mode: 'block', pausedFrom: 'simulate', emergencyUntil });
  const { clock, modes } = contextsAt(now);
  expect(await modes(tenantId)).toEqual(['block']);
  clock.now = now + 61 * SECOND;
  expect(await modes(tenantId)).toEqual(['simulate']);
});

test('no tenant is judged by the policies of another', async () => {
  const tenantId = await testTenant(db.database);
  const other = await testTenant(db.database);
  await storePolicy(tenantId, {});
  const { modes } = contextsAt(Date.now());
  expect(await modes(other)).toEqual([]);
});
