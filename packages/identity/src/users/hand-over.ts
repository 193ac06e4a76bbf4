import { writeAudit } from '../audit/audit-store.ts';
import { endFamiliesOfUser } from '../sessions/refresh-store.ts';
import type { Revoke } from '../sessions/session-revocations.ts';
import { statement, type Client } from '../store/statement.ts';
import type { User } from './user.ts';
import { voidOutstanding } from './void-outstanding.ts';

interface Contact {
  address: string;
  isVerified: boolean;
}

interface HandingOver {
  user: Pick<User, 'userId' | 'loginIds'>;
  /** The login ids that stay. */
  loginIds: readonly string[];
  /** All the user's addresses from now on; null: none of that kind. */
  email: Contact | null;
  phone: Contact | null;
  /** For the audit. */
  reason: string;
  now: Date;
}

/**
 * Gives a user to the owner of their address. The person who signed up with it may have been someone
 * else, so all their credentials and contact data are removed. Lock the user meanwhile.
 */
export async function handOver(
  { client, revoke }: { client: Client; revoke: Revoke },
  { user, loginIds, email, phone, reason, now }: HandingOver,
): Promise<void> {
  const { userId } = user;
  await statement(
    client,
    'delete_proofs',
    `WITH p AS (DELETE FROM password WHERE user_id = $1),
       h AS (DELETE FROM password_history WHERE user_id = $1),
       t AS (DELETE FROM totp WHERE user_id = $1),
       o AS (DELETE FROM totp_offer WHERE user_id = $1),
       k AS (DELETE FROM passkey WHERE user_id = $1),
       w AS (DELETE FROM webauthn_challenge WHERE user_id = $1),
       e AS (DELETE FROM flow_execution WHERE user_id = $1),
       r AS (DELETE FROM recovery_contact WHERE user_id = $1),
       l AS (DELETE FROM login_id WHERE user_id = $1 AND login_id <> ALL ($2))
     DELETE FROM federated_identity WHERE user_id = $1`,
    [userId, loginIds],
  );
  await statement(
    client,
    'set_contacts',
    `UPDATE account SET email = $2, is_email_verified = $3, phone = $4, is_phone_verified = $5,
       modified_at = $6 WHERE user_id = $1`,
    [
      userId,
      email?.address ?? null,
      email?.isVerified ?? false,
      phone?.address ?? null,
      phone?.isVerified ?? false,
      now,
    ],
  );
  await voidOutstanding(client, userId);
  await revoke(await endFamiliesOfUser(client, userId, null, now));
  await writeAudit(client, {
    action: 'UserModified',
    occurredAt: now,
    userId,
    loginIds: user.loginIds,
    data: { changed: 'proofs', reason },
  });
}
