import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { Revoke } from '../sessions/session-revocations.ts';
import type { Client } from '../store/statement.ts';
import type { User } from '../users/user.ts';
import { userResponse } from '../users/user-response.ts';
import { lockUsers, userByEitherId, userById, type EitherId } from '../users/user-store.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

export interface UserChange {
  client: Client;
  revoke: Revoke;
  user: User;
  now: Date;
}

/**
 * Changes one user in a transaction, writes the audit and returns the updated user.
 *
 * @param loginId login id or user id. Throws 404 E112102 if unknown.
 * @param change its audit description, and the change.
 */
export async function changeUser(
  context: IdentityContext,
  loginId: EitherId,
  change: { data: Record<string, unknown>; run: (work: UserChange) => Promise<void> },
): Promise<{ body: { user: ReturnType<typeof userResponse> } }> {
  const now = new Date(context.clock());
  const changed = await context.revocations.transaction(async (client, revoke) => {
    const user = await holdUser(client, loginId);
    await change.run({ client, revoke, user, now });
    await writeAudit(client, {
      action: 'UserModified',
      occurredAt: now,
      userId: user.userId,
      loginIds: user.loginIds,
      tenantIds: user.tenants.map((tenant) => tenant.tenantId),
      data: change.data,
    });
    return userById(client, user.userId);
  });
  if (!changed) throw userNotFound();
  return { body: { user: userResponse(changed) } };
}

/** The user of a login id or user id, locked until the transaction ends. Throws 404. */
export async function holdUser(client: Client, id: EitherId): Promise<User> {
  const found = await userByEitherId(client, id);
  if (!found) throw userNotFound();
  await lockUsers(client, [found.userId]);
  const user = await userById(client, found.userId);
  if (!user) throw userNotFound();
  return user;
}

export function userNotFound(): WireError {
  return new WireError(404, WIRE_CODES.managedUserNotFound, 'User not found');
}
