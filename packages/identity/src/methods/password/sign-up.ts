import { z } from 'zod';
import { byAddress } from '../../costly/callers.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { requirePasswordsOn } from '../../password/password-history.ts';
import { setPassword } from '../../password/password-store.ts';
import { LoginOptionsBody } from '../../sessions/login-options.ts';
import { startSession } from '../../sessions/start-session.ts';
import { createUser, loginIdTaken } from '../../users/create-user.ts';
import { NewUserBody, requireNoTenant, requireOpenSignUp } from '../../users/new-user-body.ts';
import { userByLoginId } from '../../users/user-store.ts';
import type { WireCall, WireReply } from '../../wire/endpoint.ts';
import { parseFields, requiredText } from '../../wire/fields.ts';
import { invalid } from '../../wire/wire-error.ts';

const SignUpBody = z.object({
  loginId: requiredText('loginId'),
  password: requiredText('password'),
  user: NewUserBody,
  loginOptions: LoginOptionsBody,
});

/**
 * Creates a user by self sign-up, if the operator enabled it; without roles and tenants. An existing
 * user is refused with E062107 even without strict errors: the response to a new user has tokens, so it
 * cannot look like the one to an existing user. Sign-up by code or link can.
 */
export async function signUp(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, password, user, loginOptions } = parseFields(SignUpBody, call.body);
  requireOpenSignUp(context);
  requirePasswordsOn(context);
  requireNoTenant(loginOptions);
  if (await userByLoginId(context.pool, loginId)) throw loginIdTaken();
  const caller = byAddress(call.remoteAddress);
  const personal = [loginId, user.name ?? ''];
  const fault = await context.passwordPolicy.fault({ password, personal, caller });
  if (fault) throw invalid(fault);
  const hash = await context.passwords.hash(caller, password);
  const userId = await context.revocations.transaction(async (client) => {
    const created = await createUser(context, client, {
      loginIds: [loginId],
      ...user,
    });
    await setPassword(client, created, { hash, isTemporary: false }, new Date(context.clock()));
    return created;
  });
  return startSession(context, call, {
    method: 'password',
    amr: ['pwd'],
    userId,
    options: loginOptions,
  });
}
