import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { IdentityContext } from '../../identity-context.ts';
import { passFreshGate } from '../../sessions/credential-gate.ts';
import { LoginOptionsBody, type LoginOptions } from '../../sessions/login-options.ts';
import { withRefreshToken } from '../../sessions/presented-token.ts';
import type { RefreshFamily } from '../../sessions/refresh-store.ts';
import { requireOwnLoginId, requireSelf } from '../../sessions/require-own-login-id.ts';
import { NewUserBody, requireOpenSignUp } from '../../users/new-user-body.ts';
import type { User } from '../../users/user.ts';
import { userByLoginId } from '../../users/user-store.ts';
import type { WireCall, WireReply } from '../../wire/endpoint.ts';
import { optionalFlag, optionalText, parseFields, requiredText } from '../../wire/fields.ts';
import { WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { allowedPasskeys } from './allowed-passkeys.ts';
import {
  CHALLENGE_MS,
  creationOptions,
  PasskeyOptionsBody,
  requestOptions,
} from './ceremony-options.ts';
import { keepChallenge, type WebauthnChallenge } from './challenge-store.ts';
import { passkeysOfUser } from './passkey-store.ts';
import { relyingParty, type RelyingParty } from './relying-party.ts';

/** Random, as authenticators give it away; the longest that WebAuthn allows is 64. */
const USER_HANDLE_BYTES = 32;

const CommonBody = z.object({
  origin: requiredText('origin'),
  loginOptions: LoginOptionsBody,
  passkeyOptions: PasskeyOptionsBody,
});
type Common = z.infer<typeof CommonBody>;

const SignUpBody = CommonBody.extend({
  user: z.object({ loginId: requiredText('loginId') }, { error: '"user" must be an object' }),
});
const NamesBody = z.object({ user: NewUserBody });

export async function startSignUp(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { user, ...common } = parseFields(SignUpBody, call.body);
  const { user: names } = parseFields(NamesBody, call.body);
  const party = relyingParty(context, common.origin);
  requireOpenSignUp(context);
  const existing = await userByLoginId(context.pool, user.loginId);
  if (existing && context.settings.hasStrictErrors) {
    throw new WireError(400, WIRE_CODES.userExists, 'A user with this login id exists');
  }
  return askForNewUser(context, party, { ...common, newUser: { ...names, ...user } });
}

const SignInBody = CommonBody.extend({ loginId: optionalText('loginId') });

/** An empty login id asks for whichever passkey the person picks. */
export async function startSignIn(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId = '', ...common } = parseFields(SignInBody, call.body);
  const party = relyingParty(context, common.origin);
  return askToSign(context, call, { ...common, party, loginId });
}

const SignUpOrInBody = CommonBody.extend({ loginId: requiredText('loginId') });

/**
 * Continues as a sign-up for an unknown login id, if enabled; else as a sign-in. `create` tells the
 * browser which, as it must know: with open sign-up, this reveals who has an account.
 */
export async function startSignUpOrIn(
  context: IdentityContext,
  call: WireCall,
): Promise<WireReply> {
  const { loginId, ...common } = parseFields(SignUpOrInBody, call.body);
  const party = relyingParty(context, common.origin);
  const existing = await userByLoginId(context.pool, loginId);
  if (!existing && context.settings.isSignUpOpen) {
    return askForNewUser(context, party, { ...common, newUser: { loginId } });
  }
  return askToSign(context, call, { ...common, party, loginId });
}

const UpdateBody = CommonBody.extend({
  loginId: requiredText('loginId'),
  mfa: optionalFlag('mfa'),
});

