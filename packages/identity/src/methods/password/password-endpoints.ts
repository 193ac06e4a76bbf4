import { z } from 'zod';
import { writeAudit } from '../../audit/audit-store.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { setPassword } from '../../password/password-store.ts';
import { LoginOptionsBody } from '../../sessions/login-options.ts';
import { withRefreshToken } from '../../sessions/presented-token.ts';
import { endFamiliesOfUser } from '../../sessions/refresh-store.ts';
import { invalidCredentials, startSession } from '../../sessions/start-session.ts';
import type { User } from '../../users/user.ts';
import { lockUsers, normaliseLoginId, userById } from '../../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { parseFields, requiredText } from '../../wire/fields.ts';
import { invalid, WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { checkPassword } from './check-password.ts';
import { signUp } from './sign-up.ts';

const METHOD = { method: 'password', amr: ['pwd'] };

const SignInBody = z.object({
  loginId: requiredText('loginId'),
  password: requiredText('password'),
  loginOptions: LoginOptionsBody,
});

async function signIn(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, password, loginOptions } = parseFields(SignInBody, call.body);
  const checked = await checkPassword(context, call, { loginId, password });
  if (checked.isTemporary) {
    throw new WireError(401, WIRE_CODES.passwordExpired, 'The password must be replaced first');
  }
  return startSession(context, call, {
    ...METHOD,
    userId: checked.userId,
    options: loginOptions,
    isProven: (client) => checked.isProven(client),
  });
}

const UpdateBody = z.object({
  loginId: requiredText('loginId'),
  newPassword: requiredText('newPassword'),
});

/** Sets the password of the signed-in user; their other sign-ins end. */
async function update(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, newPassword } = parseFields(UpdateBody, call.body);
  return withRefreshToken(context, call, async ({ client, revoke, now, user, family }) => {
    if (!user.loginIds.includes(normaliseLoginId(loginId))) {
      throw new WireError(403, WIRE_CODES.invalidArguments, 'The login id is not your own');
    }
    requireGoodPassword(context, newPassword, user);
    const hash = await context.passwords.hash(newPassword);
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
  oldPassword: requiredText('oldPassword'),
  newPassword: requiredText('newPassword'),
});

/** Trades the old password, which may be a temporary one, for a new one and signs in. */
async function replace(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, oldPassword, newPassword } = parseFields(ReplaceBody, call.body);
  const checked = await checkPassword(context, call, { loginId, password: oldPassword });
  const { userId } = checked;
  const user = await userById(context.pool, userId);
  if (newPassword === oldPassword) throw invalid('The new password must be another one');
  requireGoodPassword(context, newPassword, user);
  const hash = await context.passwords.hash(newPassword);
  await context.revocations.transaction(async (client, revoke) => {
    const now = new Date(context.clock());
    await lockUsers(client, [userId]);
    if (!(await checked.isProven(client))) throw invalidCredentials();
    await setPassword(client, userId, { hash, isTemporary: false }, now);
    await revoke(await endFamiliesOfUser(client, userId, null, now));
    await writeAudit(client, {
      action: 'PasswordModified',
      occurredAt: now,
      userId,
      device: call.device,
      remoteAddress: call.remoteAddress,
      loginIds: user?.loginIds,
    });
  });
  return startSession(context, call, { ...METHOD, userId, options: {} });
}

const ResetBody = z.object({ loginId: requiredText('loginId') });

/** Needs mail, which this provider does not send; the answer is the same for every login id. */
async function reset(_context: IdentityContext, call: WireCall): Promise<WireReply> {
  parseFields(ResetBody, call.body);
  throw new WireError(
    400,
    WIRE_CODES.badRequest,
    'Passwords are not reset by mail here. Ask an administrator for a temporary one.',
  );
}

async function policy(context: IdentityContext): Promise<WireReply> {
  return { body: context.passwordPolicy.description };
}

function requireGoodPassword(context: IdentityContext, password: string, user: User | null): void {
  const personal = user ? [...user.loginIds, user.name, user.email ?? ''] : [];
  const fault = context.passwordPolicy.fault(password, personal);
  if (fault) throw invalid(fault);
}

const guessable = { method: 'POST', access: 'project', isGuessable: true } as const;

export const endpoints: EndpointGroup = [
  { ...guessable, path: '/v1/auth/password/signin', run: signIn },
  { ...guessable, path: '/v1/auth/password/signup', run: signUp },
  { ...guessable, path: '/v1/auth/password/update', run: update },
  { ...guessable, path: '/v1/auth/password/replace', run: replace },
  { ...guessable, path: '/v1/auth/password/reset', run: reset },
  { method: 'GET', path: '/v1/auth/password/policy', access: 'project', run: policy },
];
