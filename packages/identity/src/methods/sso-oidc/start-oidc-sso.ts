import { writeAudit } from '../../audit/audit-store.ts';
import { startAuthorization } from '../../federation/authorization-state.ts';
import { authorizationAddress, newFlowSecrets } from '../../federation/code-flow.ts';
import { reachable } from '../../federation/failure.ts';
import type { OidcSettings } from '../../federation/oidc-settings.ts';
import type { IdentityContext } from '../../identity-context.ts';
import type { LoginOptions } from '../../sessions/login-options.ts';
import { withRefreshToken } from '../../sessions/presented-token.ts';
import type { WireCall, WireReply } from '../../wire/endpoint.ts';
import { requireAllowedRedirect } from '../../wire/redirects.ts';
import { isOpenId, openSsoClient, ssoCallbackUrl } from './open-sso-client.ts';

interface OidcSsoStart {
  tenantId: string;
  ssoId: string;
  settings: OidcSettings;
  /** Absent: the configured one, else the sign-in page. */
  redirectURL?: string | undefined;
  loginOptions: LoginOptions;
  loginHint?: string | undefined;
  /** Asks the person to prove who they are even if they are signed in there. */
  forceAuthn?: boolean | undefined;
}

/** Returns the address at the tenant's own provider, with the cookie that ties the way back. */
export async function startOidcSso(
  context: IdentityContext,
  call: WireCall,
  start: OidcSsoStart,
): Promise<WireReply> {
  const { tenantId, ssoId, settings, loginOptions } = start;
  const landingUrl = start.redirectURL || settings.redirectUrl || `${context.publicOrigin}/login`;
  const redirectUrl = requireAllowedRedirect(context, landingUrl, 'redirectURL').href;
  // Reported now rather than after the round trip.
  if (loginOptions.mfa || loginOptions.stepup) {
    await withRefreshToken(context, call, async () => undefined);
  }
  const client = await reachable(context, call, () => openSsoClient(context, settings));
  const secrets = newFlowSecrets({ isOpenId: isOpenId(settings) });
  const data = { tenantId, ssoId, redirectUrl, loginOptions, ...secrets };
  const started = await startAuthorization(context, call, data, { kind: 'oidc' });
  const url = await authorizationAddress(client, {
    ...secrets,
    state: started.state,
    redirectUri: ssoCallbackUrl(context, start),
    scopes: scopesOf(settings),
    parameters: {
      ...(start.loginHint ? { login_hint: start.loginHint } : {}),
      ...promptOf(start),
    },
  });
  await writeAudit(context.pool, {
    action: 'LoginStarted',
    occurredAt: new Date(context.clock()),
    method: 'sso',
    device: call.device,
    remoteAddress: call.remoteAddress,
    tenantIds: [tenantId],
    data: { provider: ssoId },
  });
  return { body: { url }, cookies: started.cookies };
}

/** Without `openid` there would be no id token. */
function scopesOf(settings: OidcSettings): string[] {
  const wanted = settings.scope?.length ? settings.scope : ['email', 'profile'];
  return [...new Set([...(isOpenId(settings) ? ['openid'] : []), ...wanted])];
}

function promptOf({ settings, forceAuthn }: OidcSsoStart): Record<string, string> {
  const prompts = forceAuthn ? ['login'] : (settings.prompt ?? []);
  return prompts.length > 0 ? { prompt: prompts.join(' ') } : {};
}
