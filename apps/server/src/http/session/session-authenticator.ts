import type { Database } from '@waybill/store';
import type { AccessBooks } from '../../features/identity/access/access-books.ts';
import type { IdentityProvider } from '../../features/identity/identity-provider.ts';
import type { ManagedUser } from '../../features/identity/managed-user.ts';
import type { UserStandings } from '../../features/identity/user-standings.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Config } from '../../platform/config.ts';
import type { SessionCaller } from '../implement.ts';
import { grantedPermissions } from './granted-permissions.ts';
import { grantOf, hasSecondFactor, type SessionClaims } from './session-claims.ts';
import { verifiedTokens } from './verified-tokens.ts';

interface SessionAuthenticatorOptions {
  identity: IdentityProvider;
  standings: UserStandings;
  accessBooks: AccessBooks;
  database: Database;
  config: Pick<Config, 'secondFactor'>;
  now: () => number;
}

export type AuthenticateSession = (
  token: unknown,
  route?: { withoutSecondFactor?: boolean | undefined },
) => Promise<SessionCaller>;

/**
 * Who calls, by a session token. A signature alone would let in a refresh token, a session that was
 * logged out and a user who was disabled: kind, revocation, status, second factor and membership are
 * checked at each request. Throws `session.…`, or `identity.unavailable`.
 */
export function sessionAuthenticator(options: SessionAuthenticatorOptions): AuthenticateSession {
  const { identity, standings, accessBooks, config, now } = options;
  const claimsOf = verifiedTokens({
    verify: identity.verify,
    acceptsKeyOf: identity.acceptsKeyOf,
    now,
  });
  const tenantIdOf = tenantLookUp(options.database);

  return async (token, route = {}) => {
    const claims = typeof token === 'string' ? await claimsOf(token) : null;
    if (!claims || isRevoked(identity, claims)) throw new AppError('session.missing');
    const user = await standings.of(claims.sub, claims.sid ?? '');
    if (!user?.isActive) throw new AppError('session.missing');
    if (!route.withoutSecondFactor) requireSecondFactor(claims, user, config);
    const { grant, membership, idpTenantIds } = accessOf(claims, user);
    const tenantId = await tenantIdOf(grant.idpTenantId);
    if (tenantId === undefined) throw new AppError('session.tenant_missing');
    const book = await accessBooks.of(tenantId);
    if (book.suspended.has(user.userId)) throw new AppError('session.suspended');
    const permissions = grantedPermissions(grant, { user, membership, book });
    return { tenantId, idpTenantIds, permissions, ...personOf(claims, user) };
  };
}

/** Throws `session.second_factor_missing`. */
function requireSecondFactor(
  claims: SessionClaims,
  user: ManagedUser,
  config: SessionAuthenticatorOptions['config'],
): void {
  const isAsked = user.hasTotp || config.secondFactor === 'required';
  if (isAsked && !hasSecondFactor(claims)) throw new AppError('session.second_factor_missing');
}

/** The tenant of the session, the membership in it, and its others. Throws `session.tenant_missing`. */
function accessOf(claims: SessionClaims, user: ManagedUser) {
  const grant = grantOf(claims);
  const membership = user.tenants.find(({ tenantId }) => tenantId === grant?.idpTenantId);
  if (!grant || !membership) throw new AppError('session.tenant_missing');
  const listed = Object.keys(claims.tenants ?? { [grant.idpTenantId]: {} });
  return {
    grant,
    membership,
    // The provider's word of now counts, as it does for roles.
    idpTenantIds: listed.filter((id) => user.tenants.some(({ tenantId }) => tenantId === id)),
  };
}

function personOf(claims: SessionClaims, user: ManagedUser) {
  const { sub, sid, act, name, email } = claims;
  return {
    userId: sub,
    impersonatorId: act?.sub ?? null,
    sid: sid ?? null,
    hasSecondFactor: hasSecondFactor(claims),
    userName: name ?? user.name,
    email: email ?? user.email,
  };
}

/** The embedded provider's tokens all have a session id; without one nothing could end them. */
function isRevoked(identity: IdentityProvider, { sid }: SessionClaims): boolean {
  if (sid === undefined) return identity.mode === 'embedded';
  return identity.isSessionRevoked(sid);
}

/** Our tenant of one of the provider's, which never changes. */
function tenantLookUp(database: Database): (idpTenantId: string) => Promise<number | undefined> {
  const known = new Map<string, number>();
  return async (idpTenantId) => {
    const before = known.get(idpTenantId);
    if (before !== undefined) return before;
    const [row] = await database.system((tx) =>
      tx.named<{ id: number | null }>('tenant_of_idp', 'SELECT tenant_id_of_idp($1) AS id', [
        idpTenantId,
      ]),
    );
    if (row?.id) known.set(idpTenantId, row.id);
    return row?.id ?? undefined;
  };
}
