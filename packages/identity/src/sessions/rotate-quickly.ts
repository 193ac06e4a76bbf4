import type { IdentityContext } from '../identity-context.ts';
import { statement, type Queryable } from '../store/statement.ts';
import { makeTokens, type TokenReply, type TokenSubject } from '../tokens/issue-tokens.ts';
import { userFromRow, type UserRow } from '../users/user-store.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { presentedHash } from './presented-token.ts';
import { FAMILY_COLUMNS, familyFromRow, type FamilyRow } from './refresh-store.ts';

/**
 * The refresh that nearly all are: a good token, presented for the first time. Two statements and no
 * transaction around the signatures: what was read is checked again, with the family held, by the
 * statement that writes. Null whenever anything is unusual: then the slow way decides.
 */
export async function rotateQuickly(
  context: IdentityContext,
  call: WireCall,
): Promise<TokenReply | null> {
  const hash = presentedHash(context, call);
  const now = new Date(context.clock());
  const subject = await untouchedSubject(context.pool, hash, now);
  if (!subject) return null;
  const { reply, refreshHash } = await makeTokens(context, subject);
  const isReplaced = await replaceToken(context.pool, { hash, refreshHash, now, subject, call });
  return isReplaced ? reply : null;
}

/** User and family of a token that was never rotated, while the sign-in is alive. */
async function untouchedSubject(
  db: Queryable,
  hash: Buffer,
  now: Date,
): Promise<TokenSubject | null> {
  const [row] = await statement<FamilyRow & UserRow>(
    db,
    'untouched_refresh_token',
    `SELECT v.*, ${FAMILY_COLUMNS} FROM refresh_token t
     JOIN refresh_family f USING (family_id) JOIN account_view v ON v.user_id = f.user_id
     WHERE t.token_hash = $1 AND t.rotated_at IS NULL AND t.superseded_at IS NULL
       AND f.revoked_at IS NULL AND f.expires_at > $2 AND v.status <> 'disabled'`,
    [hash, now],
  );
  return row ? { user: userFromRow(row), family: familyFromRow(row) } : null;
}

interface Replacement {
  hash: Buffer;
  refreshHash: Buffer;
  now: Date;
  subject: TokenSubject;
  call: WireCall;
}

/**
 * Stores the new token in place of the presented one, with the audit entry. Does nothing, and answers
 * false, when the sign-in was ended, renewed or given another tenant since it was read, or another
 * request came first: disabling a user ends their families, a change of roles changes the sid.
 */
async function replaceToken(
  db: Queryable,
  { hash, refreshHash, now, subject, call }: Replacement,
): Promise<boolean> {
  const { user, family } = subject;
  const rows = await statement(
    db,
    'replace_refresh_token',
    `WITH held AS (
       SELECT family_id FROM refresh_family
       WHERE family_id = $2 AND sid = $3 AND selected_tenant_id IS NOT DISTINCT FROM $4
         AND revoked_at IS NULL
       FOR UPDATE
     ), rotated AS (
       UPDATE refresh_token SET rotated_at = $6, used_at = coalesce(used_at, $6)
       WHERE token_hash = $1 AND rotated_at IS NULL AND superseded_at IS NULL
         AND family_id = (SELECT family_id FROM held)
       RETURNING family_id
     ), child AS (
       INSERT INTO refresh_token (token_hash, family_id, parent_hash, issued_at)
       SELECT $5, family_id, $1, $6 FROM rotated
     ), entry AS (
       INSERT INTO audit_entry (occurred_at, action, user_id, device, remote_address, login_ids, tenant_ids)
       SELECT $6, 'UserRefresh', $7, $8, $9, $10, $11 FROM rotated
     )
     SELECT FROM rotated`,
    [
      hash,
      family.familyId,
      family.sid,
      family.selectedTenantId,
      refreshHash,
      now,
      user.userId,
      call.device,
      call.remoteAddress,
      user.loginIds,
      user.tenants.map((tenant) => tenant.tenantId),
    ],
  );
  return rows.length === 1;
}
