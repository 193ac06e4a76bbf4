import type { IdentityContext } from '../identity-context.ts';
import { statement, type Queryable } from '../store/statement.ts';
import {
  makeTokens,
  refreshTokenHash,
  renewedRefreshToken,
  type TokenReply,
  type TokenSubject,
} from '../tokens/issue-tokens.ts';
import { userFromRow, type UserRow } from '../users/user-store.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { presentedToken } from './presented-token.ts';
import { FAMILY_COLUMNS, familyFromRow, type FamilyRow } from './refresh-store.ts';

/**
 * The common refresh: a valid token, presented for the first time. One statement, because each costs as
 * much as a signature: the new refresh token has the claims of the presented one, so it is created
 * before anything is read, and discarded if the statement finds anything unusual. Null then: the slow
 * path decides.
 */
export async function rotateQuickly(
  context: IdentityContext,
  call: WireCall,
): Promise<TokenReply | null> {
  const { hash, claims } = presentedToken(context, call);
  const renewed = await renewedRefreshToken(context, claims);
  const subject = await replaceToken(context.pool, {
    hash,
    sid: claims['sid'],
    refreshHash: refreshTokenHash(renewed),
    now: new Date(context.clock()),
    call,
  });
  return subject ? (await makeTokens(context, subject, renewed)).reply : null;
}

interface Replacement {
  hash: Buffer;
  /** From the presented token: it changes with all other claims of refresh tokens. */
  sid: unknown;
  refreshHash: Buffer;
  now: Date;
  call: WireCall;
}

/**
 * Replaces the presented token with the new one, with the audit entry, and returns its owner. Does
 * nothing if the sign-in was ended or renewed or another request came first: disabling a user ends
 * their families, a change of roles or tenants changes the sid, and the family is locked.
 */
async function replaceToken(
  db: Queryable,
  { hash, sid, refreshHash, now, call }: Replacement,
): Promise<TokenSubject | null> {
  const [row] = await statement<FamilyRow & UserRow>(
    db,
    'replace_refresh_token',
    `WITH held AS (
       SELECT ${FAMILY_COLUMNS} FROM refresh_family f
       WHERE f.family_id = (SELECT t.family_id FROM refresh_token t WHERE t.token_hash = $1)
         AND f.sid = $2 AND f.revoked_at IS NULL AND f.expires_at > $4
         AND EXISTS (SELECT FROM account a WHERE a.user_id = f.user_id AND a.status <> 'disabled')
       FOR UPDATE
     ), rotated AS (
       UPDATE refresh_token SET rotated_at = $4, used_at = coalesce(used_at, $4)
       WHERE token_hash = $1 AND rotated_at IS NULL AND superseded_at IS NULL
         AND family_id = (SELECT family_id FROM held)
       RETURNING family_id
     ), child AS (
       INSERT INTO refresh_token (token_hash, family_id, parent_hash, issued_at)
       SELECT $3, family_id, $1, $4 FROM rotated
     ), subject AS (
       SELECT v.*, f.family_id, f.sid, f.amr, f.selected_tenant_id, f.client_claims, f.trusted_claims,
         f.actor_id, f.begun_at, f.expires_at, f.revoked_at
       FROM rotated JOIN held f USING (family_id) JOIN account_view v ON v.user_id = f.user_id
     ), entry AS (
       INSERT INTO audit_entry (occurred_at, action, user_id, device, remote_address, login_ids, tenant_ids)
       SELECT $4, 'UserRefresh', user_id, $5, $6, login_ids,
         ARRAY(SELECT jsonb_array_elements(tenants) ->> 'tenantId')
       FROM subject
     )
     SELECT * FROM subject`,
    [hash, sid, refreshHash, now, call.device, call.remoteAddress],
  );
  return row ? { user: userFromRow(row), family: familyFromRow(row) } : null;
}
