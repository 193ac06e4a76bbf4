import type { Database } from '@waybill/store';
import type { FastifyRequest } from 'fastify';
import type { AuditFacts, BoundRoute, SessionCaller } from './implement.ts';

/** Writes the audit entry that a route declares, after its act succeeded. */
export async function writeAudit(
  database: Database,
  act: { caller: SessionCaller; route: BoundRoute; request: FastifyRequest; facts: AuditFacts },
): Promise<void> {
  const { caller, route, request, facts } = act;
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
        facts.action ?? route.definition.audit,
        target,
        request.id,
        request.ip,
        facts.detail ?? null,
      ],
    ),
  );
}
