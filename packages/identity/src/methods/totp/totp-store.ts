import { statement, type Queryable } from '../../store/statement.ts';
import type { UserStatus } from '../../users/user.ts';
import { normaliseLoginId } from '../../users/user-store.ts';

/** The seeds of a user, sealed. */
export interface StoredTotp {
  userId: string;
  loginId: string;
  status: UserStatus;
  /** Null without a confirmed one. */
  seed: Buffer | null;
  lastStep: number | null;
  /** Shown, and waiting for its first code. */
  offeredSeed: Buffer | null;
}

interface TotpRow extends Record<string, unknown> {
  user_id: string;
  login_id: string;
  status: UserStatus;
  sealed_seed: Buffer | null;
  last_step: string | null;
  offered_seed: Buffer | null;
}

/** Null when no one has the login id. */
export async function totpOf(
  db: Queryable,
  loginId: string,
  now: Date,
): Promise<StoredTotp | null> {
  const [row] = await statement<TotpRow>(
    db,
    'totp_of',
    `SELECT a.user_id, l.login_id, a.status, t.sealed_seed, t.last_step, o.sealed_seed AS offered_seed
     FROM login_id l JOIN account a USING (user_id)
     LEFT JOIN totp t ON t.user_id = a.user_id
     LEFT JOIN totp_offer o ON o.user_id = a.user_id AND o.expires_at > $2
     WHERE l.login_id = $1`,
    [normaliseLoginId(loginId), now],
  );
  if (!row) return null;
  return {
    userId: row.user_id,
    loginId: row.login_id,
    status: row.status,
    seed: row.sealed_seed,
    lastStep: row.last_step === null ? null : Number(row.last_step),
    offeredSeed: row.offered_seed,
  };
}

/** Takes the place of an earlier offer. */
export async function offerSeed(
  db: Queryable,
  userId: string,
  sealedSeed: Buffer,
  expiresAt: Date,
): Promise<void> {
  await statement(
    db,
    'offer_totp_seed',
    `INSERT INTO totp_offer (user_id, sealed_seed, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET sealed_seed = $2, expires_at = $3`,
    [userId, sealedSeed, expiresAt],
  );
}

/** Uses the step and all before it. False if it was used already, or the seed differs. */
export async function spendStep(
  db: Queryable,
  userId: string,
  { sealedSeed, step }: { sealedSeed: Buffer; step: number },
): Promise<boolean> {
  const rows = await statement(
    db,
    'use_totp_step',
    `UPDATE totp SET last_step = $3
     WHERE user_id = $1 AND sealed_seed = $2 AND (last_step IS NULL OR last_step < $3)
     RETURNING user_id`,
    [userId, sealedSeed, step],
  );
  return rows.length === 1;
}

/** Replaces the confirmed seed with the offered one. False if the offer is gone. */
export async function confirmOffer(
  db: Queryable,
  userId: string,
  { sealedSeed, step, now }: { sealedSeed: Buffer; step: number; now: Date },
): Promise<boolean> {
  const rows = await statement(
    db,
    'confirm_totp_offer',
    `WITH offer AS (
       DELETE FROM totp_offer WHERE user_id = $1 AND sealed_seed = $2 AND expires_at > $4
       RETURNING user_id, sealed_seed
     )
     INSERT INTO totp (user_id, sealed_seed, last_step, confirmed_at, created_at)
     SELECT user_id, sealed_seed, $3::bigint, $4, $4 FROM offer
     ON CONFLICT (user_id) DO UPDATE SET sealed_seed = excluded.sealed_seed,
       last_step = excluded.last_step, confirmed_at = excluded.confirmed_at, created_at = excluded.created_at
     RETURNING user_id`,
    [userId, sealedSeed, step, now],
  );
  return rows.length === 1;
}

/** Returns whether there was a seed, confirmed or offered. */
export async function deleteTotp(db: Queryable, userId: string): Promise<boolean> {
  const rows = await statement(
    db,
    'delete_totp',
    `WITH offer AS (DELETE FROM totp_offer WHERE user_id = $1 RETURNING user_id),
       seed AS (DELETE FROM totp WHERE user_id = $1 RETURNING user_id)
     SELECT user_id FROM offer UNION SELECT user_id FROM seed`,
    [userId],
  );
  return rows.length === 1;
}

export async function deleteEndedOffers(db: Queryable, now: Date): Promise<void> {
  await statement(db, 'delete_ended_totp_offers', 'DELETE FROM totp_offer WHERE expires_at <= $1', [
    now,
  ]);
}
