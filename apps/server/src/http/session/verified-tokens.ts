import { hash } from 'node:crypto';
import { createLruMap } from '../../platform/lru-map.ts';
import { SessionClaims } from './session-claims.ts';

const MOST_TOKENS = 10_000;
/** Longer than cookies can be: never a valid session. */
const LONGEST_TOKEN = 16_384;

/**
 * Claims of session tokens. A token is verified once and then found by its hash until it expires: the
 * signature of the same bytes stays valid. Its key can be revoked, which is checked each time.
 */
export function verifiedTokens(options: {
  verify: (token: string) => Promise<unknown>;
  acceptsKeyOf: (token: string) => Promise<boolean>;
  now: () => number;
}): (token: string) => Promise<SessionClaims | null> {
  const { verify, acceptsKeyOf, now } = options;
  const known = createLruMap<SessionClaims>(MOST_TOKENS);
  return async (token) => {
    if (token === '' || token.length > LONGEST_TOKEN) return null;
    const key = hash('sha256', token, 'base64');
    const before = known.get(key);
    const isAlive = before !== undefined && before.exp * 1000 > now();
    if (isAlive && (await acceptsKeyOf(token))) return before;
    known.delete(key);
    const claims = SessionClaims.safeParse(await verify(token)).data;
    if (!claims || claims.exp * 1000 <= now()) return null;
    known.set(key, claims);
    return claims;
  };
}
