import type { IdentityContext } from '../identity-context.ts';
import type { Queryable } from '../store/statement.ts';
import { tenantById } from '../tenants/tenant-store.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import {
  ssoConfigurationOf,
  ssoConfigurationsOf,
  type SsoConfiguration,
  type SsoSettings,
} from './sso-configuration.ts';
import { ssoOfDomain } from './sso-store.ts';

export type ReadySso = SsoConfiguration & { settings: SsoSettings };

/**
 * The configuration for a sign-in. Throws E011004 if none is set up, also for an unknown tenant: who
 * has an account where is confidential.
 *
 * @param tenant id of a tenant, or an address in its domain.
 */
export async function requireSso(
  context: IdentityContext,
  tenant: string,
  ssoId: string | undefined,
): Promise<ReadySso> {
  const found = tenant.includes('@')
    ? await ofAddress(context, tenant, ssoId)
    : await ofTenant(context, tenant, ssoId);
  const ready = found && (await readySso(context, context.pool, found));
  if (ready) return ready;
  throw new WireError(400, WIRE_CODES.invalidArguments, 'Single sign-on is not set up here');
}

/** The current configuration, if it is set up and its tenant is active; else null. */
export async function readySso(
  context: Pick<IdentityContext, 'vault'>,
  db: Queryable,
  id: { tenantId: string; ssoId: string },
): Promise<ReadySso | null> {
  const tenant = await tenantById(db, id.tenantId);
  if (!tenant || tenant.isDisabled) return null;
  const found = await ssoConfigurationOf(context, db, id.tenantId, id.ssoId);
  return found?.settings ? { ...found, settings: found.settings } : null;
}

async function ofAddress(context: IdentityContext, address: string, ssoId: string | undefined) {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const owner = await ssoOfDomain(context.pool, domain);
  return owner && ssoId ? { ...owner, ssoId } : owner;
}

/** Without an id the default one, or the only complete one. */
async function ofTenant(context: IdentityContext, tenantId: string, ssoId: string | undefined) {
  const wanted = await ssoConfigurationOf(context, context.pool, tenantId, ssoId);
  if (wanted?.settings || ssoId) return wanted;
  const all = await ssoConfigurationsOf(context, context.pool, tenantId);
  const ready = all.filter(({ settings }) => settings !== null);
  return ready.length === 1 ? (ready[0] ?? null) : null;
}
