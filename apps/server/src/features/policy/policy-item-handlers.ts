import { PolicyContent, type policyItemRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import type { Handlers } from '../../http/implement.ts';
import { changePolicies } from './life/change-policies.ts';
import { decide } from './life/policy-approvals.ts';
import { createPolicy, discardDraft, retirePolicy, savePolicy } from './life/policy-changes.ts';
import { readDetail, readSummaries } from './policy-detail.ts';
import { newPolicyKey } from './life/policy-key.ts';
import { orderEffect } from './life/policy-order-effect.ts';
import { setPriorities } from './life/policy-order.ts';
import { startingPoint } from './life/policy-starts.ts';
import { nextSteps, takeStep } from './life/policy-steps.ts';
import { rollBack } from './life/policy-rollback.ts';
import { readVersion, readVersions } from './life/policy-versions.ts';
import { readView } from './policy-view.ts';

/** Given values take precedence; a content is composed of both. */
function merged(content: PolicyContent, given: object): PolicyContent {
  const told = Object.entries(given).filter(([, value]) => value !== undefined);
  return PolicyContent.parse({ ...content, ...Object.fromEntries(told) });
}

export function policyItemHandlers(services: Services): Handlers<typeof policyItemRoutes> {
  const { database, now } = services;
  const change = changePolicies(services);
  return {
    '/v1/policies': {
      GET: ({ caller }) =>
        database.snapshot(caller.tenantId, async (tx) => ({
          items: await readSummaries(tx, caller.tenantId, now()),
          asOf: new Date(now()).toISOString(),
        })),
      POST: ({ body, caller }) =>
        change(caller, async (tx, actor) => {
          const { content, notUnderstood } = await startingPoint(tx, caller.tenantId, body.from);
          const written = merged(content, body.content ?? {});
          const policyKey = newPolicyKey(written.name);
          await createPolicy(tx, policyKey, written, actor);
          return { ...(await readDetail(tx, { ...actor, policyKey })), notUnderstood };
        }),
    },
    '/v1/policies/order': {
      POST: async ({ body, caller }) => {
        const changes = await orderEffect(services, caller.tenantId, body.items);
        const mayEnforce = caller.permissions.has('policy:enforce');
        if (!body.dryRun) {
          await change(caller, (tx, actor) =>
            setPriorities(tx, body.items, { ...actor, mayEnforce }),
          );
        }
        return { changes };
      },
    },
    '/v1/policies/{policyKey}': {
      GET: ({ params: { policyKey }, caller: { tenantId } }) =>
        database.snapshot(tenantId, (tx) => readDetail(tx, { tenantId, policyKey, now: now() })),
      PATCH: ({ params: { policyKey }, body, caller }) =>
        change(caller, async (tx, actor) => {
          await savePolicy(tx, { policyKey, ...body }, actor);
          return readDetail(tx, { ...actor, policyKey });
        }),
      DELETE: ({ params: { policyKey }, caller }) =>
        change(caller, async (tx, actor) => {
          await retirePolicy(tx, policyKey, actor);
          return { policyKey };
        }),
    },
    '/v1/policies/{policyKey}/draft': {
      DELETE: ({ params: { policyKey }, caller }) =>
        change(caller, async (tx, actor) => {
          await discardDraft(tx, policyKey, actor);
          return readDetail(tx, { ...actor, policyKey });
        }),
    },
    '/v1/policies/{policyKey}/transitions': {
      GET: ({ params: { policyKey }, caller: { tenantId } }) =>
        database.snapshot(tenantId, async (tx) => ({
          items: await nextSteps(tx, { tenantId, policyKey, now: now() }),
        })),
      POST: ({ params: { policyKey }, body, caller }) =>
        change(caller, async (tx, actor) => {
          const mayEnforce = caller.permissions.has('policy:enforce');
          const outcome = await takeStep(tx, { policyKey, ...body, mayEnforce }, actor);
          return { outcome, policy: await readDetail(tx, { ...actor, policyKey }) };
        }),
    },
    '/v1/policies/{policyKey}/approvals': {
      POST: ({ params: { policyKey }, body, caller }) =>
        change(caller, async (tx, actor) => {
          await decide(tx, { policyKey, ...body }, actor);
          return readDetail(tx, { ...actor, policyKey });
        }),
    },
    '/v1/policies/{policyKey}/rollback': {
      POST: ({ params: { policyKey }, body, caller }) =>
        change(caller, async (tx, actor) => {
          await rollBack(tx, { policyKey, ...body }, actor);
          return readDetail(tx, { ...actor, policyKey });
        }),
    },
    '/v1/policies/{policyKey}/versions': {
      GET: ({ params: { policyKey }, caller: { tenantId } }) =>
        database.snapshot(tenantId, async (tx) => {
          await readView(tx, tenantId, policyKey);
          return { items: await readVersions(tx, tenantId, policyKey) };
        }),
    },
    '/v1/policies/{policyKey}/versions/{number}': {
      GET: ({ params, query, caller: { tenantId } }) =>
        database.snapshot(tenantId, (tx) =>
          readVersion(tx, { tenantId, ...params, against: query.against }),
        ),
    },
  };
}
