import type { IdentityContext } from '../../identity-context.ts';
import { linkAddress } from '../../links/link-address.ts';
import { insertLink, type LinkGrant } from '../../links/link-store.ts';
import { newLinkToken } from '../../links/link-token.ts';
import type { Queryable } from '../../store/statement.ts';

const SECOND_MS = 1000;

/**
 * Stores a link that `/v1/auth/magiclink/verify` accepts, and returns its address; its token is stored
 * nowhere else.
 *
 * @param seconds its validity.
 */
export async function storeMagicLink(
  context: Pick<IdentityContext, 'clock' | 'publicOrigins'>,
  db: Queryable,
  link: { grant: LinkGrant; target: URL; seconds: number },
): Promise<string> {
  const { grant, target, seconds } = link;
  const token = await storeMagicToken(context, db, { grant, seconds });
  return linkAddress(context, { target, token, purpose: grant.purpose });
}

/** The same for callers who build the link themselves. */
export async function storeMagicToken(
  context: Pick<IdentityContext, 'clock'>,
  db: Queryable,
  { grant, seconds }: { grant: LinkGrant; seconds: number },
): Promise<string> {
  const { token, hash } = newLinkToken();
  const expiresAt = new Date(context.clock() + seconds * SECOND_MS);
  await insertLink(db, { ...grant, hash, kind: 'magiclink', pendingHash: null, expiresAt });
  return token;
}
