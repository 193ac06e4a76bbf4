import { z } from 'zod';
import { writeAudit } from '../../audit/audit-store.ts';
import { byAddress } from '../../costly/callers.ts';
import { newSecret } from '../../crypto/one-time-secret.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { passCredentialGate, requireFresh } from '../../sessions/credential-gate.ts';
import { LoginOptionsBody } from '../../sessions/login-options.ts';
import { isSignedInAs } from '../../sessions/is-signed-in-as.ts';
import { withRefreshToken } from '../../sessions/presented-token.ts';
import { requireOwnLoginId } from '../../sessions/require-own-login-id.ts';
import { startSession } from '../../sessions/start-session.ts';
import { inTransaction, type Client } from '../../store/statement.ts';
import { createUser, loginIdTaken } from '../../users/create-user.ts';
import { NewUserBody, requireOpenSignUp } from '../../users/new-user-body.ts';
import type { User } from '../../users/user.ts';
import { userByLoginId } from '../../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { parseFields, requiredText } from '../../wire/fields.ts';
import { WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { checkTotp, seedLabel } from './check-totp.ts';
import { newSeed, provisioningAddress } from './totp-seed.ts';
import { offerSeed } from './totp-store.ts';

/** A displayed but unused seed would give access to anyone who sees it later. */
const OFFER_MS = 3_600_000;

const SignUpBody = z.object({ loginId: requiredText('loginId'), user: NewUserBody });

/**
 * Creates a user who signs in with codes, if the operator enabled that. For a taken login id the
 * response is the same, unless errors are strict, and its seed is useless.
 */
async function signUp(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, user } = parseFields(SignUpBody, call.body);
  requireOpenSignUp(context);
  const seed = newSeed();
  const body = await provisioning(context, call, { loginId, seed });
  await inTransaction(context.pool, async (client) => {
    const isTaken = (await userByLoginId(client, loginId)) !== null;
    if (isTaken && context.settings.hasStrictErrors) throw loginIdTaken();
    // For a taken login id, a user is created and rolled back: the same work, committed alike.
    const loginIds = [isTaken ? newSecret() : loginId];
    await savepoint(client, 'SAVEPOINT sign_up');
    const userId = await createUser(context, client, { loginIds, ...user });
    await offer(context, client, { userId, seed });
    await savepoint(client, isTaken ? 'ROLLBACK TO sign_up' : 'RELEASE sign_up');
    await writeAudit(client, {
      action: isTaken ? 'LoginStartedFailed' : 'LoginStarted',
      occurredAt: new Date(context.clock()),
      method: 'totp',
      device: call.device,
      remoteAddress: call.remoteAddress,
    });
  }).catch((error: unknown) => {
    // Someone else was faster.
    const isTaken = error instanceof WireError && error.code === WIRE_CODES.userExists;
    if (!isTaken || context.settings.hasStrictErrors) throw error;
  });
  return { body };
}

async function savepoint(
  client: Client,
  command: 'SAVEPOINT sign_up' | 'ROLLBACK TO sign_up' | 'RELEASE sign_up',
): Promise<void> {
  await client.query(command);
}

const UpdateBody = z.object({ loginId: requiredText('loginId') });

/**
 * Shows the signed-in user a new seed. It is valid from its first code on, and the old one until then.
 * Throws 403 during impersonation, and without the second factor if the user has more than an
 * authenticator app.
 */
async function update(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId } = parseFields(UpdateBody, call.body);
  const seed = newSeed();
  await withRefreshToken(context, call, async ({ client, user, family, now }) => {
    if (hasNothingElse(user)) requireOwnLoginId({ user, family }, loginId);
    else passCredentialGate({ user, family }, loginId);
    requireFresh(family, now);
    await offer(context, client, { userId: user.userId, seed });
  });
  return { body: await provisioning(context, call, { loginId, seed }) };
}

/** What an authenticator is set up with, as the wire has it. `image` is a PNG in base64. */
async function provisioning(
  context: IdentityContext,
  call: WireCall,
  { loginId, seed }: { loginId: string; seed: string },
) {
  const provisioningURL = provisioningAddress(context.settings.productName, loginId, seed);
  const caller = byAddress(call.remoteAddress);
  const image = await context.costly.picture(caller, { text: provisioningURL });
  return { provisioningURL, image, key: seed };
}

/** A user who signed up with an authenticator app has no other proof when changing it. */
function hasNothingElse(user: User): boolean {
  const { hasPassword, hasPasskey, hasSaml, hasOidc, oauthProviders } = user;
  const isReached = user.isEmailVerified || user.isPhoneVerified;
  return !(hasPassword || hasPasskey || hasSaml || hasOidc || oauthProviders.length || isReached);
}

async function offer(
  context: IdentityContext,
  client: Client,
  { userId, seed }: { userId: string; seed: string },
): Promise<void> {
  const sealed = context.vault.seal(Buffer.from(seed), seedLabel(userId));
  await offerSeed(client, userId, sealed, new Date(context.clock() + OFFER_MS));
}

const VerifyBody = z.object({
  loginId: requiredText('loginId'),
  code: requiredText('code', 20),
  loginOptions: LoginOptionsBody,
});

async function verify(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, code, loginOptions } = parseFields(VerifyBody, call.body);
  const isAdded = loginOptions.mfa === true || loginOptions.stepup === true;
  const checked = await checkTotp(context, call, {
    loginId,
    code,
    isAfterProof: async (userId) =>
      isAdded && (await isSignedInAs(context, context.pool, { call, userId })),
  });
  return startSession(context, call, {
    method: 'totp',
    amr: ['totp'],
    userId: checked.userId,
    options: loginOptions,
    isProven: (client, revoke) => checked.isProven(client, revoke),
  });
}

const project = { method: 'POST', access: 'project' } as const;

export const endpoints: EndpointGroup = [
  {
    ...project,
    effect: 'sign-up',
    path: '/v1/auth/totp/signup',
    isGuessable: true,
    unproven: ['picture'],
    run: signUp,
  },
  { ...project, effect: 'change', path: '/v1/auth/totp/update', isGuessable: true, run: update },
  { ...project, effect: 'sign-in', path: '/v1/auth/totp/verify', isGuessable: true, run: verify },
];
