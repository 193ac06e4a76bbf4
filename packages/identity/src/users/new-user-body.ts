import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import type { LoginOptions } from '../sessions/login-options.ts';
import { optionalEmail, optionalPhone, optionalText } from '../wire/fields.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

/** A new user's data about themselves, in every method's sign-up. */
const Fields = z.object({
  email: optionalEmail,
  phone: optionalPhone,
  name: optionalText('name'),
  givenName: optionalText('givenName'),
  middleName: optionalText('middleName'),
  familyName: optionalText('familyName'),
});
export type NewUserBody = Partial<z.infer<typeof Fields>>;
export const NewUserBody = Fields.nullish().transform((user): NewUserBody => user ?? {});

/** Throws 403 for a tenant to work in: a new user is in none. Ask it before the user is created. */
export function requireNoTenant({ tenantId }: LoginOptions): void {
  if (!tenantId) return;
  throw new WireError(403, WIRE_CODES.invalidArguments, 'You are not a member of this tenant');
}

/** Throws 403 where the operator has not opened sign-up. */
export function requireOpenSignUp(context: Pick<IdentityContext, 'settings'>): void {
  if (context.settings.isSignUpOpen) return;
  throw new WireError(
    403,
    WIRE_CODES.badRequest,
    'Sign-up is closed. Ask an administrator for an account.',
  );
}
