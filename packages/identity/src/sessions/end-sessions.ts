import { renewKeys } from '../access-keys/renew-keys.ts';
import { newId } from '../crypto/ids.ts';
import type { Client } from '../store/statement.ts';
import { livingFamilies, setSid } from './refresh-store.ts';
import type { Revoke } from './session-revocations.ts';

/**
 * Ends the users' issued session tokens but not their sign-ins: the next refresh creates a session with
 * the changes (roles, tenants, names of them).
 */
export async function renewSessions(
  client: Client,
  revoke: Revoke,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  const families = await livingFamilies(client, userIds, now);
  for (const family of families) await setSid(client, family.family_id, newId('S', now.getTime()));
  await revoke(families.map((family) => family.sid));
  await renewKeys(client, revoke, { userIds }, now);
}
