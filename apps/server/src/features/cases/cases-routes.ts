import {
  CaseDetail,
  caseRoutes,
  DetectionDetail,
  type ProductAuditAction,
} from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import { implement, type AuditNotes, type BoundRoute } from '../../http/implement.ts';
import type { TenantRights } from '../identity/member-rights.ts';
import { buildPack } from '../audit/pack/build-pack.ts';
import { detectionDetail, hiddenDetections } from '../detection/detections-read-model.ts';
import type { CaseActor } from './case-access.ts';
import {
  addDetections,
  addTask,
  changeCase,
  changeTask,
  openCase,
  removeDetection,
  type CaseChange,
} from './case-changes.ts';
import { listCases, readCase } from './case-rows.ts';
import { keepClosers } from './keep-closers.ts';
import { breakIn, listRestricted } from './restricted-cases.ts';

type Handlers = Parameters<typeof implement<typeof caseRoutes>>[1];
type Part = Pick<Services, 'database' | 'keyFor' | 'memberRights' | 'now' | 'log'>;

export function caseRouteHandlers(services: Services): BoundRoute[] {
  return implement(caseRoutes, {
    ...listHandlers(services),
    ...oneHandlers(services),
    ...detectionHandlers(services),
    ...taskHandlers(services),
  });
}

/** Does the work in a transaction and returns the case as it is then. */
async function changed(
  { database }: Pick<Part, 'database'>,
  { actor, caseId }: { actor: CaseActor; caseId: string },
  work: (tx: Transaction) => Promise<void>,
) {
  return database.tenant(actor.tenantId, async (tx) => {
    await work(tx);
    return readCase(tx, actor, caseId);
  });
}

/** The reason goes into the audit log, under a name that says what was hidden. */
function auditHiding(
  audit: AuditNotes,
  action: ProductAuditAction,
  reason: string | undefined,
): void {
  audit.note({ action, ...(reason === undefined ? {} : { detail: reason }) });
}

function listHandlers(services: Part) {
  const { database, memberRights, now } = services;
  return {
    '/v1/cases': {
      GET: async ({ query: { isClosed, detectionId }, caller }) => {
        const wanted = isClosed === undefined ? null : isClosed === 'true';
        return database.snapshot(caller.tenantId, async (tx) => ({
          items: await listCases(tx, caller, {
            isClosed: wanted,
            detectionId: detectionId ?? null,
          }),
          hidden: await hiddenDetections(tx),
        }));
      },
      POST: async ({ body: wanted, caller, audit }) => {
        const rights = wanted.isRestricted ? await memberRights.now(caller.tenantId) : null;
        if (wanted.isRestricted) auditHiding(audit, 'case.opened_restricted', wanted.reason);
        return database.tenant(caller.tenantId, async (tx) => {
          const caseId = await openCase(tx, caller, {
            wanted,
            rights,
            now: now(),
          });
          return readCase(tx, caller, caseId);
        });
      },
    },
    '/v1/cases/restricted': {
      GET: async ({ caller }) => {
        // Readers here never see a case that no one can close: it belongs to the owners by then.
        await keepClosers(services, caller.tenantId);
        const rights = await memberRights.now(caller.tenantId);
        return { items: await listRestricted(database, caller, rights) };
      },
    },
  } satisfies Partial<Handlers>;
}

const AUDITED = {
  restricted: 'case.restricted',
  members_removed: 'case.members_removed',
  restriction_lifted: 'case.restriction_lifted',
} as const;

function oneHandlers(services: Part) {
  const { database, memberRights, now } = services;
  /** Checked before the transaction, which never waits for another service. */
  const rightsFor = async (
    { tenantId }: CaseActor,
    { isRestricted, memberIds }: CaseChange,
  ): Promise<TenantRights | null> =>
    isRestricted === true || memberIds !== undefined ? memberRights.now(tenantId) : null;
  return {
    '/v1/cases/{caseId}': {
      GET: async ({ params: { caseId }, caller }) =>
        database.snapshot(caller.tenantId, (tx) => readCase(tx, caller, caseId)),
      PATCH: async ({ params: { caseId }, body: change, caller, audit }) => {
        const rights = await rightsFor(caller, change);
        return changed(services, { actor: caller, caseId }, async (tx) => {
          const hidden = await changeCase(tx, caller, { caseId, change, rights, now: now() });
          if (hidden !== null) auditHiding(audit, AUDITED[hidden], change.reason);
        });
      },
    },
    '/v1/cases/{caseId}/evidence-pack': {
      GET: async ({ params: { caseId }, caller }) => {
        const { shown, detections } = await database.snapshot(caller.tenantId, async (tx) => {
          const found = CaseDetail.parse(await readCase(tx, caller, caseId));
          const details = [];
          for (const { detectionId } of found.items) {
            details.push(DetectionDetail.parse(await detectionDetail(tx, detectionId)));
          }
          return { shown: found, detections: details };
        });
        const name = `CASE-${shown.number}`;
        const parts = [
          { name, value: shown },
          ...detections.map((value) => ({ name: `DET-${value.number}`, value })),
        ];
        return buildPack(services, caller, { name, title: shown.title, parts });
      },
    },
    '/v1/cases/{caseId}/break-in': {
      POST: async ({ params: { caseId }, body: { reason }, caller, audit }) => {
        audit.note({ detail: reason });
        await breakIn(database, caller, { caseId, reason, now: now() });
        return database.snapshot(caller.tenantId, (tx) => readCase(tx, caller, caseId));
      },
    },
  } satisfies Partial<Handlers>;
}

function detectionHandlers(services: Part) {
  const { memberRights, now } = services;
  return {
    '/v1/cases/{caseId}/detections': {
      POST: async ({ params: { caseId }, body: { detectionIds, reason }, caller, audit }) => {
        const rights = reason === undefined ? null : await memberRights.now(caller.tenantId);
        return changed(services, { actor: caller, caseId }, async (tx) => {
          const wanted = { caseId, detectionIds, reason, rights, now: now() };
          const isHidden = await addDetections(tx, caller, wanted);
          if (isHidden) auditHiding(audit, 'case.detections_hidden', reason);
        });
      },
    },
    '/v1/cases/{caseId}/detections/{detectionId}': {
      DELETE: async ({ params: { caseId, detectionId }, caller }) =>
        changed(services, { actor: caller, caseId }, (tx) =>
          removeDetection(tx, caller, { caseId, detectionId, now: now() }),
        ),
    },
  } satisfies Partial<Handlers>;
}

function taskHandlers(services: Part) {
  const { now } = services;
  return {
    '/v1/cases/{caseId}/tasks': {
      POST: async ({ params: { caseId }, body, caller }) =>
        changed(services, { actor: caller, caseId }, (tx) =>
          addTask(tx, caller, { caseId, ...body, now: now() }),
        ),
    },
    '/v1/cases/{caseId}/tasks/{taskId}': {
      PATCH: async ({ params: { caseId, taskId }, body, caller }) =>
        changed(services, { actor: caller, caseId }, (tx) =>
          changeTask(tx, caller, { caseId, taskId, ...body, now: now() }),
        ),
    },
  } satisfies Partial<Handlers>;
}
