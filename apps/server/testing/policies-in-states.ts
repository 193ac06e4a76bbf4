import { PolicyDetail } from '@waybill/contract';
import { z } from 'zod';
import { policyContent } from './policy-contents.ts';
import type { TestApp, TestMember } from './test-app.ts';

/** When the pending step was requested. */
const REQUESTED_AT = '2026-01-01T00:00:00.000Z';

/**
 * Policies in various states, each of revision 1, a back-test and a list, by the names of their ids.
 */
export async function policiesInStates(
  { db }: TestApp,
  member: TestMember,
): Promise<Record<string, string>> {
  const { call, tenantId } = member;
  // As if an older release had created the tenant: built-in policies await a decision.
  await db.database.tenant(tenantId, (tx) => tx.query('UPDATE tenant SET policy_pack = 1'));

  async function draft(): Promise<string> {
    const { json } = await call('POST', '/v1/policies', { content: policyContent() });
    const { policyKey } = PolicyDetail.parse(json);
    await call('POST', '/v1/policies/backtest', { policyKey });
    return policyKey;
  }

  async function revOf(policyKey: string): Promise<number> {
    return PolicyDetail.parse((await call('GET', `/v1/policies/${policyKey}`)).json).rev;
  }

  async function step(policyKey: string, to: string): Promise<void> {
    const rev = await revOf(policyKey);
    await call('POST', `/v1/policies/${policyKey}/transitions`, { rev, to });
  }

  /** Active, with a draft. */
  async function edited(): Promise<string> {
    const policyKey = await draft();
    await step(policyKey, 'simulate');
    const rev = await revOf(policyKey);
    const content = policyContent({ severity: 'LOW' });
    await call('PATCH', `/v1/policies/${policyKey}`, { rev, content });
    return policyKey;
  }

  const policyKey = await draft();
  const editedKey = await edited();
  const twiceKey = await edited();
  await call('POST', '/v1/policies/backtest', { policyKey: twiceKey });
  await step(twiceKey, 'activate');
  const pendingKey = await draft();
  await step(pendingKey, 'simulate');
  const listId = 'partners';
  await call('PUT', `/v1/policies/lists/${listId}`, { rev: 0, name: 'Partners', entries: [] });
  const pending = {
    version: 1,
    ruleId: null,
    to: 'alert',
    reason: '',
    waivers: ['simulated_or_backtested'],
    requestedById: 'somebody',
    requestedByName: 'Somebody',
    requestedAt: REQUESTED_AT,
  };
  await db.database.tenant(tenantId, async (tx) => {
    await tx.query('UPDATE policy SET rev = 1');
    await tx.query('UPDATE policy_list SET rev = 1');
    // Requested and written by someone else: the signed-in user may decide.
    await tx.query('UPDATE policy SET pending = $2 WHERE policy_key = $1', [
      pendingKey,
      JSON.stringify(pending),
    ]);
    await tx.query(`UPDATE policy_version SET author_id = 'somebody' WHERE policy_key = $1`, [
      pendingKey,
    ]);
  });
  const tests = await call('GET', `/v1/policies/${policyKey}/backtests`);
  const [test] = z
    .object({ items: z.array(z.object({ backtestId: z.string() })) })
    .parse(tests.json).items;
  const backtestId = test?.backtestId ?? '';
  return { policyKey, editedKey, twiceKey, pendingKey, listId, backtestId, number: '1' };
}

/** Policies for routes that need a specific one. */
export const POLICY_FOR: Readonly<Record<string, string>> = {
  'DELETE /v1/policies/{policyKey}/draft': 'editedKey',
  'POST /v1/policies/{policyKey}/approvals': 'pendingKey',
  'POST /v1/policies/{policyKey}/rollback': 'twiceKey',
  'GET /v1/policies/{policyKey}/versions/{number}': 'twiceKey',
};

/** Bodies of the routes of policies. */
export const POLICY_BODIES: Readonly<Record<string, object>> = {
  'POST /v1/policies': { content: policyContent() },
  'POST /v1/policies/order': { items: [{ policyKey: '{policyKey}', priority: 100 }] },
  'POST /v1/policies/updates': { policyKeys: ['mass-view'], decision: 'keep' },
  'PATCH /v1/policies/{policyKey}': { rev: 1, content: policyContent() },
  'POST /v1/policies/{policyKey}/transitions': { rev: 1, to: 'simulate' },
  'POST /v1/policies/{policyKey}/approvals': {
    version: 1,
    requestedAt: REQUESTED_AT,
    decision: 'approved',
    reason: 'Test',
  },
  'POST /v1/policies/{policyKey}/rollback': { rev: 1, version: 1, reason: 'Test' },
  'POST /v1/policies/sentence': { sentence: 'Card numbers pasted into ChatGPT' },
  'POST /v1/policies/check': { content: policyContent() },
  'POST /v1/policies/parse': { text: 'x' },
  'POST /v1/policies/preview': { content: policyContent() },
  'POST /v1/policies/backtest': { content: policyContent() },
  'POST /v1/policies/import': { yaml: 'format: waybill/policies/1', dryRun: true },
  'PUT /v1/policies/lists/{listId}': { rev: 1, name: 'Test', entries: [] },
};
