import { writeAudit } from '../audit/audit-store.ts';
import { renewKeys } from '../access-keys/renew-keys.ts';
import { endFamiliesOfUser } from '../sessions/refresh-store.ts';
import { deleteUser } from '../users/user-store.ts';
import type { UserChange } from './change-user.ts';

/** Deletes a locked user; their sign-ins end, and those of access keys bound to them. */
export async function removeUser({ client, revoke, user, now }: UserChange): Promise<void> {
  await revoke(await endFamiliesOfUser(client, user.userId, null, now));
  await renewKeys(client, revoke, { userIds: [user.userId] }, now);
  await deleteUser(client, user.userId);
  await writeAudit(client, {
    action: 'UserDeleted',
    occurredAt: now,
    userId: user.userId,
    loginIds: user.loginIds,
    tenantIds: user.tenants.map((tenant) => tenant.tenantId),
  });
}
