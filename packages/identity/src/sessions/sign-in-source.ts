import type { IdentityContext } from '../identity-context.ts';
import { noteKnown } from '../limits/known-source-store.ts';
import { deviceCookie, deviceKeyOf, lastingDeviceToken, senderOf } from '../limits/sender.ts';
import type { Client } from '../store/statement.ts';
import type { User } from '../users/user.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { isCleared } from './credential-gate.ts';
import type { SignIn } from './start-session.ts';

interface NotedSignIn {
  call: WireCall;
  signIn: Pick<SignIn, 'trusted'>;
  user: User;
  amr: readonly string[];
  now: Date;
}

/**
 * Makes the device and the address of a sign-in known to the user, and answers what the device keeps:
 * a cookie, or a field where the client keeps its tokens itself. A sign-in that still lacks the second
 * factor makes nothing known, and neither does one that another server asks for.
 */
export async function noteSignInSource(
  context: Pick<IdentityContext, 'vault' | 'settings'>,
  client: Client,
  { call, signIn, user, amr, now }: NotedSignIn,
): Promise<{ cookies: string[]; body: { knownDeviceJwt?: string } }> {
  const isByServer = signIn.trusted !== undefined && !signIn.trusted.isForBrowser;
  if (isByServer || !isCleared(user, amr)) return { cookies: [], body: {} };
  const token = lastingDeviceToken(call);
  const { addressKey } = senderOf(context.vault, call);
  const deviceKey = deviceKeyOf(context.vault, token);
  await noteKnown(client, user.userId, { deviceKey, addressKey }, now);
  return context.settings.refreshMode === 'cookie'
    ? { cookies: [deviceCookie(token)], body: {} }
    : { cookies: [], body: { knownDeviceJwt: token } };
}
