import { statement, type Queryable } from '../store/statement.ts';
import type { WireCall } from '../wire/endpoint.ts';

/** Subject of a notice. The database writes those about changes itself. */
export const NOTICES = [
  'password',
  'email',
  'phone',
  'login id',
  'app added',
  'app removed',
  'passkey added',
  'passkey removed',
  'provider added',
  'provider removed',
  'sign-in',
  'lockout',
] as const;
export type NoticeSubject = (typeof NOTICES)[number];

type Caller = Pick<WireCall, 'device' | 'remoteAddress'>;

/** Adds the place of the change to the notices of the running transaction. */
export async function noteCaller(
  client: Queryable,
  { device, remoteAddress }: Caller,
): Promise<void> {
  await statement(
    client,
    'note_caller',
    `SELECT set_config('identity.device', $1, true), set_config('identity.remote_address', $2, true)`,
    [device, remoteAddress],
  );
}

/**
 * Records a sign-in from a new device, or that guesses at the account were slowed down. The latter is
 * reported once an hour. Costs the same for an unknown user.
 */
export async function noteNotice(
  db: Queryable,
  notice: { userId: string | null; what: 'sign-in' | 'lockout'; caller: Caller; now: Date },
): Promise<void> {
  const { userId, what, caller, now } = notice;
  await statement(
    db,
    'note_notice',
    `INSERT INTO notice (user_id, what, device, remote_address, occurred_at)
     SELECT user_id, $2, $3, $4, $5 FROM account
     WHERE user_id = $1 AND last_login_at IS NOT NULL AND ($2 <> 'lockout' OR NOT EXISTS (
       SELECT FROM notice WHERE user_id = $1 AND what = 'lockout' AND occurred_at > $6))`,
    [
      userId ?? '',
      what,
      caller.device,
      caller.remoteAddress,
      now,
      new Date(now.getTime() - 3_600_000),
    ],
  );
}

export interface WaitingNotice {
  noticeId: string;
  userId: string;
  what: string;
  batch: string;
  formerEmail: string | null;
  device: string;
  remoteAddress: string;
  occurredAt: Date;
  /** Current one; null for a user without one. */
  email: string | null;
}

const MOST_TRIES = 5;
const RETRY_MS = 300_000;

/** Takes unsent notices, and counts the attempt: no one else gets them meanwhile. */
export async function takeNotices(db: Queryable, now: Date): Promise<WaitingNotice[]> {
  const rows = await statement<{
    notice_id: string;
    user_id: string;
    what: string;
    batch: string;
    former_email: string | null;
    device: string;
    remote_address: string;
    occurred_at: Date;
    email: string | null;
  }>(
    db,
    'take_notices',
    `WITH taken AS (
       SELECT notice_id FROM notice
       WHERE sent_at IS NULL AND tries < ${MOST_TRIES} AND (tried_at IS NULL OR tried_at < $2)
       ORDER BY notice_id LIMIT 100 FOR UPDATE SKIP LOCKED)
     UPDATE notice n SET tries = tries + 1, tried_at = $1
     FROM taken t, account a
     WHERE n.notice_id = t.notice_id AND a.user_id = n.user_id
     RETURNING n.notice_id, n.user_id, n.what, n.batch, n.former_email, n.device, n.remote_address,
       n.occurred_at, coalesce(a.email, (SELECT l.login_id FROM login_id l
         WHERE l.user_id = a.user_id AND l.login_id LIKE '%@%' ORDER BY l.position LIMIT 1)) AS email`,
    [now, new Date(now.getTime() - RETRY_MS)],
  );
  return rows.map((row) => ({
    noticeId: row.notice_id,
    userId: row.user_id,
    what: row.what,
    batch: row.batch,
    formerEmail: row.former_email,
    device: row.device,
    remoteAddress: row.remote_address,
    occurredAt: row.occurred_at,
    email: row.email,
  }));
}

export async function markSent(db: Queryable, noticeIds: readonly string[], now: Date) {
  await statement(
    db,
    'mark_notices_sent',
    'UPDATE notice SET sent_at = $2 WHERE notice_id = ANY ($1)',
    [noticeIds, now],
  );
}

export async function keepEndAllLink(
  db: Queryable,
  link: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await statement(
    db,
    'keep_end_all_link',
    'INSERT INTO end_all_link (token_hash, user_id, expires_at) VALUES ($1, $2, $3)',
    [link.tokenHash, link.userId, link.expiresAt],
  );
}

/** Uses a link; returns its owner, or null if invalid. */
export async function takeEndAllLink(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<string | null> {
  const [row] = await statement<{ user_id: string }>(
    db,
    'take_end_all_link',
    'DELETE FROM end_all_link WHERE token_hash = $1 AND expires_at > $2 RETURNING user_id',
    [tokenHash, now],
  );
  return row?.user_id ?? null;
}

/** Sent ones are kept for a day: the hourly limit depends on them. */
export async function deleteOldNotices(db: Queryable, now: Date): Promise<void> {
  await statement(db, 'delete_old_notices', 'DELETE FROM notice WHERE occurred_at < $1', [
    new Date(now.getTime() - 86_400_000),
  ]);
  await statement(
    db,
    'delete_ended_end_all_links',
    'DELETE FROM end_all_link WHERE expires_at <= $1',
    [now],
  );
}
