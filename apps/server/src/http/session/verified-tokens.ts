import { hash } from 'node:crypto';
import { createLruMap } from '../../platform/lru-map.ts';
import { SessionClaims } from './session-claims.ts';

const MOST_TOKENS = 10_000;
/** Longer than cookies can be: nobody's session. */
const LONGEST_TOKEN = 16_384;

/**
 * Claims of session tokens. A token is verified once; until its end its hash stands for it, since the
 * signature of the same bytes cannot turn bad. What can change meanwhile is asked elsewhere.
 */
export function verifiedTokens(options: {
  verify: (token: string) => Promise<unknown>;
  now: () => number;
}): (token: string) => Promise<SessionClaims | null> {
  const { verify, now } = options;
  const known = createLruMap<SessionClaims>(MOST_TOKENS);
  return async (token) => {
    if (token === '' || token.length > LONGEST_TOKEN) return null;
    const key = hash('sha256', token, 'base64');
    const before = known.get(key);
    if (before && before.exp * 1000 > now()) return before;
    known.delete(key);
    const claims = SessionClaims.safeParse(await verify(token)).data;
    if (!claims || claims.exp * 1000 <= now()) return null;
    known.set(key, claims);
    return claims;
  };
}
