import { FEATURE_FLAGS, type SetupRequest } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import { AppError } from '../../platform/app-error.ts';

/** The embedded installation shows everything it has: a new tenant starts with every flag on. */
const ALL_FLAGS = Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, true]));

/** Names the tenant and makes its first owner, with the one-time link. Throws `setup.…`. */
export async function createFirstAdministrator(
  services: Services,
  request: SetupRequest,
): Promise<{ loginId: string }> {
  const { identity, identityAdmin, database, config } = services;
  if (!(await identity.needsSetup())) throw new AppError('setup.already_done');
  const isUsed = await identity.useSetupToken(request.token, async () => {
    const giveOwner = await ownerOf(services, request);
    const tenantId = await identityAdmin.createTenant(request.tenantName);
    await giveOwner(tenantId);
    await database.system((tx) =>
      tx.query('SELECT create_tenant($1, $2, $3, $4, $5)', [
        tenantId,
        request.tenantName,
        config.region,
        [...new Set(request.ownDomains)],
        JSON.stringify(ALL_FLAGS),
      ]),
    );
  });
  if (!isUsed) throw new AppError('setup.token_invalid');
  return { loginId: request.email };
}

/**
 * How the owner comes into the tenant: a hosted provider has users already, and one of them is put
 * into it; anybody else is created, with the password that the form then must have.
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
      errors: [{ path: 'password', message: 'is needed for a new user' }],
    });
  }
  return (tenantId) => identityAdmin.createUser({ email, name, password, tenantId, roles });
}
