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

/** Settings from the provider's own metadata. Throws E011003 with what was wrong about it. */
export async function publishedIdp(
  context: IdentityContext,
  address: string,
  entityId?: string,
  caller: Caller = MANAGEMENT,
): Promise<IdpMetadata> {
  try {
    return await fetchIdpMetadata(context, caller, { address, entityId });
  } catch (error) {
    // What a parser says can quote the document, which someone else’s server sent.
    const reason = error instanceof OutboundError ? error.message : 'No provider was found there';
    throw invalid(`"idpMetadataUrl" gave no metadata: ${reason}`);
  }
}

/**
 * The whole of the settings.
 *
 * @param metadataUrl where the provider was read, when it was.
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

/** What older client libraries change apart from each other, kept from the settings of before. */
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
