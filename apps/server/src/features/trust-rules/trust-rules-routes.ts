import { trustRuleRoutes } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute, type SessionCaller } from '../../http/implement.ts';
import { changeRule, createRule, removeRule, type RuleActor } from './rule-changes.ts';
import { trustCandidates } from './rule-candidates.ts';
import { ruleEffect } from './rule-effect.ts';
import { listRules, readRule } from './rule-list.ts';

const DEFAULT_PAGE = 50;
const DEFAULT_CANDIDATES = 20;

export function trustRuleRouteHandlers({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): BoundRoute[] {
  /** Changes in one transaction, and answers with the rule as it is then. */
  const change = (
    caller: SessionCaller,
    work: (tx: Transaction, actor: RuleActor) => Promise<{ ruleId: string; rescored: number }>,
  ) => {
    const at = now();
    const { tenantId } = caller;
    return database.tenant(tenantId, async (tx) => {
      const { ruleId, rescored } = await work(tx, { ...caller, now: at });
      return { ...(await readRule(tx, { tenantId, now: at }, ruleId)), rescored };
    });
  };
  return implement(trustRuleRoutes, {
    '/v1/trust-rules': {
      GET: ({ query: { limit = DEFAULT_PAGE, cursor = null, ...query }, caller: { tenantId } }) =>
        database.snapshot(tenantId, (tx) =>
          listRules(tx, tenantId, { ...query, limit, cursor, now: now() }),
        ),
      POST: ({ body, caller }) => change(caller, (tx, actor) => createRule(tx, actor, body)),
    },
    '/v1/trust-rules/candidates': {
      GET: async ({ query: { search, limit = DEFAULT_CANDIDATES }, caller: { tenantId } }) => {
        const at = now();
        const items = await database.snapshot(tenantId, (tx) =>
          trustCandidates(tx, tenantId, { search, limit, now: at }),
        );
        return { items, asOf: new Date(at).toISOString() };
      },
    },
    '/v1/trust-rules/effect': {
      GET: ({ query, caller: { tenantId } }) => {
        const { kind, value, verdict, audienceKind, audienceValue } = query;
        const audience = { kind: audienceKind, value: audienceValue };
        return database.snapshot(tenantId, (tx) =>
          ruleEffect(tx, tenantId, { subject: { kind, value }, verdict, audience, now: now() }),
        );
      },
    },
    '/v1/trust-rules/{ruleId}': {
      PATCH: ({ params: { ruleId }, body, caller }) =>
        change(caller, (tx, actor) => changeRule(tx, actor, ruleId, body)),
      DELETE: ({ params: { ruleId }, caller }) =>
        database.tenant(caller.tenantId, (tx) => removeRule(tx, { ...caller, now: now() }, ruleId)),
    },
  });
}
