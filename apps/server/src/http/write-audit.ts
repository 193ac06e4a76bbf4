import type { Database } from '@waybill/store';
import type { FastifyRequest } from 'fastify';
import type { Log } from '../platform/log.ts';
import type { AuditFacts, BoundRoute, SessionCaller } from './implement.ts';

/**
 * Writes the audit entry that a route declares, after its act succeeded. The log gets the ids of it as well:
 * where it is sent elsewhere, who changes the database later does not change that copy.
 */
export async function writeAudit(
  { database, log }: { database: Database; log: Log },
  act: { caller: SessionCaller; route: BoundRoute; request: FastifyRequest; facts: AuditFacts },
): Promise<void> {
  const { caller, route, request, facts } = act;
  const action = facts.action ?? route.definition.audit;
  const target = Object.values(request.params ?? {}).join('/') || null;
  await database.tenant(caller.tenantId, (tx) =>
    tx.named(
      'audit_insert',
      `INSERT INTO audit_entry (tenant_id, actor_id, impersonator_id, action, target, request_id, ip, detail)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        caller.tenantId,
        caller.userId,
        caller.impersonatorId,
        action,
        target,
        request.id,
        request.ip,
        facts.detail ?? null,
      ],
    ),
  );
  const { tenantId, userId, impersonatorId } = caller;
  log.info({ requestId: request.id, action, tenantId, userId, impersonatorId }, 'audit');
}
