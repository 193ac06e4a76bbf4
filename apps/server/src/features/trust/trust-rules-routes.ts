import { trustRuleRoutes } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute, type SessionCaller } from '../../http/implement.ts';
import type { TrustRescore } from './applying/apply-trust-change.ts';
import { finishTrustChange } from './applying/finish-trust-change.ts';
import { changeRule, createRule, removeRule, type RuleActor } from './rule-changes.ts';
import { trustCandidates } from './rule-candidates.ts';
import { ruleEffect } from './rule-effect.ts';
import { listRules, readRule } from './rule-list.ts';

const DEFAULT_PAGE = 50;
const DEFAULT_CANDIDATES = 20;

type Part = Pick<Services, 'database' | 'jobs' | 'now'>;

export function trustRuleRouteHandlers(services: Part): BoundRoute[] {
  const { database, now } = services;
  /** Changes in one transaction, rescores open detections, and returns how many. */
  const rescored = async (
    caller: SessionCaller,
    work: (tx: Transaction, actor: RuleActor) => Promise<{ ruleId: string; rescore: TrustRescore }>,
  ) => {
    const { tenantId } = caller;
    const { ruleId, rescore } = await database.tenant(tenantId, (tx) =>
      work(tx, { ...caller, now: now() }),
    );
    return { ruleId, rescored: await finishTrustChange(services, tenantId, rescore) };
  };
  /** Returns the rule's current state. */
  const change = async (...[caller, work]: Parameters<typeof rescored>) => {
    const done = await rescored(caller, work);
    const { tenantId } = caller;
    const rule = await database.snapshot(tenantId, (tx) =>
      readRule(tx, { tenantId, now: now() }, done.ruleId),
    );
    return { ...rule, rescored: done.rescored };
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
        rescored(caller, (tx, actor) => removeRule(tx, actor, ruleId)),
    },
  });
}
