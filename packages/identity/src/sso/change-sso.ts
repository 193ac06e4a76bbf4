import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { requireRoleIds } from '../roles/grant-by-name.ts';
import { inTransaction, type Client } from '../store/statement.ts';
import { tenantById, type Tenant } from '../tenants/tenant-store.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import {
  DEFAULT_SSO_ID,
  saveSsoConfiguration,
  ssoConfigurationOf,
  type SsoConfiguration,
  type SsoSettings,
} from './sso-configuration.ts';
import { lockSsoConfiguration, setSsoDomains } from './sso-store.ts';

interface SsoChange {
  tenantId: string;
  ssoId: string | undefined;
  /** Absent: they stay. */
  domains?: string[] | undefined;
  displayName?: string | undefined;
  /** The new settings, derived from the current ones. */
  settings(before: SsoConfiguration | null): SsoSettings | null;
  /** Comes first in the transaction; what it throws stops the change. */
  permit?(client: Client): Promise<void>;
  /** Additional audit data. */
  audited?: Record<string, unknown>;
}

/**
 * Changes or creates a configuration. Throws 404 for an unknown tenant, E011004 for a domain of another
 * configuration and for roles that the tenant lacks.
 */
export async function changeSso(
  context: IdentityContext,
  call: WireCall,
  change: SsoChange,
): Promise<{ tenant: Tenant; configuration: SsoConfiguration }> {
  const { tenantId } = change;
  const ssoId = change.ssoId || DEFAULT_SSO_ID;
  return inTransaction(context.pool, async (client) => {
    await change.permit?.(client);
    const tenant = await requireTenant(client, tenantId);
    await lockSsoConfiguration(client, { tenantId, ssoId });
    const before = await ssoConfigurationOf(context, client, tenantId, ssoId);
    const settings = change.settings(before);
    await requireRoleIds(client, { tenantId }, roleNamesOf(settings));
    const displayName = change.displayName ?? before?.displayName ?? '';
    await saveSsoConfiguration(context, client, { tenantId, ssoId, displayName, settings });
    const domains = change.domains ?? before?.domains ?? [];
    await giveDomains(client, { tenantId, ssoId }, domains);
    await writeAudit(client, {
      action: 'SSOConfigured',
      occurredAt: new Date(context.clock()),
      device: call.device,
      remoteAddress: call.remoteAddress,
      tenantIds: [tenantId],
      data: { ssoId, kind: settings?.kind ?? 'none', domains, ...change.audited },
    });
    return { tenant, configuration: { tenantId, ssoId, displayName, settings, domains } };
  });
}

/** Throws 404. */
export async function requireTenant(client: Client, tenantId: string): Promise<Tenant> {
  const tenant = await tenantById(client, tenantId);
  if (tenant) return tenant;
  throw new WireError(404, WIRE_CODES.invalidArguments, 'Tenant not found');
}

async function giveDomains(
  client: Client,
  id: { tenantId: string; ssoId: string },
  domains: readonly string[],
): Promise<void> {
  const taken = await setSsoDomains(client, id, domains);
  if (taken.length === 0) return;
  const text = `The domain ${taken.join(', ')} belongs to another SSO configuration`;
  throw new WireError(400, WIRE_CODES.invalidArguments, text);
}

function roleNamesOf(settings: SsoSettings | null): string[] {
  const mapping = settings?.kind === 'saml' ? settings.saml : settings?.oidc;
  const mapped = mapping?.groupsMapping?.map(({ roleName }) => roleName) ?? [];
  return [...new Set([...mapped, ...(mapping?.defaultSSORoles ?? [])])];
}
