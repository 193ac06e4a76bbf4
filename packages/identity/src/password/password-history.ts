import type { IdentityContext } from '../identity-context.ts';
import { statement, type Queryable } from '../store/statement.ts';
import type { User } from '../users/user.ts';
import { WireError, WIRE_CODES, invalid } from '../wire/wire-error.ts';

const WEEK_MS = 7 * 86_400_000;

/** Throws E011003 when the password breaks a rule that holds for the user, or was theirs before. */
export async function requireNewPassword(
  context: Pick<IdentityContext, 'passwordPolicy' | 'passwords'>,
  db: Queryable,
  user: User,
  password: string,
): Promise<void> {
  const tenantIds = tenantIdsOf(user);
  const personal = [...user.loginIds, user.name, user.email ?? ''];
  const fault = context.passwordPolicy.fault(password, personal, tenantIds);
  if (fault) throw invalid(fault);
  const { reuse, reuseAmount } = context.passwordPolicy.rules(tenantIds);
  if (!reuse) return;
  for (const hash of await latestHashes(db, user.userId, reuseAmount)) {
    if (await context.passwords.verify(hash, password)) {
      throw invalid('The password was used before');
    }
  }
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

/** Whether a right password has to be replaced all the same: set by an administrator, or too old. */
export function isPasswordExpired(
  context: Pick<IdentityContext, 'passwordPolicy' | 'clock'>,
  password: { isTemporary: boolean; changedAt: Date; tenantIds: readonly string[] },
): boolean {
  const { expiration, expirationWeeks } = context.passwordPolicy.rules(password.tenantIds);
  if (password.isTemporary || !expiration) return password.isTemporary;
  return context.clock() - password.changedAt.getTime() >= expirationWeeks * WEEK_MS;
}

/** Throws 400 where people may not sign in with passwords. */
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
