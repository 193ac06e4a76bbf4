import { flowRoutes, type FlowFilter } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { lockTenant } from '../ingest/tenant-lock.ts';
import { applyFlowDecision } from '../trust/applying/apply-flow-decision.ts';
import { finishTrustChange } from '../trust/applying/finish-trust-change.ts';
import { readSnapshot } from '../detection/detections-read-model.ts';
import { personNames } from '../inventory/inventory-read-model.ts';
import { flowDifference } from './flow-difference.ts';
import { flowEvents } from './flow-events.ts';
import { flowLedger, flowOfLedger } from './flow-ledger.ts';
import { lineageObjects } from './flow-objects.ts';
import { flowRange } from './flow-range.ts';
import { flowQuery, type FlowQuery } from './flow-source.ts';
import { tabPage, type PageRequest } from './flow-tab.ts';
import { readFlowMap } from './flows-read-model.ts';
import { changeReview, reviewHistory } from './review-change.ts';

const DEFAULT_PAGE = 50;

export function flowRouteHandlers(services: Services): BoundRoute[] {
  const { database, now } = services;
  const page = pageReader(services);
  return implement(flowRoutes, {
    '/v1/flows': {
      GET: async ({ query, caller: { tenantId } }) =>
        readSnapshot(database, tenantId, (tx) => readFlowMap(tx, tenantId, query, now())),
    },
    '/v1/flows/objects': {
      GET: async ({ query, caller }) =>
        page(caller.tenantId, query, async (tx, flows, request) => {
          const { items, ...rest } = await tabPage(tx, flows, 'objects', request);
          const keys = items.flatMap(({ key }) => key ?? []);
          const objects = await lineageObjects(tx, caller.tenantId, keys);
          return {
            ...rest,
            items: items.map(({ key, name, figures, lastAt }) => {
              const object = objects.get(key ?? '') ?? null;
              return {
                objectKey: key ?? '',
                name: object?.name ?? name,
                object,
                figures,
                lastAt: lastAt.toISOString(),
              };
            }),
          };
        }),
    },
    '/v1/flows/people': {
      GET: async ({ query, caller }) =>
        page(caller.tenantId, query, async (tx, flows, request) => {
          const { items, ...rest } = await tabPage(tx, flows, 'people', request);
          const keys = items.flatMap(({ key }) => key ?? []);
          const names = await personNames(tx, caller.tenantId, keys);
          return {
            ...rest,
            items: items.map(({ key, name, figures, lastAt }) => ({
              person: key === null ? null : { key, name: names.get(key) ?? name },
              figures,
              lastAt: lastAt.toISOString(),
            })),
          };
        }),
    },
    '/v1/flows/events': {
      GET: async ({ query, caller }) => page(caller.tenantId, query, flowEvents),
    },
    '/v1/flows/difference': {
      GET: async ({ query: { level, ...filter }, caller: { tenantId } }) => {
        const at = now();
        const difference = await readSnapshot(database, tenantId, (tx) =>
          flowDifference(tx, { tenantId, filter, now: at }, level ?? 'group'),
        );
        return { ...difference, asOf: new Date(at).toISOString() };
      },
    },
    ...reviewHandlers(services),
  });
}

type ReviewPath = Extract<keyof typeof flowRoutes, `/v1/flow-reviews${string}`>;
type ReviewHandlers = Pick<Parameters<typeof implement<typeof flowRoutes>>[1], ReviewPath>;

function reviewHandlers(services: Services): ReviewHandlers {
  const { database, now } = services;
  return {
    '/v1/flow-reviews': {
      GET: async ({ query: { limit, cursor, ...filter }, caller: { tenantId } }) =>
        readSnapshot(database, tenantId, (tx) =>
          flowLedger(tx, tenantId, {
            ...filter,
            limit: limit ?? DEFAULT_PAGE,
            cursor: cursor ?? null,
            now: now(),
          }),
        ),
    },
    '/v1/flow-reviews/{originId}/{destinationId}': {
      PUT: async ({ params, body, caller }) => {
        const at = now();
        const { tenantId } = caller;
        const change = await database.tenant(tenantId, async (tx) => {
          await lockTenant(tx, tenantId);
          await changeReview(tx, tenantId, {
            ...params,
            ...body,
            decidedBy: caller.userName,
            now: at,
          });
          return applyFlowDecision(tx, tenantId, { ...params, actor: caller, now: at });
        });
        await finishTrustChange(services, tenantId, change);
        return database.tenant(tenantId, (tx) => flowOfLedger(tx, tenantId, params, at));
      },
    },
    '/v1/flow-reviews/{originId}/{destinationId}/history': {
      GET: async ({ params, caller: { tenantId } }) => ({
        items: await database.tenant(tenantId, (tx) => reviewHistory(tx, tenantId, params)),
      }),
    },
  };
}

interface PageQuery extends FlowFilter {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Reads a page of a filter's events, objects or people from one snapshot. */
function pageReader({ database, now }: Services) {
  return <T>(
    tenantId: number,
    { limit, cursor, ...filter }: PageQuery,
    read: (tx: Transaction, query: FlowQuery, request: PageRequest) => Promise<T>,
  ): Promise<T> =>
    readSnapshot(database, tenantId, async (tx) => {
      const range = await flowRange(tx, { tenantId, filter, now: now() });
      const query = await flowQuery(tx, {
        tenantId,
        filter,
        range,
        level: 'place',
        hasMembers: false,
      });
      return read(tx, query, { limit: limit ?? DEFAULT_PAGE, cursor: cursor ?? null });
    });
}
