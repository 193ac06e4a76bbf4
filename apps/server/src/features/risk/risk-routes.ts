import { rescoreRoutes, riskWeightRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute, type SessionCaller } from '../../http/implement.ts';
import { runOr404, startRescore, undoRescore } from './rescore-requests.ts';
import { readRescores } from './rescore-view.ts';
import { previewRescore, previewWeights } from './score-previews.ts';
import { checkedWeights, decide, propose, riskWeights } from './weight-proposals.ts';

type Part = Pick<Services, 'database' | 'jobs' | 'now'>;

export function riskRouteHandlers(services: Part): BoundRoute[] {
  return [...weightHandlers(services), ...rescoreHandlers(services)];
}

function requestOf({ tenantId, permissions }: SessionCaller, now: number) {
  return { tenantId, now, mayRead: permissions.has('detection:read') };
}

function weightHandlers({ database, now }: Part): BoundRoute[] {
  return implement(riskWeightRoutes, {
    '/v1/risk-weights': {
      GET: ({ caller: { tenantId } }) =>
        database.snapshot(tenantId, (tx) => riskWeights(tx, tenantId)),
    },
    '/v1/risk-weights/preview': {
      POST: ({ body, caller }) => {
        const weights = checkedWeights(body.weights);
        return database.snapshot(caller.tenantId, (tx) =>
          previewWeights(tx, requestOf(caller, now()), weights),
        );
      },
    },
    '/v1/risk-weights/proposals': {
      POST: ({ body, caller, audit }) => {
        audit.note({ detail: body.reason });
        return database.tenant(caller.tenantId, (tx) =>
          propose(tx, { ...caller, now: now() }, body),
        );
      },
    },
    '/v1/risk-weights/proposals/{proposalId}/decision': {
      POST: ({ params, body, caller, audit }) => {
        audit.note({ detail: [body.decision, body.reason].filter(Boolean).join(': ') });
        return database.tenant(caller.tenantId, (tx) =>
          decide(tx, { ...caller, now: now() }, { ...params, ...body }),
        );
      },
    },
  });
}

function rescoreHandlers(services: Part): BoundRoute[] {
  const { database, now } = services;
  return implement(rescoreRoutes, {
    '/v1/rescores': {
      GET: async ({ caller: { tenantId } }) => ({
        items: await database.snapshot(tenantId, (tx) => readRescores(tx, tenantId, null)),
        asOf: new Date(now()).toISOString(),
      }),
      POST: ({ body: { rev }, caller }) => startRescore(services, caller, rev),
    },
    '/v1/rescores/preview': {
      GET: ({ caller }) =>
        database.snapshot(caller.tenantId, (tx) => previewRescore(tx, requestOf(caller, now()))),
    },
    '/v1/rescores/{runId}': {
      GET: ({ params: { runId }, caller: { tenantId } }) =>
        database.snapshot(tenantId, (tx) => runOr404(tx, tenantId, runId)),
    },
    '/v1/rescores/{runId}/undo': {
      POST: ({ params: { runId }, caller }) => undoRescore(services, caller, runId),
    },
  });
}
