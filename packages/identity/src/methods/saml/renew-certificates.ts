import { writeAudit } from '../../audit/audit-store.ts';
import type { Caller } from '../../costly/fair-turns.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { fetchIdpMetadata } from '../../sso/fetch-idp-metadata.ts';
import { readySso } from '../../sso/find-sso.ts';
import { saveSsoConfiguration } from '../../sso/sso-configuration.ts';
import { lockSsoConfiguration } from '../../sso/sso-store.ts';
import { inTransaction } from '../../store/statement.ts';
import { samlOf, type SamlConfiguration } from './check-response.ts';

/** Anyone can trigger a reload with a bad signature; at most this often. */
const READ_EVERY_MS = 300_000;

/**
 * Reloads the provider's metadata if its address is known: providers change their keys, and people
 * should not have to report failing sign-ins. Returns the configuration with the new certificates; null
 * if none, or it was just reloaded.
 */
export async function renewCertificates(
  context: IdentityContext,
  caller: Caller,
  { tenantId, ssoId, settings }: SamlConfiguration,
): Promise<SamlConfiguration | null> {
  const { idpMetadataUrl, idpEntityId } = settings.saml;
  if (!idpMetadataUrl || !(await takeTurn(context, { tenantId, ssoId }))) return null;
  try {
    const idp = await fetchIdpMetadata(context, caller, {
      address: idpMetadataUrl,
      entityId: idpEntityId,
    });
    return await keepCertificates(context, { tenantId, ssoId, idpMetadataUrl }, idp.certificates);
  } catch (error) {
    // Unchanged: the sign-in is refused because of the signature, as before.
    const detail = error instanceof Error ? error.name : typeof error;
    context.log({ level: 'warn', event: 'sso.metadata-not-read', detail });
    return null;
  }
}

/** Records the reload before it happens, so that many simultaneous bad signatures cause one. */
function takeTurn(
  context: IdentityContext,
  id: { tenantId: string; ssoId: string },
): Promise<boolean> {
  return changed(context, id, ({ settings: { saml } }) => {
    const isDue = context.clock() - (saml.metadataReadAt ?? 0) >= READ_EVERY_MS;
    return isDue ? { ...saml, metadataReadAt: context.clock() } : null;
  }).then((configuration) => configuration !== null);
}

async function keepCertificates(
  context: IdentityContext,
  id: { tenantId: string; ssoId: string; idpMetadataUrl: string },
  certificates: string[],
): Promise<SamlConfiguration | null> {
  const kept = await changed(context, id, ({ settings: { saml } }) => {
    const isSame = saml.idpCertificates.join() === certificates.join();
    // The settings may have changed while the metadata was loading.
    if (isSame || saml.idpMetadataUrl !== id.idpMetadataUrl) return null;
    return { ...saml, idpCertificates: certificates };
  });
  if (kept) {
    await writeAudit(context.pool, {
      action: 'SSOConfigured',
      occurredAt: new Date(context.clock()),
      tenantIds: [id.tenantId],
      data: { ssoId: id.ssoId, kind: 'saml', reason: 'certificates read again' },
    });
  }
  return kept;
}

/** Changes the current settings; null if there is nothing to change. */
function changed(
  context: IdentityContext,
  id: { tenantId: string; ssoId: string },
  change: (configuration: SamlConfiguration) => SamlConfiguration['settings']['saml'] | null,
): Promise<SamlConfiguration | null> {
  return inTransaction(context.pool, async (client) => {
    await lockSsoConfiguration(client, id);
    const configuration = samlOf(await readySso(context, client, id));
    const saml = configuration && change(configuration);
    if (!configuration || !saml) return null;
    const after = { ...configuration, settings: { kind: 'saml' as const, saml } };
    await saveSsoConfiguration(context, client, after);
    return after;
  });
}
