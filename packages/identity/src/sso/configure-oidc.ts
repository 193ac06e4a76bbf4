import type { z } from 'zod';
import { OidcSettings } from '../federation/oidc-settings.ts';
import type { IdentityContext } from '../identity-context.ts';
import { requireAllowedRedirect } from '../wire/redirects.ts';
import { invalid } from '../wire/wire-error.ts';
import type { OidcBody } from './sso-bodies.ts';
import type { SsoConfiguration, SsoSettings } from './sso-configuration.ts';

type OidcFields = z.infer<typeof OidcBody>['settings'];

/** The complete settings. Throws E011003 if they are unusable. */
export function oidcSettings(
  context: Pick<IdentityContext, 'publicOrigins' | 'settings'>,
  fields: OidcFields,
  before: SsoConfiguration | null,
): SsoSettings {
  if (fields.redirectUrl) requireAllowedRedirect(context, fields.redirectUrl, 'redirectUrl');
  const isDescribed = fields.issuer || (fields.authUrl && fields.tokenUrl);
  if (!isDescribed) throw invalid('"issuer" or "authUrl" and "tokenUrl" are needed');
  const { roleMappings, groupsMapping, clientSecret, ...texts } = fields;
  const oidc = OidcSettings.parse({
    // Client libraries send empty texts for omitted values.
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== '')),
    clientSecret: clientSecret || keptSecret(fields, before),
    groupsMapping: roleMappings ?? groupsMapping,
  });
  return { kind: 'oidc', oidc };
}

/** The secret cannot be read back, so omitting it keeps it; but it is never sent to another address. */
function keptSecret(fields: OidcFields, before: SsoConfiguration | null): string | undefined {
  if (before?.settings?.kind !== 'oidc') return undefined;
  const { oidc } = before.settings;
  const isSame =
    oidc.clientId === fields.clientId &&
    (oidc.issuer ?? '') === (fields.issuer ?? '') &&
    (oidc.tokenUrl ?? '') === (fields.tokenUrl ?? '');
  return isSame ? oidc.clientSecret : undefined;
}
