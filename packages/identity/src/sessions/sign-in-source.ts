import type { IdentityContext } from '../identity-context.ts';
import { knownOf, noteKnown } from '../limits/known-source-store.ts';
import { deviceCookie, deviceKeyOf, lastingDeviceToken, senderOf } from '../limits/sender.ts';
import { noteNotice } from '../notices/notice-store.ts';
import type { Client } from '../store/statement.ts';
import type { User } from '../users/user.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { isCleared } from './credential-gate.ts';
import type { SignIn } from './start-session.ts';

interface NotedSignIn {
  call: WireCall;
  signIn: Pick<SignIn, 'trusted' | 'options'>;
  /** As before the sign-in. */
  user: User;
  amr: readonly string[];
  now: Date;
}

/**
 * Notifies the user of a sign-in from a new device, records the device and address of the sign-in for
 * the user, and returns the device token: a cookie, or a field if the client stores its tokens itself.
 * Sign-ins without the required second factor, or requested by another server, record nothing.
 */
export async function noteSignInSource(
  context: Pick<IdentityContext, 'vault' | 'settings'>,
  client: Client,
  { call, signIn, user, amr, now }: NotedSignIn,
): Promise<{ cookies: string[]; body: { knownDeviceJwt?: string } }> {
  const isByServer = signIn.trusted !== undefined && !signIn.trusted.isForBrowser;
  if (isByServer) return { cookies: [], body: {} };
  const { userId } = user;
  const sender = senderOf(context.vault, call);
  const token = lastingDeviceToken(call);
  const isWhole = isCleared(user, amr);
  const isKnown = isWhole
    ? await noteKnown(
        client,
        userId,
        { ...sender, deviceKey: deviceKeyOf(context.vault, token) },
        now,
      )
    : (await knownOf(client, userId, sender)).isDevice;
  // The second factor was told of with the first.
  const isContinued = signIn.options.mfa || signIn.options.stepup;
  if (!isKnown && !isContinued && user.lastLoginAt !== null) {
    await noteNotice(client, { userId, what: 'sign-in', caller: call, now });
  }
  if (!isWhole) return { cookies: [], body: {} };
  return context.settings.refreshMode === 'cookie'
    ? { cookies: [deviceCookie(token)], body: {} }
    : { cookies: [], body: { knownDeviceJwt: token } };
}
