import { hash } from 'node:crypto';
import type { RouteDefinition } from '@waybill/contract';
import { createTokenBuckets, isAddressPermitted } from '@waybill/identity';
import type { Database } from '@waybill/store';
import type { FastifyRequest } from 'fastify';
import {
  findLiveToken,
  isTokenSecret,
  noteTokenUse,
  type LiveToken,
} from '../../features/api-tokens/api-tokens-read-model.ts';
import type { MemberRightsReader } from '../../features/identity/member-rights.ts';
import { AppError } from '../../platform/app-error.ts';
import { createLruMap } from '../../platform/lru-map.ts';
import type { SessionCaller } from '../implement.ts';

/** Wrong tokens from one address: so many at once, and so many again in each minute. */
const WRONG_PER_MINUTE = 20;
const MOST_GOOD = 10_000;

export type AuthenticateApiToken = (
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  route: Pick<RouteDefinition, 'signInOnly'>,
) => Promise<SessionCaller | null>;

/**
 * Who calls, by an API token: its holder, with what both the token and the holder may do at this moment. Null for a
 * request that presents none. Throws `token.…`, `request.too_many`, or `identity.unavailable`.
 */
export function apiTokenAuthenticator(options: {
  database: Database;
  memberRights: MemberRightsReader;
  now: () => number;
}): AuthenticateApiToken {
  const { database, memberRights, now } = options;
  const wrong = createTokenBuckets({
    burst: WRONG_PER_MINUTE,
    perMinute: WRONG_PER_MINUTE,
    clock: now,
  });
  // Whoever shares an address with a guesser keeps working.
  const good = createLruMap<true>(MOST_GOOD);

  async function tokenOf(secret: string, address: string): Promise<LiveToken> {
    const key = hash('sha256', secret, 'base64');
    const waitSeconds = good.get(key) ? 0 : wrong.waitSeconds(address);
    if (waitSeconds > 0) {
      throw new AppError('request.too_many', { retryAfterSeconds: waitSeconds });
    }
    const token = isTokenSecret(secret) ? await findLiveToken(database, secret, now()) : null;
    if (token) {
      good.set(key, true);
      return token;
    }
    good.delete(key);
    wrong.take(address);
    throw new AppError('token.invalid');
  }

  return async ({ headers, ip }, route) => {
    const secret = /^Bearer\s+(wbt_\S{1,200})$/i.exec(headers.authorization ?? '')?.[1];
    if (secret === undefined) return null;
    const token = await tokenOf(secret, ip);
    if (!isAddressPermitted(ip, token.addresses)) throw new AppError('token.address_refused');
    if (route.signInOnly) throw new AppError('token.sign_in_needed');
    const rights = await memberRights.recent(token.tenantId);
    if (rights === null) throw new AppError('identity.unavailable');
    const holder = rights.get(token.holderId);
    if (!holder) throw new AppError('token.invalid');
    if (!token.isUseNoted) await noteTokenUse(database, token, { at: now(), address: ip });
    return {
      tenantId: token.tenantId,
      idpTenantIds: [],
      userId: holder.userId,
      impersonatorId: null,
      hasSecondFactor: false,
      tokenId: token.tokenId,
      sid: null,
      userName: holder.name,
      email: holder.email,
      permissions: new Set(token.permissions.filter((one) => holder.permissions.has(one))),
    };
  };
}
