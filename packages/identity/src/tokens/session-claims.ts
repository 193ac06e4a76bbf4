import type { JWTPayload } from 'jose';
import type { RefreshFamily } from '../sessions/refresh-store.ts';
import type { User, UserTenant } from '../users/user.ts';

interface ClaimsInput {
  projectId: string;
  user: User;
  family: Pick<
    RefreshFamily,
    'sid' | 'amr' | 'selectedTenantId' | 'clientClaims' | 'trustedClaims' | 'actorId' | 'expiresAt'
  >;
  /** Seconds since 1970. */
  issuedAt: number;
  expiresAt: number;
  jti: string;
}

/** Claims of a session token. `tenants` is always there: client libraries list its keys unasked. */
export function sessionClaims(input: ClaimsInput): JWTPayload {
  const { user, family } = input;
  const tenants = openTenants(user);
  const current = currentTenant(tenants, family.selectedTenantId);
  return {
    ...trustedClaims(family.trustedClaims),
    ...commonClaims(input),
    drn: 'DS',
    rexp: family.expiresAt.toISOString(),
    tenants: Object.fromEntries(
      tenants.map(({ tenantId, tenantName, roleNames, permissions }) => [
        tenantId,
        { roles: roleNames, permissions, tenantName },
      ]),
    ),
    roles: user.roleNames,
    permissions: user.permissions,
    ...(current ? { dct: current } : {}),
    ...(user.email ? { email: user.email } : {}),
    name: user.name,
    // The client's claims are separate from the provider's.
    ...(family.clientClaims ? { nsec: family.clientClaims } : {}),
  };
}

/** Claims of a refresh token: who and which sign-in, and nothing that may change meanwhile. */
export function refreshClaims(input: ClaimsInput): JWTPayload {
  const current = currentTenant(openTenants(input.user), input.family.selectedTenantId);
  return { ...commonClaims(input), drn: 'DSR', ...(current ? { dct: current } : {}) };
}

/** Claims that only the provider itself makes. */
const OWN_CLAIMS: ReadonlySet<string> = new Set([
  'iss',
  'sub',
  'aud',
  'exp',
  'iat',
  'nbf',
  'jti',
  'sid',
  'amr',
  'drn',
  'rexp',
  'tenants',
  'roles',
  'permissions',
  'dct',
  'act',
  'cnf',
  'nsec',
  'dsub',
  'typ',
]);

/** Claims of the management key's holder, without those reserved for the provider. */
export function trustedClaims(
  claims: Readonly<Record<string, unknown>> | null | undefined,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(claims ?? {}).filter(([name]) => !OWN_CLAIMS.has(name)));
}

/** Life of the tokens of a sign-in, where the tenant that the user works in shortens it. */
export function tokenSeconds(
  user: User,
  selectedTenantId: string | null,
  provider: { session: number; refresh: number },
): { session: number; refresh: number } {
  const tenants = openTenants(user);
  const current = currentTenant(tenants, selectedTenantId);
  const tenant = tenants.find((candidate) => candidate.tenantId === current);
  return {
    session: Math.min(provider.session, tenant?.sessionSeconds ?? provider.session),
    refresh: Math.min(provider.refresh, tenant?.refreshSeconds ?? provider.refresh),
  };
}

/** Tenants that the user can work in. */
export function openTenants(user: User): UserTenant[] {
  return user.tenants.filter((tenant) => !tenant.isDisabled);
}

/** The selected tenant while the user is in it, else the only one, else none. */
export function currentTenant(
  tenants: readonly UserTenant[],
  selected: string | null,
): string | undefined {
  const found = tenants.find((tenant) => tenant.tenantId === selected);
  return found?.tenantId ?? (tenants.length === 1 ? tenants[0]?.tenantId : undefined);
}

function commonClaims(input: ClaimsInput): JWTPayload {
  return {
    iss: input.projectId,
    sub: input.user.userId,
    aud: [input.projectId],
    iat: input.issuedAt,
    exp: input.expiresAt,
    jti: input.jti,
    sid: input.family.sid,
    amr: input.family.amr,
    ...(input.family.actorId ? { act: { sub: input.family.actorId } } : {}),
  };
}
