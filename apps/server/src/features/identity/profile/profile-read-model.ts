import { hash } from 'node:crypto';
import type { Transaction } from '@waybill/store';
import { newRecoveryCode, RECOVERY_CODES, recoveryCodeHash } from './recovery-code.ts';

/** Purpose of the key that hashes codes. */
export const RECOVERY_KEY = 'recovery codes';

/** Whose codes they are. */
interface Owner {
  tenantId: number;
  userId: string;
}

/** Wrong codes before the user must wait, and how long. */
const MOST_FAILURES = 5;
const WAIT_SECONDS = 900;

export async function recoveryCodesLeft(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.named<{ left: number }>(
    'recovery_codes_left',
    'SELECT count(*)::integer AS left FROM recovery_code WHERE user_id = $1 AND used_at IS NULL',
    [userId],
  );
  return row?.left ?? 0;
}

/** New codes instead of the earlier ones. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  owner: Owner,
  key: Buffer,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await holdOwner(tx, owner);
  await deleteRecoveryCodes(tx, owner.userId);
  await tx.named(
    'recovery_codes_insert',
    `INSERT INTO recovery_code (tenant_id, user_id, code_hash)
     SELECT $1, $2, code_hash FROM unnest($3::bytea[]) AS code_hash`,
    [owner.tenantId, owner.userId, codes.map((code) => recoveryCodeHash(key, owner, code))],
  );
  return codes;
}

export async function deleteRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.named('recovery_codes_delete', 'DELETE FROM recovery_code WHERE user_id = $1', [userId]);
}

/** As if the user had never had codes: none is valid, and no failed attempts count. */
export async function forgetRecovery(tx: Transaction, userId: string): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx.named('recovery_attempt_forget', 'DELETE FROM recovery_attempt WHERE user_id = $1', [
    userId,
  ]);
}

type RecoveryAttempt =
  | { result: 'right' }
  | { result: 'wrong' }
  | { result: 'locked'; waitSeconds: number };

/**
 * Uses a code, unless too many wrong ones came before. Attempts of one user are serialized, so the
 * limit also holds for concurrent ones. Commit the transaction whatever the result.
 */
export async function tryRecoveryCode(
  tx: Transaction,
  owner: Owner,
  attempt: { key: Buffer; code: string; now: Date },
): Promise<RecoveryAttempt> {
  const { key, code, now } = attempt;
  await holdOwner(tx, owner);
  const [before] = await tx.named<{ failures: number; locked_until: Date | null }>(
    'recovery_attempt',
    'SELECT failures, locked_until FROM recovery_attempt WHERE user_id = $1',
    [owner.userId],
  );
  const waitMs = (before?.locked_until?.getTime() ?? 0) - now.getTime();
  if (waitMs > 0) return { result: 'locked', waitSeconds: Math.ceil(waitMs / 1000) };
  const used = await tx.named(
    'recovery_code_use',
    `UPDATE recovery_code SET used_at = $3
     WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING user_id`,
    [owner.userId, recoveryCodeHash(key, owner, code), now],
  );
  if (used.length > 0) {
    await tx.named('recovery_attempt_end', 'DELETE FROM recovery_attempt WHERE user_id = $1', [
      owner.userId,
    ]);
    return { result: 'right' };
  }
  // After the wait the count restarts.
  const failures = (before?.locked_until ? 0 : (before?.failures ?? 0)) + 1;
  const lockedUntil =
    failures >= MOST_FAILURES ? new Date(now.getTime() + WAIT_SECONDS * 1000) : null;
  await tx.named(
    'recovery_attempt_put',
    `INSERT INTO recovery_attempt (tenant_id, user_id, failures, locked_until) VALUES ($1, $2, $3, $4)
     ON CONFLICT (tenant_id, user_id) DO UPDATE SET failures = $3, locked_until = $4`,
    [owner.tenantId, owner.userId, failures, lockedUntil],
  );
  return { result: 'wrong' };
}

/** One action at a time on the codes of a user; the lock ends with the transaction. */
async function holdOwner(tx: Transaction, { tenantId, userId }: Owner): Promise<void> {
  const digest = hash('sha256', `recovery ${tenantId} ${userId}`, 'buffer');
  await tx.named('recovery_hold', 'SELECT pg_advisory_xact_lock($1::bigint)', [
    digest.readBigInt64BE(0).toString(),
  ]);
}
