import type { Database } from '@waybill/store';
import type { FastifyRequest } from 'fastify';
import type { BoundRoute, SessionCaller } from './implement.ts';

/** Writes the audit entry that a route declares, after its act succeeded. */
export async function writeAudit(
  database: Database,
  act: { caller: SessionCaller; route: BoundRoute; request: FastifyRequest },
): Promise<void> {
  const { caller, route, request } = act;
  const target = Object.values(request.params ?? {}).join('/') || null;
  await database.tenant(caller.tenantId, (tx) =>
    tx.named(
      'audit_insert',
      `INSERT INTO audit_entry (tenant_id, actor_id, impersonator_id, action, target, request_id, ip)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        caller.tenantId,
        caller.userId,
        caller.impersonatorId,
        route.definition.audit,
        target,
        request.id,
        request.ip,
      ],
    ),
  );
}
