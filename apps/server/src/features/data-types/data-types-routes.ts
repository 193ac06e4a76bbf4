import { DATA_TYPE_LIMITS, dataTypeRoutes, type DataTypeDetail } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { readBody } from '../../http/read-body.ts';
import { sentFile } from '../../http/sent-file.ts';
import { changeDataType, createDataType, retireDataType, type Actor } from './data-type-changes.ts';
import { readDataTypeEffect } from './data-type-effect.ts';
import { readFigures } from './data-type-figures.ts';
import {
  builtInClassifier,
  readDataTypeCores,
  readVersions,
  requireDataType,
} from './data-type-rows.ts';
import { answerTrial } from './try-data-type.ts';
import { uploadRows, uploadTemplate } from './data-type-uploads.ts';
import { readUses } from './data-type-uses.ts';

type DataTypeServices = Pick<Services, 'database' | 'classifier' | 'now'>;

export function dataTypeRouteHandlers(services: DataTypeServices): BoundRoute[] {
  const { database, classifier, now } = services;
  const actorOf = ({ tenantId, userId, userName }: Omit<Actor, 'now'>): Actor => ({
    tenantId,
    userId,
    userName,
    now: now(),
  });
  /** Works in one transaction, then lets what changed act at once. */
  async function change<T>(tenantId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const done = await database.tenant(tenantId, work);
    classifier.forget(tenantId);
    return done;
  }

  return implement(dataTypeRoutes, {
    '/v1/data-types': {
      GET: ({ caller }) =>
        database.snapshot(caller.tenantId, async (tx) => {
          const cores = await readDataTypeCores(tx);
          const figures = await readFigures(tx, now());
          const uses = await readUses(tx);
          const items = cores.map((core) => ({
            ...core,
            ...figures(core.dataTypeId),
            usedBy: uses(core.dataTypeId),
          }));
          return { items, asOf: new Date(now()).toISOString() };
        }),
      POST: ({ body, caller }) =>
        change(caller.tenantId, async (tx) => {
          const dataTypeId = await createDataType(tx, body, actorOf(caller));
          return readDetail(tx, dataTypeId, now());
        }),
    },
    '/v1/data-types/test': {
      POST: ({ body, caller }) => answerTrial(services, caller.tenantId, body),
    },
    '/v1/data-types/{dataTypeId}': {
      GET: ({ params, caller }) =>
        database.snapshot(caller.tenantId, (tx) => readDetail(tx, params.dataTypeId, now())),
      PATCH: ({ params, body, caller }) =>
        change(caller.tenantId, async (tx) => {
          await changeDataType(tx, params.dataTypeId, body, actorOf(caller));
          return readDetail(tx, params.dataTypeId, now());
        }),
      DELETE: ({ params, caller }) =>
        change(caller.tenantId, async (tx) => {
          await retireDataType(tx, params.dataTypeId, actorOf(caller));
          return { dataTypeId: params.dataTypeId };
        }),
    },
    '/v1/data-types/{dataTypeId}/rows': {
      PUT: async ({ params, query, request, caller }) => {
        const csv = await readBody(request, DATA_TYPE_LIMITS.uploadBytes);
        const upload = { ...params, ...query, actor: actorOf(caller) };
        const result = await uploadRows(services, upload, csv);
        classifier.forget(caller.tenantId);
        return result;
      },
    },
    '/v1/data-types/{dataTypeId}/templates': {
      POST: async ({ params, query, request, caller }) => {
        const file = await sentFile(request, DATA_TYPE_LIMITS.uploadBytes);
        const upload = { ...params, ...query, actor: actorOf(caller) };
        const result = await uploadTemplate(services, upload, file);
        classifier.forget(caller.tenantId);
        return result;
      },
    },
    '/v1/data-types/{dataTypeId}/preview': {
      POST: ({ params, body, caller }) =>
        database.snapshot(caller.tenantId, (tx) =>
          readDataTypeEffect(tx, { dataTypeId: params.dataTypeId, change: body, now: now() }),
        ),
    },
  });
}

async function readDetail(
  tx: Transaction,
  dataTypeId: string,
  now: number,
): Promise<DataTypeDetail> {
  const core = await requireDataType(tx, dataTypeId);
  const figures = await readFigures(tx, now);
  const uses = await readUses(tx);
  const classifier = builtInClassifier(dataTypeId);
  const kept = classifier ? { versions: [], material: null } : await readVersions(tx, dataTypeId);
  const declaration = kept.versions[0]?.declaration ?? null;
  return {
    ...core,
    ...figures(dataTypeId),
    ...kept,
    usedBy: uses(dataTypeId),
    declaration,
    keywords: [
      ...(classifier?.keywords ?? (declaration?.kind === 'pattern' ? declaration.keywords : [])),
    ],
    reference: classifier?.reference ?? null,
  };
}
