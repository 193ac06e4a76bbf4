import { triageRoutes } from '@waybill/contract';
import { counterfactuals } from '@waybill/engine';
import type { Services } from '../../../http/feature.ts';
import { implement, type BoundRoute } from '../../../http/implement.ts';
import {
  detectionDetail,
  findDetection,
  hiddenDetections,
  ownFilter,
  readSnapshot,
} from '../detections-read-model.ts';
import { actorOf, takeOne } from './change-one.ts';
import { addComment, editComment, readComments } from './comment-rows.ts';
import { detectionGroups } from './detection-groups.ts';
import {
  requestChange,
  previewChange,
  requestUndo,
  changeOr404,
  skippedOf,
} from './many-changes.ts';
import { reproduce, storedCondition } from './reproduce.ts';
import { similarDetections } from './similar-detections.ts';
import { tagsInUse } from './tags-in-use.ts';

export function triageRouteHandlers(services: Services): BoundRoute[] {
  const { database, now } = services;
  return implement(triageRoutes, {
    '/v1/detections/groups': {
      GET: async ({ query: { by, ...filter }, caller: { tenantId, userId } }) => {
        const at = now();
        const own = ownFilter(filter, userId);
        return readSnapshot(database, tenantId, async (tx) => ({
          ...(await detectionGroups(tx, { tenantId, filter: own, by, now: at })),
          hidden: await hiddenDetections(tx),
          asOf: new Date(at).toISOString(),
        }));
      },
    },
    '/v1/detections/tags': {
      GET: async ({ caller: { tenantId } }) => ({
        items: await database.snapshot(tenantId, (tx) => tagsInUse(tx, tenantId)),
      }),
    },
    '/v1/detections/{detectionId}/take': {
      POST: async ({ params: { detectionId }, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          const { tenantId } = caller;
          const changeId = await takeOne(tx, {
            tenantId,
            detectionId,
            actor: actorOf(caller),
            now: now(),
          });
          return { ...(await detectionDetail(tx, detectionId)), changeId };
        }),
    },
    '/v1/detections/{detectionId}/similar': {
      GET: async ({ params: { detectionId }, caller: { tenantId } }) =>
        database.snapshot(tenantId, (tx) => similarDetections(tx, tenantId, detectionId)),
    },
    '/v1/detections/{detectionId}/counterfactuals': {
      GET: async ({ params: { detectionId }, caller: { tenantId } }) => {
        const { explanation } = await database.snapshot(tenantId, (tx) =>
          findDetection(tx, detectionId),
        );
        return {
          items: counterfactuals({ ...explanation, condition: storedCondition(explanation) }),
        };
      },
    },
    '/v1/detections/{detectionId}/reproduction': {
      POST: async ({ params: { detectionId }, caller: { tenantId } }) => {
        const { lead_event: leadEvent, explanation } = await database.snapshot(tenantId, (tx) =>
          findDetection(tx, detectionId),
        );
        return reproduce({ leadEvent, explanation });
      },
    },
    ...commentHandlers(services),
    ...manyHandlers(services),
  });
}

type Part = Pick<Services, 'database' | 'jobs' | 'now'>;
type Handlers = Parameters<typeof implement<typeof triageRoutes>>[1];

function commentHandlers({ database, now }: Part) {
  return {
    '/v1/detections/{detectionId}/comments': {
      GET: async ({ params: { detectionId }, caller: { tenantId } }) => ({
        items: await database.snapshot(tenantId, (tx) => readComments(tx, tenantId, detectionId)),
      }),
      POST: async ({ params: { detectionId }, body: { text }, caller: author }) =>
        database.tenant(author.tenantId, (tx) =>
          addComment(tx, { detectionId, text, author, now: now() }),
        ),
    },
    '/v1/detections/{detectionId}/comments/{commentId}': {
      PATCH: async ({ params, body: { text }, caller: author }) =>
        database.tenant(author.tenantId, (tx) =>
          editComment(tx, { ...params, text, author, now: now() }),
        ),
    },
  } satisfies Partial<Handlers>;
}

function manyHandlers(services: Part) {
  const { database, now } = services;
  return {
    '/v1/detection-changes': {
      POST: async ({ body, caller }) => requestChange(services, body, caller),
    },
    '/v1/detection-changes/preview': {
      POST: async ({ body, caller }) => previewChange(services, body, caller),
    },
    '/v1/detection-changes/{changeId}': {
      GET: async ({ params: { changeId }, caller: { tenantId } }) =>
        database.snapshot(tenantId, (tx) => changeOr404(tx, tenantId, changeId)),
    },
    '/v1/detection-changes/{changeId}/skipped': {
      GET: async ({ params: { changeId }, query: { part }, caller: { tenantId } }) => ({
        items: await database.snapshot(tenantId, (tx) =>
          skippedOf(tx, { tenantId, changeId, part: part ?? 'change' }),
        ),
      }),
    },
    '/v1/detection-changes/{changeId}/undo': {
      POST: async ({ params: { changeId }, caller }) =>
        requestUndo(services, { changeId, caller, now: now() }),
    },
  } satisfies Partial<Handlers>;
}
