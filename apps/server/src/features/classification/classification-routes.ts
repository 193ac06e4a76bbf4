import { classificationRoutes } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { listClassifications, readClassification } from './classification-rows.ts';
import {
  RECLASSIFY_JOB,
  readReclassifications,
  reclassifyAfterChange,
  requestReclassification,
} from './classification-read-model.ts';
import { previewContent } from './content-preview.ts';
import { changeContentSettings, readContentSettings } from './content-settings.ts';
import { readExceptionEffect } from './exception-effect.ts';
import { listExceptionGroups } from './exception-groups.ts';
import { createException, listExceptions, revokeException } from './exception-rows.ts';

const PAGE = 50;

type ClassificationServices = Pick<Services, 'database' | 'classifier' | 'jobs' | 'now'>;

export function classificationRouteHandlers(services: ClassificationServices): BoundRoute[] {
  const { database, classifier, jobs, now } = services;
  /** Works in one transaction; then new contents are classified with it, and stored ones again. */
  async function changeExceptions<T>(
    { tenantId, userName }: { tenantId: number; userName: string },
    change: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const wanted = { tenantId, cause: 'exceptions', requestedBy: userName, now: now() };
    const [changed, hasWork] = await database.tenant(tenantId, async (tx) => [
      await change(tx),
      await reclassifyAfterChange(tx, wanted),
    ]);
    classifier.forget(tenantId);
    if (hasWork) await jobs.enqueue(RECLASSIFY_JOB, { tenantId });
    return changed;
  }

  return implement(classificationRoutes, {
    '/v1/classifications': {
      GET: ({ query: { limit = PAGE, cursor, ...filter }, caller }) =>
        database.snapshot(caller.tenantId, (tx) =>
          listClassifications(tx, { ...filter, limit, cursor }),
        ),
    },
    '/v1/classifications/{classificationId}': {
      GET: ({ params, caller }) =>
        database.snapshot(caller.tenantId, (tx) => readClassification(tx, params.classificationId)),
    },
    '/v1/classifications/{classificationId}/preview': {
      GET: ({ params, caller: { tenantId }, signal }) =>
        previewContent(services, { tenantId, signal }, params.classificationId),
    },
    '/v1/reclassifications': {
      GET: async ({ caller }) => ({
        items: await database.snapshot(caller.tenantId, readReclassifications),
      }),
      POST: async ({ caller: { tenantId, userName } }) => {
        const wanted = { tenantId, cause: 'request', requestedBy: userName, now: now() };
        const run = await database.tenant(tenantId, (tx) => requestReclassification(tx, wanted));
        await jobs.enqueue(RECLASSIFY_JOB, { tenantId });
        return run;
      },
    },
    '/v1/settings/contents': {
      GET: ({ caller }) => database.snapshot(caller.tenantId, readContentSettings),
      PATCH: async ({ body, caller: { tenantId } }) => {
        const settings = await database.tenant(tenantId, (tx) =>
          changeContentSettings(tx, body, now()),
        );
        classifier.forget(tenantId);
        return settings;
      },
    },
    '/v1/data-type-exceptions': {
      GET: async ({ query, caller }) => ({
        items: await database.snapshot(caller.tenantId, (tx) =>
          listExceptions(tx, query.dataTypeId, now()),
        ),
      }),
      POST: async ({ body, caller }) => {
        const { tenantId, userId, userName } = caller;
        return changeExceptions({ tenantId, userName }, (tx) =>
          createException(tx, body, { tenantId, userId, userName, now: now() }),
        );
      },
    },
    '/v1/data-type-exceptions/groups': {
      GET: async ({ query, caller }) => ({
        items: await database.snapshot(caller.tenantId, (tx) =>
          listExceptionGroups(tx, query.personKey ?? null),
        ),
      }),
    },
    '/v1/data-type-exceptions/preview': {
      POST: ({ body, caller }) =>
        database.snapshot(caller.tenantId, (tx) => readExceptionEffect(tx, body)),
    },
    '/v1/data-type-exceptions/{exceptionId}': {
      DELETE: ({ params, caller: { tenantId, userName } }) =>
        changeExceptions({ tenantId, userName }, (tx) =>
          revokeException(tx, params.exceptionId, { userName, now: now() }),
        ),
    },
  });
}
