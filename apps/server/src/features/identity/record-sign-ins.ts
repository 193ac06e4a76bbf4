import type { DeliverSignIns, SignInEvent } from '@waybill/identity';
import type { Database } from '@waybill/store';
import { insertAuditEntry } from '../../platform/audit-entry.ts';

const ACTIONS: Readonly<Record<SignInEvent['action'], string>> = {
  LoginSucceed: 'session.started',
  UserImpersonated: 'session.impersonated',
};

/**
 * Copies sign-ins of the embedded provider into the audit log of their tenants. Repeated events are
 * already in it; those of unknown tenants are dropped.
 */
export function recordSignIns(database: Database): DeliverSignIns {
  return async (events) => {
    const byTenant = Map.groupBy(events, ({ tenantId }) => tenantId);
    for (const [idpTenantId, signIns] of byTenant) {
      const [row] = await database.system((tx) =>
        tx.named<{ id: number | null }>('tenant_of_idp', 'SELECT tenant_id_of_idp($1) AS id', [
          idpTenantId,
        ]),
      );
      if (row?.id) await record(database, row.id, signIns);
    }
  };
}

async function record(
  database: Database,
  tenantId: number,
  signIns: readonly SignInEvent[],
): Promise<void> {
  await database.tenant(tenantId, async (tx) => {
    for (const signIn of signIns) {
      await insertAuditEntry(tx, {
        tenantId,
        at: signIn.occurredAt,
        actorId: signIn.userId,
        impersonatorId: signIn.impersonatorId,
        action: ACTIONS[signIn.action],
        ip: signIn.remoteAddress,
        detail: signIn.method,
        eventKey: `sign-in ${signIn.eventId}`,
      });
    }
  });
}
