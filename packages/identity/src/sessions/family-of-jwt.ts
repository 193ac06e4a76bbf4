import type { IdentityContext } from '../identity-context.ts';
import { statement, type Client } from '../store/statement.ts';
import { refreshTokenHash } from '../tokens/issue-tokens.ts';
import type { User } from '../users/user.ts';
import { lockUsers, userById } from '../users/user-store.ts';
import { tokenEnded } from '../wire/wire-error.ts';
import {
  FAMILY_COLUMNS,
  familyFromRow,
  lockFamilyOfToken,
  type FamilyRow,
  type RefreshFamily,
} from './refresh-store.ts';

/**
 * The active sign-in of a session or refresh token, and its user; both are locked until the transaction
 * ends. Throws 401 E064001 for an invalid token.
 */
export async function holdFamilyOfJwt(
  context: IdentityContext,
  client: Client,
  jwt: string,
): Promise<{ family: RefreshFamily; user: User }> {
  const claims = await context.keys.verify(jwt);
  if (!claims?.sub) throw tokenEnded();
  await lockUsers(client, [claims.sub]);
  const family =
    claims['drn'] === 'DSR'
      ? await lockFamilyOfToken(client, refreshTokenHash(jwt))
      : await lockFamilyOfSid(client, String(claims['sid']));
  const user = await userById(client, claims.sub);
  const isAlive =
    family?.userId === claims.sub &&
    family.revokedAt === null &&
    family.expiresAt.getTime() > context.clock();
  if (!isAlive || !user || user.status === 'disabled') throw tokenEnded();
  return { family, user };
}

async function lockFamilyOfSid(client: Client, sid: string): Promise<RefreshFamily | null> {
  const [row] = await statement<FamilyRow>(
    client,
    'lock_family_of_sid',
    `SELECT ${FAMILY_COLUMNS} FROM refresh_family f WHERE f.sid = $1 FOR UPDATE`,
    [sid],
  );
  return row ? familyFromRow(row) : null;
}

export async function setTrustedClaims(
  client: Client,
  family: Pick<RefreshFamily, 'familyId' | 'trustedClaims' | 'expiresAt'>,
): Promise<void> {
  await statement(
    client,
    'set_trusted_claims',
    'UPDATE refresh_family SET trusted_claims = $2, expires_at = $3 WHERE family_id = $1',
    [family.familyId, JSON.stringify(family.trustedClaims ?? {}), family.expiresAt],
  );
}
