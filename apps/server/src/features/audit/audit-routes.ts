import { auditRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { requireAllData } from '../scopes/require-all-data.ts';
import { exportedHead } from './chain/read-items.ts';
import { verifyTenant } from './chain/verify-tenant.ts';
import { auditPage, auditPeople, entryOf, personOf } from './log/audit-list.ts';
import { auditStatus, noteVerification } from './log/audit-status.ts';
import { exportLog } from './log/export-log.ts';
import { sealAll } from './sealing/seal-entries.ts';

const DEFAULT_LIMIT = 50;

export function auditRouteHandlers(services: Services): BoundRoute[] {
  const { database, memberRights, now } = services;
  return implement(auditRoutes, {
    '/v1/audit': {
      GET: async ({ query: { limit, cursor, ...filter }, caller: { tenantId } }) => {
        const members = await memberRights.recent(tenantId);
        const page = await database.snapshot(tenantId, async (tx) => {
          await requireAllData(tx);
          return auditPage(tx, { filter, limit: limit ?? DEFAULT_LIMIT, cursor: cursor ?? null });
        });
        const items = page.rows.map((row) => entryOf(row, members));
        return { items, nextCursor: page.nextCursor };
      },
    },
    '/v1/audit/status': {
      GET: async ({ caller: { tenantId } }) => {
        const members = await memberRights.recent(tenantId);
        return database.snapshot(tenantId, (tx) => auditStatus(tx, members));
      },
    },
    '/v1/audit/people': {
      GET: async ({ caller: { tenantId } }) => {
        const members = await memberRights.recent(tenantId);
        const ids = await database.snapshot(tenantId, auditPeople);
        return { items: ids.map((userId) => personOf(userId, members)) };
      },
    },
    '/v1/audit/head': {
      GET: async ({ caller: { tenantId } }) => {
        const head = await database.snapshot(tenantId, (tx) => exportedHead(tx, tenantId));
        if (!head) throw new AppError('resource.not_found');
        return head;
      },
    },
    '/v1/audit/verify': {
      POST: async ({ body, caller: { tenantId, userId } }) => {
        const knownHead = body.head;
        if (knownHead && knownHead.tenantId !== String(tenantId)) {
          const errors = [{ path: 'head', message: 'is the head of another organization' }];
          throw new AppError('request.invalid', { errors });
        }
        await sealAll(services, tenantId);
        const verdict = await verifyTenant(services, tenantId, knownHead);
        const members = await memberRights.recent(tenantId);
        const at = new Date(now());
        await database.tenant(tenantId, (tx) =>
          noteVerification(tx, { tenantId, at, by: userId, verdict }),
        );
        return {
          verifiedAt: at.toISOString(),
          verifiedBy: personOf(userId, members),
          verdict,
        };
      },
    },
    '/v1/audit/export': {
      GET: async ({ query: { format, ...filter }, caller: { tenantId } }) => {
        await database.snapshot(tenantId, requireAllData);
        const at = now();
        const day = new Date(at).toISOString().slice(0, 10);
        return {
          contentType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
          fileName: `audit-${day}.${format === 'csv' ? 'csv' : 'ndjson'}`,
          body: exportLog(database, { tenantId, filter, format, now: at }),
        };
      },
    },
    '/v1/audit/retention': {
      PATCH: ({ body: { days, seenDays }, caller: { tenantId } }) =>
        database.tenant(tenantId, async (tx) => {
          const [row] = await tx.query<{ days: number | null }>(
            `UPDATE tenant SET audit_days = $1, updated_at = now()
             WHERE audit_days IS NOT DISTINCT FROM $2 RETURNING audit_days AS days`,
            [days, seenDays],
          );
          if (!row) throw new AppError('resource.conflict');
          return row;
        }),
    },
  });
}
