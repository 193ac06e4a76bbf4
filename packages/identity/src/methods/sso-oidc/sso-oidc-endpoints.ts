import type { Configuration } from 'openid-client';
import { z } from 'zod';
import {
  takeAuthorization,
  type TakenAuthorization,
} from '../../federation/authorization-state.ts';
import { isClaims, textClaim, type Claims } from '../../federation/claims.ts';
import { completeClaims, fetchJson, redeem } from '../../federation/code-flow.ts';
import { createExchangeCode } from '../../federation/exchange-codes.ts';
import { noteFailure } from '../../federation/failure.ts';
import { joinsByItself } from '../../federation/joins-by-itself.ts';
import { callbackParameters, landing } from '../../federation/landing.ts';
import { userOfFederatedIdentity } from '../../federation/link-identity.ts';
import type { OidcSettings } from '../../federation/oidc-settings.ts';
import { refusalText, refused } from '../../federation/refusal.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { giveDefaultRoles } from '../../sso/default-roles.ts';
import { readySso } from '../../sso/find-sso.ts';
import { keepGroups } from '../../sso/group-store.ts';
import { mappedRoles } from '../../sso/mapped-roles.ts';
import { ssoIssuer, type SsoConfiguration } from '../../sso/sso-configuration.ts';
import type { EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { parseFields, requiredText } from '../../wire/fields.ts';
import { CALLBACK_PATH, isOpenId, openSsoClient, ssoCallbackUrl } from './open-sso-client.ts';
import { groupsOf, readMember } from './read-member.ts';

const CallbackPath = z.object({
  tenantId: requiredText('tenantId'),
  ssoId: requiredText('ssoId'),
});

/** The person returns from the tenant's provider: redirect to the page, with a code or an error. */
async function finish(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { tenantId, ssoId } = parseFields(CallbackPath, call.params);
  const parameters = callbackParameters(call.query);
  const started = await takeAuthorization(context, call, parameters.get('state') ?? '', 'oidc');
  // A sign-in started with one provider must not end with another's response.
  if (started?.tenantId !== tenantId || started.ssoId !== ssoId) {
    return landing(`${context.publicOrigin}/login`, { err: refusalText(refused('ended')) });
  }
  try {
    const code = await codeFor(context, { tenantId, ssoId, started, parameters });
    return landing(started.redirectUrl, { code });
  } catch (error) {
    const failure = { error, method: 'sso', provider: ssoId, tenantId } as const;
    return landing(started.redirectUrl, { err: await noteFailure(context, call, failure) });
  }
}

interface Return {
  tenantId: string;
  ssoId: string;
  started: TakenAuthorization;
  parameters: URLSearchParams;
}

async function codeFor(context: IdentityContext, back: Return): Promise<string> {
  const { tenantId, ssoId, started, parameters } = back;
  // Reread: it may have changed while the person was away.
  const configuration = await readySso(context, context.pool, { tenantId, ssoId });
  if (configuration?.settings.kind !== 'oidc') throw refused('failed');
  const { oidc: settings } = configuration.settings;
  const client = await openSsoClient(context, settings);
  const redeemed = await redeem(client, {
    redirectUri: ssoCallbackUrl(context, back),
    parameters,
    state: parameters.get('state') ?? '',
    isOpenId: isOpenId(settings),
    ...(started.verifier === undefined ? {} : { verifier: started.verifier }),
    ...(started.nonce === undefined ? {} : { nonce: started.nonce }),
  });
  const claims = await claimsOf(client, settings, redeemed);
  return signIn(context, { configuration, settings, claims, started });
}

/** Everything that the provider says about the person. */
async function claimsOf(
  client: Configuration,
  settings: OidcSettings,
  { accessToken, claims }: { accessToken: string; claims: Claims | null },
): Promise<Claims> {
  if (claims) {
    const mapping = settings.userAttrMapping ?? {};
    const needed = [mapping.email || 'email', mapping.name || 'name'];
    if (settings.groupsMapping?.length) needed.push(mapping.group || 'groups');
    return completeClaims(client, { accessToken, claims }, needed);
  }
  const url = client.serverMetadata().userinfo_endpoint;
  if (!url) throw refused('failed');
  const data = await fetchJson(client, accessToken, url);
  if (!isClaims(data)) throw refused('failed');
  return data;
}

interface Member {
  configuration: SsoConfiguration;
  settings: OidcSettings;
  claims: Claims;
  started: TakenAuthorization;
}

async function signIn(context: IdentityContext, member: Member): Promise<string> {
  const { configuration, settings, claims, started } = member;
  const { tenantId, ssoId, domains } = configuration;
  const subject = textClaim(claims, 'sub') ?? textClaim(claims, 'id');
  if (!subject) throw refused('failed');
  const groups = groupsOf(settings, claims);
  const roleNames = mappedRoles(settings, groups);
  return context.revocations.transaction(async (client, revoke) => {
    const work = { client, revoke };
    const userId = await userOfFederatedIdentity(context, work, {
      ...readMember(settings, claims),
      kind: 'oidc',
      issuer: ssoIssuer(configuration),
      provider: ssoId,
      subject,
      tenant: { tenantId, domains },
      roleNames,
      mayCreate: await joinsByItself(client, tenantId),
    });
    await keepGroups(client, configuration, userId, groups);
    if (roleNames === undefined) {
      await giveDefaultRoles(client, { tenantId, userId }, settings.defaultSSORoles ?? []);
    }
    return createExchangeCode(context, client, {
      userId,
      method: 'sso',
      amr: ['fed'],
      loginOptions: { ...started.loginOptions, tenantId },
      provider: ssoId,
      idpResponse: { idpGroups: groups, idpOIDCClaims: claims },
      tenantSsoId: ssoId,
      browserHash: started.browserHash,
      isFromServer: started.isFromServer,
    });
  });
}

export const endpoints: EndpointGroup = [
  { method: 'GET', effect: 'sign-in', path: CALLBACK_PATH, access: 'public', run: finish },
];
