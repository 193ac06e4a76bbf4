import type { IdentityContext } from '../../identity-context.ts';
import { isPasswordExpired, requirePasswordsOn } from '../../password/password-history.ts';
import type { SignIn } from '../../sessions/start-session.ts';
import type { WireCall } from '../../wire/endpoint.ts';
import { WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { checkPassword } from './check-password.ts';

export const BY_PASSWORD = { method: 'password', amr: ['pwd'] };

/**
 * Owner of the sign-in opened by the password. Throws as `checkPassword`; 401 E062909 if it must be
 * replaced first, 400 if passwords are off.
 */
export async function proveByPassword(
  context: IdentityContext,
  call: WireCall,
  given: { loginId: string; password: string },
): Promise<Omit<SignIn, 'options'>> {
  requirePasswordsOn(context);
  const checked = await checkPassword(context, call, given);
  requirePasswordsOn(context, checked.tenantIds);
  if (isPasswordExpired(context, checked)) {
    throw new WireError(401, WIRE_CODES.passwordExpired, 'The password must be replaced first');
  }
  return {
    ...BY_PASSWORD,
    userId: checked.userId,
    isProven: (client) => checked.isProven(client),
  };
}
