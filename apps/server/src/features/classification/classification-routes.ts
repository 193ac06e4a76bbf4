import { classificationRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { listClassifications, readClassification } from './classification-rows.ts';
import { readExceptionEffect } from './exception-effect.ts';
import { createException, listExceptions, revokeException } from './exception-rows.ts';

const PAGE = 50;

type ClassificationServices = Pick<Services, 'database' | 'classifier' | 'now'>;

export function classificationRouteHandlers(services: ClassificationServices): BoundRoute[] {
  const { database, classifier, now } = services;
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
    '/v1/data-type-exceptions': {
      GET: async ({ query, caller }) => ({
        items: await database.snapshot(caller.tenantId, (tx) =>
          listExceptions(tx, query.dataTypeId, now()),
        ),
      }),
      POST: async ({ body, caller }) => {
        const { tenantId, userId, userName } = caller;
        const exception = await database.tenant(tenantId, (tx) =>
          createException(tx, body, { tenantId, userId, userName, now: now() }),
        );
        classifier.forget(tenantId);
        return exception;
      },
    },
    '/v1/data-type-exceptions/preview': {
      POST: ({ body, caller }) =>
        database.snapshot(caller.tenantId, (tx) => readExceptionEffect(tx, body)),
    },
    '/v1/data-type-exceptions/{exceptionId}': {
      DELETE: async ({ params, caller: { tenantId, userName } }) => {
        const exception = await database.tenant(tenantId, (tx) =>
          revokeException(tx, params.exceptionId, { userName, now: now() }),
        );
        classifier.forget(tenantId);
        return exception;
      },
    },
  });
}
