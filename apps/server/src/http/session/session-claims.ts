import { z } from 'zod';

const Texts = z.array(z.string()).nullish();

/** The product's claims of a session token. A refresh token has another `drn`. */
export const SessionClaims = z.object({
  sub: z.string().min(1),
  drn: z.literal('DS'),
  /** Seconds since 1970. */
  exp: z.number(),
  sid: z.string().optional(),
  amr: z.array(z.string()).default([]),
  /** The impersonator of the user. */
  act: z.object({ sub: z.string().min(1) }).optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  dct: z.string().optional(),
  tenants: z.record(z.string(), z.object({ roles: Texts, permissions: Texts })).optional(),
  roles: Texts,
  permissions: Texts,
});
export type SessionClaims = z.infer<typeof SessionClaims>;

/** Permissions a token grants in its tenant. */
export interface TokenGrant {
  idpTenantId: string;
  roles: readonly string[];
  permissions: readonly string[];
}

/**
 * The tenant that the session is for: the chosen one, or the only one. A token that names a chosen
 * tenant and lists none has that tenant's roles at the top level.
 */
export function grantOf({ dct, tenants, roles, permissions }: SessionClaims): TokenGrant | null {
  if (tenants === undefined) return dct === undefined ? null : grant(dct, { roles, permissions });
  const [only, ...others] = Object.keys(tenants);
  const idpTenantId = dct ?? (others.length === 0 ? only : undefined);
  if (idpTenantId === undefined || !Object.hasOwn(tenants, idpTenantId)) return null;
  return grant(idpTenantId, tenants[idpTenantId] ?? {});
}

function grant(
  idpTenantId: string,
  given: Partial<Pick<SessionClaims, 'roles' | 'permissions'>>,
): TokenGrant {
  return { idpTenantId, roles: given.roles ?? [], permissions: given.permissions ?? [] };
}

/**
 * Whether the proofs suffice for a user with an authenticator app: its code plus another proof, a
 * passkey, or another provider's sign-in. `mfa` represents any two, including a password and a mail.
 */
export function hasSecondFactor({ amr }: Pick<SessionClaims, 'amr'>): boolean {
  if (amr.includes('webauthn') || amr.includes('fed')) return true;
  return amr.includes('totp') && amr.some((proof) => proof !== 'totp' && proof !== 'mfa');
}
