import { caseRoutes } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import type { CaseActor } from './case-access.ts';
import {
  addDetections,
  addTask,
  changeCase,
  changeTask,
  openCase,
  removeDetection,
} from './case-changes.ts';
import { listCases, readCase } from './case-rows.ts';

export function caseRouteHandlers({ database, now }: Services): BoundRoute[] {
  /** Does the work in a transaction and answers the case as it is then. */
  const changed = async (
    actor: CaseActor,
    caseId: string,
    work: (tx: Transaction) => Promise<void>,
  ) =>
    database.tenant(actor.tenantId, async (tx) => {
      await work(tx);
      return readCase(tx, actor, caseId);
    });
  return implement(caseRoutes, {
    '/v1/cases': {
      GET: async ({ query: { isClosed, detectionId }, caller }) => {
        const wanted = isClosed === undefined ? null : isClosed === 'true';
        const items = await database.snapshot(caller.tenantId, (tx) =>
          listCases(tx, caller, { isClosed: wanted, detectionId: detectionId ?? null }),
        );
        return { items };
      },
      POST: async ({ body: { detectionIds, ...wanted }, caller }) => {
        const at = now();
        return database.tenant(caller.tenantId, async (tx) => {
          const caseId = await openCase(tx, caller, { ...wanted, now: at });
          await addDetections(tx, caller, { caseId, detectionIds, now: at });
          return readCase(tx, caller, caseId);
        });
      },
    },
    '/v1/cases/{caseId}': {
      GET: async ({ params: { caseId }, caller }) =>
        database.snapshot(caller.tenantId, (tx) => readCase(tx, caller, caseId)),
      PATCH: async ({ params: { caseId }, body, caller }) =>
        changed(caller, caseId, (tx) =>
          changeCase(tx, caller, { caseId, change: body, now: now() }),
        ),
    },
    '/v1/cases/{caseId}/detections': {
      POST: async ({ params: { caseId }, body: { detectionIds }, caller }) =>
        changed(caller, caseId, (tx) =>
          addDetections(tx, caller, { caseId, detectionIds, now: now() }),
        ),
    },
    '/v1/cases/{caseId}/detections/{detectionId}': {
      DELETE: async ({ params: { caseId, detectionId }, caller }) =>
        changed(caller, caseId, (tx) =>
          removeDetection(tx, caller, { caseId, detectionId, now: now() }),
        ),
    },
    '/v1/cases/{caseId}/tasks': {
      POST: async ({ params: { caseId }, body, caller }) =>
        changed(caller, caseId, (tx) => addTask(tx, caller, { caseId, ...body, now: now() })),
    },
    '/v1/cases/{caseId}/tasks/{taskId}': {
      PATCH: async ({ params: { caseId, taskId }, body, caller }) =>
        changed(caller, caseId, (tx) =>
          changeTask(tx, caller, { caseId, taskId, ...body, now: now() }),
        ),
    },
  });
}
