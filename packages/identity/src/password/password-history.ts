import type { Caller } from '../costly/fair-turns.ts';
import type { IdentityContext } from '../identity-context.ts';
import { statement, type Queryable } from '../store/statement.ts';
import type { User } from '../users/user.ts';
import { WireError, WIRE_CODES, invalid } from '../wire/wire-error.ts';

const WEEK_MS = 7 * 86_400_000;

/**
 * The hash of the user's new password. Throws E011003 if it breaks one of their rules, or was used
 * before; 429. It waits for its turn: call it outside of a transaction.
 */
export async function hashNewPassword(
  context: Pick<IdentityContext, 'pool' | 'passwordPolicy' | 'passwords'>,
  caller: Caller,
  user: User,
  password: string,
): Promise<string> {
  await requireGoodPassword(context, caller, user, password);
  const { reuse, reuseAmount } = context.passwordPolicy.rules(tenantIdsOf(user));
  if (reuse) {
    for (const hash of await latestHashes(context.pool, user.userId, reuseAmount)) {
      if (await context.passwords.verify(caller, hash, password)) {
        throw invalid('The password was used before');
      }
    }
  }
  return context.passwords.hash(caller, password);
}

/** Throws E011003 when the password breaks a rule that holds for the user. */
export async function requireGoodPassword(
  context: Pick<IdentityContext, 'passwordPolicy'>,
  caller: Caller,
  user: User,
  password: string,
): Promise<void> {
  const personal = [...user.loginIds, user.name, user.email ?? ''];
  const tenantIds = tenantIdsOf(user);
  const fault = await context.passwordPolicy.fault({ password, personal, tenantIds, caller });
  if (fault) throw invalid(fault);
}

/** The current password and those before it, `amount` in all. */
async function latestHashes(db: Queryable, userId: string, amount: number): Promise<string[]> {
  const rows = await statement<{ hash: string }>(
    db,
    'latest_passwords',
    `(SELECT hash, 'infinity'::timestamptz AS replaced_at FROM password WHERE user_id = $1)
     UNION ALL (SELECT hash, replaced_at FROM password_history WHERE user_id = $1)
     ORDER BY replaced_at DESC LIMIT $2`,
    [userId, amount],
  );
  return rows.map((row) => row.hash);
}

/** Whether a correct password must be replaced: set by an administrator, or too old. */
export function isPasswordExpired(
  context: Pick<IdentityContext, 'passwordPolicy' | 'clock'>,
  password: { isTemporary: boolean; changedAt: Date; tenantIds: readonly string[] },
): boolean {
  const { expiration, expirationWeeks } = context.passwordPolicy.rules(password.tenantIds);
  if (password.isTemporary || !expiration) return password.isTemporary;
  return context.clock() - password.changedAt.getTime() >= expirationWeeks * WEEK_MS;
}

/** Throws 400 if passwords are disabled. */
export function requirePasswordsOn(
  context: Pick<IdentityContext, 'passwordPolicy'>,
  tenantIds?: readonly string[],
): void {
  if (context.passwordPolicy.rules(tenantIds).enabled) return;
  throw new WireError(400, WIRE_CODES.badRequest, 'Passwords are turned off here');
}

function tenantIdsOf(user: User): string[] {
  return user.tenants.map((tenant) => tenant.tenantId);
}
