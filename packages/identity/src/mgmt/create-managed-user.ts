import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { MANAGEMENT } from '../costly/callers.ts';
import type { IdentityContext } from '../identity-context.ts';
import { isImported, readImportedHash } from '../password/imported-hash.ts';
import { notifyPolicy } from '../password/password-settings-store.ts';
import { setPassword } from '../password/password-store.ts';
import type { Client } from '../store/statement.ts';
import { createUser } from '../users/create-user.ts';
import type { User } from '../users/user.ts';
import { userById } from '../users/user-store.ts';
import { invalid, WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { userNotFound } from './change-user.ts';
import type { UserBody } from './user-bodies.ts';

/** Creates a user as an administrator describes one. Throws as `createUser`. */
export async function createManagedUser(
  context: IdentityContext,
  client: Client,
  { hash, ...body }: z.infer<typeof UserBody> & { hash: string | null },
): Promise<User> {
  const userId = await createUser(context, client, {
    loginIds: [body.loginId, ...(body.additionalLoginIds ?? body.additionalIdentifiers ?? [])],
    // Until they sign in for the first time, whether a message went out or not.
    status: body.status ?? 'invited',
    name: body.displayName || body.name,
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
    ...(hash !== null && isImported(hash) ? { audited: { password: 'imported' } } : {}),
    roleNames: body.roleNames,
    tenants: body.userTenants?.map(({ tenantId, roleNames }) => ({
      tenantId,
      roleNames: roleNames ?? [],
    })),
  });
  if (hash !== null) {
    const now = new Date(context.clock());
    await setPassword(client, userId, { hash, isTemporary: false }, now);
    if (isImported(hash)) await notifyPolicy(client);
  }
  const user = await userById(client, userId);
  if (!user) throw userNotFound();
  return user;
}

/** An imported password hash of a user; null without one. Throws E011003. */
export function importedHash(body: { password?: string | undefined; hashedPassword?: unknown }) {
  // The Ruby library sends an empty object for none.
  const isGiven = body.hashedPassword != null && !isDeepStrictEqual(body.hashedPassword, {});
  if (!isGiven) return null;
  if (body.password) throw invalid('"password" and "hashedPassword" exclude each other');
  return readImportedHash(body.hashedPassword);
}

/** Codes and links of test users can be read: they must not exist where real people sign in. */
function requireDevelopmentForTests(context: IdentityContext, isTest: boolean | undefined): void {
  if (!isTest || context.settings.isDevelopment) return;
  throw new WireError(400, WIRE_CODES.badRequest, 'Test users exist only in development');
}

/**
 * Password hash of a new user; null without one. Throws like `createManagedUser` for invalid input.
 * Call it outside of a transaction.
 */
export async function hashManagedPassword(
  context: IdentityContext,
  body: z.infer<typeof UserBody>,
): Promise<string | null> {
  requireDevelopmentForTests(context, body.test);
  if (body.seed !== undefined) {
    // Silently dropping it would lock out people who were told that they moved.
    throw invalid('TOTP seeds cannot be brought along');
  }
  const imported = importedHash(body);
  if (imported !== null) return imported;
  if (body.password === undefined) return null;
  const personal = [body.loginId, body.displayName ?? '', body.email ?? ''];
  const tenantIds = body.userTenants?.map((tenant) => tenant.tenantId);
  const { password } = body;
  const candidate = { password, personal, tenantIds, caller: MANAGEMENT };
  const fault = await context.passwordPolicy.fault(candidate);
  if (fault) throw invalid(fault);
  return context.passwords.hash(MANAGEMENT, password);
}