/** Another passkey for the signed-in user. */
export async function startUpdate(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, origin, mfa = false, passkeyOptions } = parseFields(UpdateBody, call.body);
  const party = relyingParty(context, origin);
  const { user, family } = await signedInAs(context, call, loginId);
  passFreshGate({ user, family, now: new Date(context.clock()) }, loginId);
  const passkeys = await passkeysOfUser(context.pool, user.userId);
  const userHandle = passkeys[0]?.userHandle ?? newUserHandle();
  const { options, ...asked } = await creationOptions(context, {
    rpId: party.rpId,
    userHandle,
    loginId,
    name: user.name,
    excluded: passkeys.filter((passkey) => passkey.rpId === party.rpId),
    wished: passkeyOptions,
  });
  return reply(context, options, {
    ...asked,
    ...FRESH,
    purpose: 'update',
    origin: party.origin,
    userId: user.userId,
    familyId: family.familyId,
    isSecondFactor: mfa,
    userHandle,
  });
}

const FRESH = {
  userId: null,
  familyId: null,
  isSecondFactor: false,
  userHandle: '',
  newUser: null,
  loginOptions: {},
};

async function askForNewUser(
  context: IdentityContext,
  party: RelyingParty,
  { newUser, loginOptions, passkeyOptions }: Omit<Common, 'origin'> & Pick<Draft, 'newUser'>,
): Promise<WireReply> {
  const userHandle = newUserHandle();
  const { options, ...asked } = await creationOptions(context, {
    rpId: party.rpId,
    userHandle,
    loginId: newUser.loginId,
    name: newUser.name || newUser.loginId,
    excluded: [],
    wished: passkeyOptions,
  });
  return reply(context, options, {
    ...asked,
    ...FRESH,
    purpose: 'signup',
    origin: party.origin,
    userHandle,
    newUser,
    loginOptions,
  });
}

interface Draft {
  newUser: NonNullable<WebauthnChallenge['newUser']>;
}

async function askToSign(
  context: IdentityContext,
  call: WireCall,
  {
    party,
    loginId,
    loginOptions,
    passkeyOptions,
  }: Common & { party: RelyingParty; loginId: string },
): Promise<WireReply> {
  const asked = await whoIsAsked(context, call, { loginId, loginOptions });
  const { options, ...ceremony } = await requestOptions(context, {
    rpId: party.rpId,
    allowed:
      asked.userId === null && loginId === ''
        ? null
        : await allowedPasskeys(context, { loginId, userId: asked.userId, rpId: party.rpId }),
    wished: passkeyOptions,
  });
  // The proof is added to the sign-in that asks now: the answer comes without its refresh token.
  const { mfa, stepup, ...rest } = loginOptions;
  return reply(context, options, {
    ...ceremony,
    ...FRESH,
    ...asked,
    purpose: 'signin',
    origin: party.origin,
    loginOptions: rest,
    isSecondFactor: mfa === true || stepup === true,
  });
}

/** With `mfa` or `stepup` the user of the refresh token, who must own the login id. */
async function whoIsAsked(
  context: IdentityContext,
  call: WireCall,
  { loginId, loginOptions }: { loginId: string; loginOptions: LoginOptions },
): Promise<{ userId: string | null; familyId: string | null }> {
  if (loginOptions.mfa || loginOptions.stepup) {
    const { user, family } = await signedInAs(context, call, loginId);
    return { userId: user.userId, familyId: family.familyId };
  }
  const user = loginId === '' ? null : await userByLoginId(context.pool, loginId);
  return { userId: user?.userId ?? null, familyId: null };
}

async function signedInAs(
  context: IdentityContext,
  call: WireCall,
  loginId: string,
): Promise<{ user: User; family: RefreshFamily }> {
  return withRefreshToken(context, call, async ({ user, family }) => {
    if (loginId === '') requireSelf(family);
    else requireOwnLoginId({ user, family }, loginId);
    return { user, family };
  });
}

async function reply(
  context: IdentityContext,
  options: string,
  challenge: WebauthnChallenge,
): Promise<WireReply> {
  const expiresAt = new Date(context.clock() + CHALLENGE_MS);
  const transactionId = await keepChallenge(context.pool, challenge, expiresAt);
  return { body: { transactionId, options, create: challenge.purpose !== 'signin' } };
}

function newUserHandle(): string {
  return randomBytes(USER_HANDLE_BYTES).toString('base64url');
}
