import type { DeliveryMethod } from '../messages/message.ts';
import type { LoginOptions } from '../sessions/login-options.ts';
import { statement, type Queryable } from '../store/statement.ts';
import type { NewUserBody } from '../users/new-user-body.ts';

/** Endpoint that accepts the token. */
export type LinkKind = 'magiclink' | 'enchantedlink' | 'notp';

/** `address`: verifies the user's address. `either`: signs in, or signs up. `decoy`: does nothing. */
export type LinkPurpose = 'signIn' | 'signUp' | 'either' | 'address' | 'reset' | 'invite' | 'decoy';

/** Stored data besides the receiver of a link. */
export interface LinkTerms {
  /** The way it was sent; null when the caller delivers it. */
  delivery: DeliveryMethod | null;
  /** Where it was sent: using the link proves it. Empty when nothing is proved. */
  address: string;
  /** Of the new user, on sign-up. */
  loginId?: string;
  newUser?: NewUserBody & {
    isEmailVerified?: boolean | undefined;
    isPhoneVerified?: boolean | undefined;
  };
  /** Whether a proved address becomes a login id too. */
  isLoginIdAdded?: boolean;
  options: LoginOptions;
  /** Claims of the holder of the management key. */
  trustedClaims?: Record<string, unknown>;
}

/** Receiver and effect of a link. */
export interface LinkGrant {
  purpose: LinkPurpose;
  /** Null for a new user, a decoy, and who is known only when the link is used. */
  userId: string | null;
  terms: LinkTerms;
}

export interface StoredLink extends LinkGrant {
  hash: Buffer;
  kind: LinkKind;
  /** The screen that waits for it. */
  pendingHash: Buffer | null;
  expiresAt: Date;
}

export async function insertLink(db: Queryable, link: StoredLink): Promise<void> {
  await statement(
    db,
    'insert_link',
    `INSERT INTO one_time_link
       (token_hash, kind, purpose, user_id, pending_hash, terms, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      link.hash,
      link.kind,
      link.purpose,
      link.userId,
      link.pendingHash,
      JSON.stringify(withoutTexts(link.terms)),
      link.expiresAt,
    ],
  );
}

interface LinkRow extends Record<string, unknown> {
  token_hash: Buffer;
  kind: LinkKind;
  purpose: LinkPurpose;
  user_id: string | null;
  pending_hash: Buffer | null;
  terms: LinkTerms;
  expires_at: Date;
}

export async function linkByHash(
  db: Queryable,
  hash: Buffer,
  kind: LinkKind,
): Promise<StoredLink | null> {
  const [row] = await statement<LinkRow>(
    db,
    'link_by_hash',
    `SELECT token_hash, kind, purpose, user_id, pending_hash, terms, expires_at
     FROM one_time_link WHERE token_hash = $1 AND kind = $2`,
    [hash, kind],
  );
  if (!row) return null;
  return {
    hash: row.token_hash,
    kind: row.kind,
    purpose: row.purpose,
    userId: row.user_id,
    pendingHash: row.pending_hash,
    terms: row.terms,
    expiresAt: row.expires_at,
  };
}

/** Uses the link. False for all but one of several callers. */
export async function takeLink(db: Queryable, hash: Buffer): Promise<boolean> {
  const rows = await statement(
    db,
    'take_link',
    'DELETE FROM one_time_link WHERE token_hash = $1 RETURNING token_hash',
    [hash],
  );
  return rows.length > 0;
}

/** Voids the links that let a waiting screen in. */
export async function deleteLinksOfPending(db: Queryable, pendingHash: Buffer): Promise<void> {
  await statement(
    db,
    'delete_links_of_pending',
    'DELETE FROM one_time_link WHERE pending_hash = $1',
    [pendingHash],
  );
}

/** Voids links that the user was sent for a purpose. */
export async function deleteLinksOfUser(
  db: Queryable,
  userId: string,
  purpose: LinkPurpose,
): Promise<void> {
  await statement(
    db,
    'delete_links_of_user',
    'DELETE FROM one_time_link WHERE user_id = $1 AND purpose = $2',
    [userId, purpose],
  );
}

export async function deleteEndedLinks(db: Queryable, now: Date): Promise<void> {
  await statement(db, 'delete_ended_links', 'DELETE FROM one_time_link WHERE expires_at <= $1', [
    now,
  ]);
}

/** The caller's message values are not needed after sending. */
function withoutTexts({ options, ...terms }: LinkTerms): LinkTerms {
  const { templateOptions: _said, ...rest } = options;
  return { ...terms, options: rest };
}
