import { FEATURE_FLAGS, type Region } from '@waybill/contract';
import type { Database, Transaction } from '@waybill/store';
import { insertAuditEntry } from '../../../platform/audit-entry.ts';

/** The embedded installation shows everything it has: a new tenant starts with every flag on. */
const ALL_FLAGS = Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, true]));

interface NewTenant {
  idpTenantId: string;
  name: string;
  region: Region;
  ownDomains: readonly string[];
}

/** Creates the product's tenant for one at the identity provider, with an audit entry in it. */
export async function createTenant(
  database: Database,
  { idpTenantId, name, region, ownDomains }: NewTenant,
  origin: CreationOrigin,
): Promise<void> {
  await database.system(async (tx) => {
    const [created] = await tx.query<{ id: number }>(
      'SELECT create_tenant($1, $2, $3, $4, $5) AS id',
      [idpTenantId, name, region, [...new Set(ownDomains)], JSON.stringify(ALL_FLAGS)],
    );
    if (!created) throw new Error('The database answered no tenant');
    // From here on the transaction is the tenant's, so that its entry is committed with it.
    await tx.query(`SELECT set_config('app.tenant_id', $1, true)`, [String(created.id)]);
    await noteTenantCreated(tx, created.id, origin);
  });
}

/** Source of a tenant's creation, for the audit. */
export interface CreationOrigin {
  requestId: string;
  ip: string | null;
}

/** Writes the audit entry of the creation, once. */
export async function noteTenantCreated(
  tx: Transaction,
  tenantId: number,
  { requestId, ip }: CreationOrigin,
): Promise<void> {
  const action = 'tenant.created';
  await insertAuditEntry(tx, { tenantId, action, requestId, ip, eventKey: action });
}
