import type { Invitation } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';

const MOST_LISTED = 100;

interface Row {
  invitation_id: string;
  email: string;
  name: string;
  role: string;
  valid_days: number;
  state: 'pending' | 'accepted' | 'withdrawn';
  user_id: string | null;
  invited_at: Date;
  invited_by: string;
  invited_name: string;
  sent_at: Date | null;
  expires_at: Date;
  ended_at: Date | null;
  revoked_at: Date | null;
  [column: string]: unknown;
}

/** An invitation with server-only fields. */
export interface HeldInvitation extends Invitation {
  validDays: number;
  userId: string | null;
  /** Whether the provider may still have the membership of a withdrawn or expired invitation. */
  isUnrevoked: boolean;
}

const SELECT_INVITATIONS = `
  SELECT i.*, coalesce(u.name, i.invited_by) AS invited_name
  FROM invitation i LEFT JOIN console_user u ON u.tenant_id = i.tenant_id AND u.user_id = i.invited_by`;

/** Open ones first, then newest first. */
export async function listInvitations(tx: Transaction, now: number): Promise<Invitation[]> {
  const rows = await tx.named<Row>(
    'invitations',
    `${SELECT_INVITATIONS}
     ORDER BY i.state <> 'pending', i.invited_at DESC, i.invitation_id LIMIT ${MOST_LISTED}`,
  );
  return rows.map((row) => shownOf(row, now));
}

/** Throws `resource.not_found`. */
export async function readInvitation(
  tx: Transaction,
  invitationId: string,
  now: number,
): Promise<HeldInvitation> {
  const [row] = await tx.named<Row>(
    'invitation',
    `${SELECT_INVITATIONS} WHERE i.invitation_id = $1`,
    [invitationId],
  );
  if (!row) throw new AppError('resource.not_found');
  return heldOf(row, now);
}

/** The same, locked until the transaction ends: concurrent changes run one at a time. */
export async function holdInvitation(
  tx: Transaction,
  invitationId: string,
  now: number,
): Promise<HeldInvitation> {
  await tx.named(
    'invitation_hold',
    'SELECT FROM invitation WHERE invitation_id = $1 FOR NO KEY UPDATE',
    [invitationId],
  );
  return readInvitation(tx, invitationId, now);
}

/** The newest invitation of an address; null if none. */
export async function newestInvitation(
  tx: Transaction,
  email: string,
  now: number,
): Promise<HeldInvitation | null> {
  const [row] = await tx.named<Row>(
    'invitation_newest',
    `${SELECT_INVITATIONS} WHERE i.email = $1 ORDER BY i.invited_at DESC LIMIT 1`,
    [email],
  );
  return row ? heldOf(row, now) : null;
}

/** Open invitations whose membership the provider may have; of each address the newest. */
export async function openInvitations(
  tx: Transaction,
): Promise<{ email: string; name: string; userId: string | null }[]> {
  return tx.named<{ email: string; name: string; userId: string | null }>(
    'invitations_open',
    `SELECT DISTINCT ON (email) email, name, user_id AS "userId" FROM invitation i
     WHERE revoked_at IS NULL AND state <> 'accepted'
       AND NOT EXISTS (SELECT FROM invitation a
         WHERE a.email = i.email AND a.state = 'accepted' AND a.invited_at >= i.invited_at)
     ORDER BY email, invited_at DESC`,
  );
}

/** Addresses with an invitation that can still be accepted. */
export async function openAddresses(tx: Transaction, now: number): Promise<ReadonlySet<string>> {
  const rows = await tx.named<{ email: string }>(
    'invitation_open_addresses',
    `SELECT email FROM invitation WHERE state = 'pending' AND expires_at > $1`,
    [new Date(now)],
  );
  return new Set(rows.map(({ email }) => email));
}

/** The invitation as the API shows it. */
export function shownInvitation({
  validDays: _days,
  userId: _user,
  isUnrevoked: _unrevoked,
  ...shown
}: HeldInvitation): Invitation {
  return shown;
}

function heldOf(row: Row, now: number): HeldInvitation {
  const shown = shownOf(row, now);
  return {
    ...shown,
    validDays: row.valid_days,
    userId: row.user_id,
    isUnrevoked: shown.state !== 'accepted' && row.revoked_at === null,
  };
}

function shownOf(row: Row, now: number): Invitation {
  const isOver = row.state === 'pending' && row.expires_at.getTime() <= now;
  return {
    invitationId: row.invitation_id,
    email: row.email,
    name: row.name,
    role: row.role,
    state: isOver ? 'expired' : row.state,
    invitedBy: { userId: row.invited_by, name: row.invited_name },
    invitedAt: row.invited_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
