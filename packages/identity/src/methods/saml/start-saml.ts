import { writeAudit } from '../../audit/audit-store.ts';
import { startAuthorization } from '../../federation/authorization-state.ts';
import { newSecret } from '../../crypto/one-time-secret.ts';
import type { IdentityContext } from '../../identity-context.ts';
import type { LoginOptions } from '../../sessions/login-options.ts';
import { withRefreshToken } from '../../sessions/presented-token.ts';
import type { WireCall, WireReply } from '../../wire/endpoint.ts';
import { requireAllowedRedirect } from '../../wire/redirects.ts';
import type { SamlConfiguration } from './check-response.ts';
import { requestAddress } from './saml-client.ts';
import { serviceProvider } from './service-provider.ts';

interface SamlStart {
  /** Absent: the configured one, else the sign-in page. */
  redirectURL: string | undefined;
  loginOptions: LoginOptions;
  loginHint: string | undefined;
  /** Asks the person to prove who they are even if they are signed in there. */
  forceAuthn: boolean;
  /** The only address that the person may turn out to have. */
  initiatedEmail: string | undefined;
}

/** Returns the address at the provider; the cookie ties the way back to this browser. */
export async function startSaml(
  context: IdentityContext,
  call: WireCall,
  configuration: SamlConfiguration,
  start: SamlStart,
): Promise<WireReply> {
  const { tenantId, ssoId, settings } = configuration;
  const { loginOptions, loginHint, forceAuthn } = start;
  const landingUrl =
    start.redirectURL || settings.saml.redirectUrl || `${context.publicOrigin}/login`;
  const redirectUrl = requireAllowedRedirect(context, landingUrl, 'redirectURL').href;
  // Reported now rather than after the round trip.
  if (loginOptions.mfa || loginOptions.stepup) {
    await withRefreshToken(context, call, async () => undefined);
  }
  // An XML id may not start with a digit.
  const requestId = `_${newSecret()}`;
  const extra = { initiatedEmail: start.initiatedEmail || undefined };
  const data = { tenantId, ssoId, redirectUrl, loginOptions, requestId, extra };
  const started = await startAuthorization(context, call, data, { kind: 'saml' });
  const url = await requestAddress(settings.saml, serviceProvider(context, configuration), {
    requestId,
    relayState: started.state,
    isForced: forceAuthn,
    loginHint,
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
