import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Maximum mails that an organization may send, and that one address may receive. */
const LIMITS = [
  { scope: 'organization', count: 30, spanMs: HOUR_MS },
  { scope: 'address', count: 1, spanMs: MINUTE_MS },
  { scope: 'address', count: 5, spanMs: DAY_MS },
] as const;

/**
 * Counts one more invitation mail to the address, in the transaction that requests it. Throws
 * `request.too_many` with the delay until the next one.
 */
export async function countMail(
  tx: Transaction,
  { tenantId, email, now }: { tenantId: number; email: string; now: number },
): Promise<void> {
  // Concurrent requests are counted one at a time.
  await tx.named(
    'invitation_mail_turn',
    `SELECT pg_advisory_xact_lock(hashtext('invitation_mail'), $1)`,
    [tenantId],
  );
  await tx.named('invitation_mail_forget', 'DELETE FROM invitation_mail WHERE asked_at <= $1', [
    new Date(now - DAY_MS),
  ]);
  const mails = await tx.named<{ email: string; asked_at: Date }>(
    'invitation_mails',
    'SELECT email, asked_at FROM invitation_mail ORDER BY asked_at DESC',
  );
  for (const { scope, count, spanMs } of LIMITS) {
    const counted = mails.filter((mail) => scope === 'organization' || mail.email === email);
    const oldest = counted[count - 1]?.asked_at.getTime();
    if (oldest === undefined || oldest + spanMs <= now) continue;
    throw new AppError('request.too_many', {
      retryAfterSeconds: Math.ceil((oldest + spanMs - now) / 1000),
    });
  }
  await tx.named(
    'invitation_mail_insert',
    'INSERT INTO invitation_mail (tenant_id, email, asked_at) VALUES ($1, $2, $3)',
    [tenantId, email, new Date(now)],
  );
}
