import { statement, type Queryable } from '../store/statement.ts';
import type { User } from '../users/user.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

/**
 * Throws 403 for a member of a tenant that requires its own provider. Members are those with an address
 * in a domain of a complete configuration. Call it after the proof: strangers must not learn whom it
 * concerns.
 */
export async function requireNotSsoOnly(db: Queryable, user: User): Promise<void> {
  const addresses = [user.email ?? '', ...user.loginIds].filter((text) => text.includes('@'));
  const domains = addresses.map((text) => text.slice(text.lastIndexOf('@') + 1).toLowerCase());
  const rows = await statement(
    db,
    'enforced_sso',
    `SELECT t.tenant_id FROM tenant t JOIN sso_domain d USING (tenant_id)
       JOIN sso_configuration c ON c.tenant_id = d.tenant_id AND c.sso_id = d.sso_id
     WHERE t.tenant_id = ANY ($1) AND t.is_sso_enforced AND d.domain = ANY ($2) AND c.kind IS NOT NULL
     LIMIT 1`,
    [user.tenants.map(({ tenantId }) => tenantId), domains],
  );
  if (rows.length === 0) return;
  throw new WireError(403, WIRE_CODES.invalidArguments, 'Your organisation signs in by SSO');
}
