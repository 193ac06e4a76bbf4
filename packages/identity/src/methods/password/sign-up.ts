import { z } from 'zod';
import type { IdentityContext } from '../../identity-context.ts';
import { setPassword } from '../../password/password-store.ts';
import { LoginOptionsBody } from '../../sessions/login-options.ts';
import { startSession } from '../../sessions/start-session.ts';
import { createUser } from '../../users/create-user.ts';
import type { WireCall, WireReply } from '../../wire/endpoint.ts';
import {
  optionalEmail,
  optionalPhone,
  optionalText,
  parseFields,
  requiredText,
} from '../../wire/fields.ts';
import { invalid, WireError, WIRE_CODES } from '../../wire/wire-error.ts';

const SignUpBody = z.object({
  loginId: requiredText('loginId'),
  password: requiredText('password'),
  user: z
    .object({
      email: optionalEmail,
      phone: optionalPhone,
      name: optionalText('name'),
      givenName: optionalText('givenName'),
      middleName: optionalText('middleName'),
      familyName: optionalText('familyName'),
    })
    .nullish(),
  loginOptions: LoginOptionsBody,
});

/** Creates a user of their own making, where the operator opened that; without roles and tenants. */
export async function signUp(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, password, user, loginOptions } = parseFields(SignUpBody, call.body);
  if (!context.settings.isSignUpOpen) {
    throw new WireError(
      403,
      WIRE_CODES.badRequest,
      'Sign-up is closed. Ask an administrator for an account.',
    );
  }
  const fault = context.passwordPolicy.fault(password, [loginId, user?.name ?? '']);
  if (fault) throw invalid(fault);
  const hash = await context.passwords.hash(password);
  const userId = await context.revocations.transaction(async (client) => {
    const created = await createUser(context, client, {
      loginIds: [loginId],
      email: user?.email,
      phone: user?.phone,
      name: user?.name,
      givenName: user?.givenName,
      middleName: user?.middleName,
      familyName: user?.familyName,
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
