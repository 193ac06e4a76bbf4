import { OutboundError } from '@waybill/outbound';
import type { z } from 'zod';
import { MANAGEMENT } from '../costly/callers.ts';
import type { Caller } from '../costly/fair-turns.ts';
import type { IdentityContext } from '../identity-context.ts';
import { requireAllowedRedirect } from '../wire/redirects.ts';
import { invalid } from '../wire/wire-error.ts';
import { readCertificates } from './certificates.ts';
import { fetchIdpMetadata } from './fetch-idp-metadata.ts';
import type { IdpMetadata } from './idp-metadata.ts';
import type { SamlSettings } from './saml-settings.ts';
import type { SamlBody } from './sso-bodies.ts';
import type { SsoConfiguration, SsoSettings } from './sso-configuration.ts';

type SamlFields = z.infer<typeof SamlBody>['settings'];
type Extras = Omit<SamlFields, 'idpUrl' | 'entityId' | 'idpCert'>;

/** Settings from the fields that an administrator copied over. Throws E011003. */
export function givenIdp(fields: {
  idpUrl: string;
  entityId: string;
  idpCert: string;
}): IdpMetadata {
  const certificates = readCertificates(fields.idpCert);
  if (!certificates) throw invalid('"idpCert" is not a certificate');
  return { entityId: fields.entityId, ssoUrl: fields.idpUrl, certificates };
}

/** Settings from the provider's metadata. Throws E011003 with the fault. */
export async function publishedIdp(
  context: IdentityContext,
  address: string,
  entityId?: string,
  caller: Caller = MANAGEMENT,
): Promise<IdpMetadata> {
  try {
    return await fetchIdpMetadata(context, caller, { address, entityId });
  } catch (error) {
    // A parser's message can quote the document, which comes from someone else’s server.
    const reason = error instanceof OutboundError ? error.message : 'No provider was found there';
    throw invalid(`"idpMetadataUrl" gave no metadata: ${reason}`);
  }
}

/**
 * The complete settings.
 *
 * @param metadataUrl source of the provider's metadata, if any.
 */
export function samlSettings(
  context: IdentityContext,
  idp: IdpMetadata & { metadataUrl?: string },
  extras: Partial<Extras> & { redirectUrl?: string | undefined },
): SsoSettings {
  if (extras.redirectUrl) requireAllowedRedirect(context, extras.redirectUrl, 'redirectUrl');
  const saml: SamlSettings = {
    idpEntityId: idp.entityId,
    idpSSOUrl: idp.ssoUrl,
    idpCertificates: idp.certificates,
    ...(idp.metadataUrl
      ? { idpMetadataUrl: idp.metadataUrl, metadataReadAt: context.clock() }
      : {}),
    spEntityId: extras.spEntityId || undefined,
    spACSUrl: extras.spACSUrl || undefined,
    redirectUrl: extras.redirectUrl || undefined,
    attributeMapping: extras.attributeMapping,
    groupsMapping: extras.roleMappings,
    defaultSSORoles: extras.defaultSSORoles,
  };
  return { kind: 'saml', saml };
}

/** Settings that older client libraries change separately, kept from before. */
export function keptExtras(before: SsoConfiguration | null): Partial<Extras> {
  if (before?.settings?.kind !== 'saml') return {};
  const { saml } = before.settings;
  return {
    attributeMapping: saml.attributeMapping,
    roleMappings: saml.groupsMapping,
    defaultSSORoles: saml.defaultSSORoles,
    spACSUrl: saml.spACSUrl,
    spEntityId: saml.spEntityId,
  };
}
