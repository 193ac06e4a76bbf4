import { z } from 'zod';
import { writeAudit } from '../../audit/audit-store.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { byAddress } from '../../costly/callers.ts';
import { noteCaller } from '../../notices/notice-store.ts';
import { hashNewPassword } from '../../password/password-history.ts';
import { setPassword } from '../../password/password-store.ts';
import { passCredentialGate, passFreshGate } from '../../sessions/credential-gate.ts';
import { LoginOptionsBody } from '../../sessions/login-options.ts';
import { withRefreshToken } from '../../sessions/presented-token.ts';
import { endFamiliesOfUser } from '../../sessions/refresh-store.ts';
import { startSession } from '../../sessions/start-session.ts';
import type { EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { parseFields, requiredText } from '../../wire/fields.ts';
import { typedPassword } from './typed-password.ts';
import { BY_PASSWORD, proveByPassword } from './prove-by-password.ts';
import { replacePassword } from './replace-password.ts';
import { reset } from './reset.ts';
import { signUp } from './sign-up.ts';

const SignInBody = z.object({
  loginId: requiredText('loginId'),
  password: typedPassword('password'),
  loginOptions: LoginOptionsBody,
});

async function signIn(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, password, loginOptions } = parseFields(SignInBody, call.body);
  const proof = await proveByPassword(context, call, { loginId, password });
  return startSession(context, call, { ...proof, options: loginOptions });
}

const UpdateBody = z.object({
  loginId: requiredText('loginId'),
  newPassword: requiredText('newPassword'),
});

/**
 * Sets the password of the signed-in user; their other sign-ins end. The request has no old password,
 * so the sign-in must be of the last 15 minutes. Throws 403 as the gate does: also for a password reset
 * link without the code of the user's app.
 */
async function update(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, newPassword } = parseFields(UpdateBody, call.body);
  const changer = await withRefreshToken(context, call, async ({ user, family, now }) => {
    passFreshGate({ user, family, now }, loginId);
    return user;
  });
  const hash = await hashNewPassword(context, byAddress(call.remoteAddress), changer, newPassword);
  return withRefreshToken(context, call, async ({ client, revoke, now, user, family }) => {
    // Checked again: hashing took a while.
    passCredentialGate({ user, family }, loginId);
    await noteCaller(client, call);
    await setPassword(client, user.userId, { hash, isTemporary: false }, now);
    await revoke(await endFamiliesOfUser(client, user.userId, family.familyId, now));
    await writeAudit(client, {
      action: 'PasswordModified',
      occurredAt: now,
      userId: user.userId,
      device: call.device,
      remoteAddress: call.remoteAddress,
      loginIds: user.loginIds,
    });
    return { body: {} };
  });
}

const ReplaceBody = z.object({
  loginId: requiredText('loginId'),
  oldPassword: typedPassword('oldPassword'),
  newPassword: requiredText('newPassword'),
});

/**
 * Exchanges the old password, which may be a temporary one, for a new one and signs in. Users with an
 * authenticator app sign in with its code first, and send that refresh token.
 */
async function replace(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const replaced = await replacePassword(context, call, parseFields(ReplaceBody, call.body));
  return startSession(context, call, { ...BY_PASSWORD, ...replaced, options: {} });
}

async function policy(context: IdentityContext): Promise<WireReply> {
  return { body: context.passwordPolicy.description };
}

const guessable = { method: 'POST', access: 'project', isGuessable: true } as const;

export const endpoints: EndpointGroup = [
  {
    ...guessable,
    effect: 'sign-in',
    path: '/v1/auth/password/signin',
    unproven: ['hash'],
    run: signIn,
  },
  {
    ...guessable,
    effect: 'sign-up',
    path: '/v1/auth/password/signup',
    unproven: ['strength', 'hash'],
    run: signUp,
  },
  { ...guessable, effect: 'change', path: '/v1/auth/password/update', run: update },
  {
    ...guessable,
    effect: 'change',
    path: '/v1/auth/password/replace',
    unproven: ['hash'],
    run: replace,
  },
  { ...guessable, effect: 'sign-in', path: '/v1/auth/password/reset', run: reset },
  {
    method: 'GET',
    effect: 'none',
    path: '/v1/auth/password/policy',
    access: 'project',
    run: policy,
  },
];
