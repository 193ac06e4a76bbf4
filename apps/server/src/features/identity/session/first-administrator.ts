import type { SetupRequest } from '@waybill/contract';
import type { Services } from '../../../http/feature.ts';
import { AppError } from '../../../platform/app-error.ts';
import { createTenant, noteTenantCreated, type CreationOrigin } from './create-tenant.ts';

/** Names the tenant and creates its first owner, with the one-time link. Throws `setup.…`. */
export async function createFirstAdministrator(
  services: Services,
  request: SetupRequest,
  origin: CreationOrigin,
): Promise<{ loginId: string }> {
  const { identity } = services;
  if (!(await identity.needsSetup())) throw new AppError('setup.already_done');
  const isUsed = await identity.useSetupToken(request.token, async () => {
    const giveOwner = await ownerOf(services, request);
    const tenantId = await firstTenantId(services, request);
    // The step that ends the set-up comes last, so that it can be repeated until then: the owner, or,
    // if the provider already had users, the tenant.
    const isOwnerLast = services.identity.mode === 'embedded';
    if (isOwnerLast) await putTenant(services, request, { tenantId, origin });
    await giveOwner(tenantId);
    if (!isOwnerLast) await putTenant(services, request, { tenantId, origin });
  });
  if (!isUsed) throw new AppError('setup.token_invalid');
  return { loginId: request.email };
}

/** The tenant's id at the provider; one that an earlier attempt left without an owner is reused. */
async function firstTenantId(
  { identityAdmin, database }: Services,
  request: SetupRequest,
): Promise<string> {
  const [left] = await database.system((tx) =>
    tx.query<{ id: number }>('SELECT tenant_ids() AS id'),
  );
  if (!left) return identityAdmin.createTenant(request.tenantName);
  const [row] = await database.tenant(left.id, (tx) =>
    tx.query<{ idp_tenant_id: string }>('SELECT idp_tenant_id FROM tenant'),
  );
  return row?.idp_tenant_id ?? identityAdmin.createTenant(request.tenantName);
}

/** The product's tenant, as the form names it. */
async function putTenant(
  { database, config }: Services,
  request: SetupRequest,
  { tenantId: idpTenantId, origin }: { tenantId: string; origin: CreationOrigin },
): Promise<void> {
  const [left] = await database.system((tx) =>
    tx.query<{ id: number | null }>('SELECT tenant_id_of_idp($1) AS id', [idpTenantId]),
  );
  if (left?.id) {
    const { id } = left;
    await database.tenant(id, async (tx) => {
      await tx.query('UPDATE tenant SET name = $1, own_domains = $2', [
        request.tenantName,
        [...new Set(request.ownDomains)],
      ]);
      await noteTenantCreated(tx, id, origin);
    });
    return;
  }
  await createTenant(
    database,
    {
      idpTenantId,
      name: request.tenantName,
      region: config.region,
      ownDomains: request.ownDomains,
    },
    origin,
  );
}

/**
 * How the owner is added to the tenant: an existing user of a hosted provider is added to it; anyone
 * else is created, with the password that the form must then contain.
 */
async function ownerOf(
  { identity, identityAdmin }: Services,
  request: SetupRequest,
): Promise<(tenantId: string) => Promise<void>> {
  const { email, name, password } = request;
  const roles = ['Owner'];
  const known = identity.mode === 'hosted' ? await identityAdmin.loadUserByLoginId(email) : null;
  if (known) return (tenantId) => identityAdmin.addMember(known, tenantId, roles);
  if (password === undefined) {
    throw new AppError('request.invalid', {
      errors: [{ path: 'password', message: 'is required for a new user' }],
    });
  }
  return (tenantId) => identityAdmin.createUser({ email, name, password, tenantId, roles });
}
