import { renewKeys } from '../access-keys/renew-keys.ts';
import { renewSessions } from '../sessions/end-sessions.ts';
import type { Revoke } from '../sessions/session-revocations.ts';
import { statement, type Client } from '../store/statement.ts';
import { lockUsers } from '../users/user-store.ts';
import { holdersOfRoles } from './role-store.ts';

/** Any number, the same for every process. */
const ROLE_LOCK = 7_261_002;

/** Role and permission changes are serialized: each touches rows of many others. */
export async function holdRoles(client: Client): Promise<void> {
  await statement(client, 'hold_roles', 'SELECT pg_advisory_xact_lock($1)', [ROLE_LOCK]);
}

/**
 * Changes roles, and ends the session tokens with outdated ones: of the users and access keys
 * concerned.
 */
export async function changeRoles(
  work: { client: Client; revoke: Revoke; now: Date },
  roleIds: readonly string[],
  change: () => Promise<void>,
): Promise<void> {
  const { client, revoke, now } = work;
  const holders = await holdersOfRoles(client, roleIds);
  await lockUsers(client, holders);
  await renewKeys(client, revoke, { roleIds }, now);
  await change();
  // Checked again: someone may have got the role since.
  const late = await holdersOfRoles(client, roleIds);
  await renewSessions(client, revoke, [...new Set([...holders, ...late])], now);
}
