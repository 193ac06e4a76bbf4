import type { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import { setPassword } from '../password/password-store.ts';
import type { Client } from '../store/statement.ts';
import { createUser } from '../users/create-user.ts';
import type { User } from '../users/user.ts';
import { userById } from '../users/user-store.ts';
import { invalid, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { userNotFound } from './change-user.ts';
import type { UserBody } from './user-bodies.ts';

/** Creates a user as an administrator describes one. Throws as `createUser`, and on a bad password. */
export async function createManagedUser(
  context: IdentityContext,
  client: Client,
  body: z.infer<typeof UserBody>,
): Promise<User> {
  requireDevelopmentForTests(context, body.test);
  const hash = await passwordHashOf(context, body);
  const userId = await createUser(context, client, {
    loginIds: [body.loginId, ...(body.additionalLoginIds ?? [])],
    status: body.status ?? (body.invite ? 'invited' : undefined),
    name: body.displayName ?? body.name,
    givenName: body.givenName,
    middleName: body.middleName,
    familyName: body.familyName,
    email: body.email,
    phone: body.phone,
    isEmailVerified: body.verifiedEmail,
    isPhoneVerified: body.verifiedPhone,
    picture: body.picture,
    customAttributes: body.customAttributes,
    isTest: body.test,
    isVouchedFor: true,
    roleNames: body.roleNames,
    tenants: body.userTenants?.map(({ tenantId, roleNames }) => ({
      tenantId,
      roleNames: roleNames ?? [],
    })),
  });
  if (hash !== null) {
    const now = new Date(context.clock());
    await setPassword(client, userId, { hash, isTemporary: false }, now);
  }
  const user = await userById(client, userId);
  if (!user) throw userNotFound();
  return user;
}

/** Codes and links of test users can be asked for: they do not belong where real people sign in. */
function requireDevelopmentForTests(context: IdentityContext, isTest: boolean | undefined): void {
  if (!isTest || context.settings.isDevelopment) return;
  throw new WireError(400, WIRE_CODES.badRequest, 'Test users exist only in development');
}

async function passwordHashOf(
  context: IdentityContext,
  body: z.infer<typeof UserBody>,
): Promise<string | null> {
  if (body.hashedPassword !== undefined || body.seed !== undefined) {
    // Accepted and not kept, they would lock people out who were told that they moved.
    throw invalid('Passwords of other systems and TOTP seeds cannot be brought along');
  }
  if (body.password === undefined) return null;
  const personal = [body.loginId, body.displayName ?? '', body.email ?? ''];
  const tenantIds = body.userTenants?.map((tenant) => tenant.tenantId);
  const fault = context.passwordPolicy.fault(body.password, personal, tenantIds);
  if (fault) throw invalid(fault);
  return context.passwords.hash(body.password);
}
