import { z } from 'zod';
import { OidcSettings } from '../federation/oidc-settings.ts';
import {
  optionalFlag,
  optionalObject,
  optionalText,
  optionalTexts,
  requiredText,
} from '../wire/fields.ts';
import { SamlSettings } from './saml-settings.ts';

/** Ids become parts of addresses. */
const SSO_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;
const DOMAIN = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
/** Certificates are longer than other texts; several fit. */
const MAX_CERTIFICATES = 40_000;
/** They have lines, which no other required text has. */
const PEM_TEXT = /^[\r\n\t\x20-\x7e]*$/;

const ssoId = optionalText('ssoId').refine((id) => !id || SSO_ID.test(id), {
  error: '"ssoId" must be letters, digits, - and _',
});

const domains = optionalTexts('domains').transform((list, issues) => {
  const normal = list?.map((domain) => domain.trim().toLowerCase().replace(/^@/, ''));
  const wrong = normal?.find((domain) => !DOMAIN.test(domain));
  if (wrong !== undefined) {
    issues.addIssue({ code: 'custom', message: `"${wrong}" is not a domain` });
  }
  return normal && [...new Set(normal)];
});

/** An address of someone else’s, which a browser or this server will open. */
function addressText(name: string) {
  return requiredText(name, 2000).refine(isWebAddress, { error: `"${name}" must be an address` });
}

function optionalAddress(name: string) {
  return optionalText(name).refine((text) => !text || isWebAddress(text), {
    error: `"${name}" must be an address`,
  });
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const roleMappings = z
  .array(z.object({ roleName: requiredText('roleName'), groups: optionalTexts('groups') }), {
    error: '"roleMappings" must be an array',
  })
  .nullish()
  .transform((list) => list?.map(({ roleName, groups }) => ({ roleName, groups: groups ?? [] })));

/** Field of the user by name of the attribute or claim; empty texts count as absent. */
function namesOfAttributes(name: string) {
  return optionalObject(name).transform((mapping, issues): unknown => {
    if (!mapping) return undefined;
    const { customAttributes, ...fields } = mapping;
    const texts = textsOf(fields);
    const custom = textsOf(customAttributes ?? {});
    if (texts && custom) return { ...texts, customAttributes: custom };
    issues.addIssue({ code: 'custom', message: `"${name}" must have names of attributes` });
    return z.NEVER;
  });
}

function textsOf(value: unknown): Record<string, string> | null {
  const parsed = z.record(z.string(), z.string().max(1000).nullish()).safeParse(value);
  if (!parsed.success) return null;
  return Object.fromEntries(
    Object.entries(parsed.data).flatMap(([key, text]): [string, string][] =>
      text ? [[key, text]] : [],
    ),
  );
}

const samlMapping = namesOfAttributes('attributeMapping').pipe(SamlSettings.shape.attributeMapping);

/** Which configuration: the same in every body and query. */
const which = { tenantId: requiredText('tenantId'), ssoId };
export const WhichSso = z.object(which);
export const WhichTenant = z.object({ tenantId: requiredText('tenantId') });
export const NewSso = z.object({ ...which, displayName: optionalText('displayName') });

const samlExtras = {
  roleMappings,
  attributeMapping: samlMapping,
  defaultSSORoles: optionalTexts('defaultSSORoles'),
  spACSUrl: optionalAddress('spACSUrl'),
  spEntityId: optionalText('spEntityId'),
};
const samlPlace = { ...which, redirectUrl: optionalText('redirectUrl'), domains };
const idpCert = z
  .string({ error: '"idpCert" must be a string' })
  .min(1, { error: '"idpCert" must not be empty' })
  .max(MAX_CERTIFICATES, { error: `"idpCert" must have at most ${MAX_CERTIFICATES} characters` })
  .regex(PEM_TEXT, { error: '"idpCert" must be certificates' });

export const SamlBody = z.object({
  ...samlPlace,
  settings: z.object(
    {
      idpUrl: addressText('idpUrl'),
      entityId: requiredText('entityId'),
      idpCert,
      ...samlExtras,
    },
    { error: '"settings" must be an object' },
  ),
});

export const SamlMetadataBody = z.object({
  ...samlPlace,
  settings: z.object(
    {
      idpMetadataUrl: addressText('idpMetadataUrl'),
      entityId: optionalText('entityId'),
      ...samlExtras,
    },
    { error: '"settings" must be an object' },
  ),
});

export const OidcBody = z.object({
  ...which,
  domains,
  settings: z.object(
    {
      name: optionalText('name'),
      clientId: requiredText('clientId'),
      clientSecret: optionalText('clientSecret'),
      redirectUrl: optionalText('redirectUrl'),
      authUrl: optionalAddress('authUrl'),
      tokenUrl: optionalAddress('tokenUrl'),
      userDataUrl: optionalAddress('userDataUrl'),
      JWKsUrl: optionalAddress('JWKsUrl'),
      issuer: optionalAddress('issuer'),
      scope: optionalTexts('scope'),
      prompt: optionalTexts('prompt'),
      grantType: optionalText('grantType').refine(
        (type) => !type || type === 'authorization_code',
        {
          error: '"grantType" must be authorization_code',
        },
      ),
      manageProviderTokens: optionalFlag('manageProviderTokens'),
      userAttrMapping: namesOfAttributes('userAttrMapping').pipe(
        OidcSettings.shape.userAttrMapping,
      ),
      roleMappings,
      groupsMapping: roleMappings,
      defaultSSORoles: optionalTexts('defaultSSORoles'),
    },
    { error: '"settings" must be an object' },
  ),
});

export const RedirectBody = z.object({
  ...which,
  samlRedirectUrl: optionalText('samlRedirectUrl'),
  oauthRedirectUrl: optionalText('oauthRedirectUrl'),
});

/** The bodies of older client libraries. */
export const OldSettingsBody = z.object({
  ...which,
  idpURL: addressText('idpURL'),
  entityId: requiredText('entityId'),
  idpCert,
  redirectURL: optionalText('redirectURL'),
  domains,
});
export const OldMetadataBody = z.object({
  ...which,
  idpMetadataURL: addressText('idpMetadataURL'),
  redirectURL: optionalText('redirectURL'),
  domains,
});
export const OldMappingBody = z.object({
  ...which,
  roleMappings,
  attributeMapping: samlMapping,
  defaultSSORoles: optionalTexts('defaultSSORoles'),
});
