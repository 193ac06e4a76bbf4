import { MANAGEMENT } from '../costly/callers.ts';
import type { IdentityContext } from '../identity-context.ts';
import { isImported } from '../password/imported-hash.ts';
import { requireGoodPassword } from '../password/password-history.ts';
import { notifyPolicy } from '../password/password-settings-store.ts';
import { setPassword } from '../password/password-store.ts';
import { endFamiliesOfUser } from '../sessions/refresh-store.ts';
import { userByEitherId } from '../users/user-store.ts';
import { userNotFound, type UserChange } from './change-user.ts';
import { importedHash } from './create-managed-user.ts';

/**
 * Password hash for a user change; null without one. Throws E011003 for a password that breaks a rule,
 * E112102 for an unknown login id. Call it outside of a transaction.
 */
export async function hashGiven(
  context: IdentityContext,
  body: { loginId: string; password?: string | undefined; hashedPassword?: unknown },
): Promise<string | null> {
  const imported = importedHash(body);
  if (imported !== null || !body.password) return imported;
  const user = await userByEitherId(context.pool, body.loginId);
  if (!user) throw userNotFound();
  await requireGoodPassword(context, MANAGEMENT, user, body.password);
  return context.passwords.hash(MANAGEMENT, body.password);
}

/** Every sign-in of the user ends: someone who knew the old password may have one. */
export async function giveHash(work: UserChange, hash: string | null): Promise<void> {
  if (hash === null) return;
  const { client, revoke, user, now } = work;
  await setPassword(client, user.userId, { hash, isTemporary: false }, now);
  if (isImported(hash)) await notifyPolicy(client);
  await revoke(await endFamiliesOfUser(client, user.userId, null, now));
}
