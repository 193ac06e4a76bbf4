import type { SignedIn } from './sign-in-sdk.ts';

/** Facts that determine the next step after a sign-in. */
export interface SessionFacts {
  loginId: string;
  /** An authenticator app is set up. */
  hasTotp: boolean;
  /** The account has a password already, if the response says so. */
  hasPassword?: boolean;
  /** How the person proved who they are, as RFC 8176 values. */
  methods: readonly string[];
  /** Ids of the tenants that the person belongs to; null if the token does not tell. */
  tenantIds: readonly string[] | null;
  /** The chosen tenant; null while none is. */
  tenantId: string | null;
}

type Claims = Readonly<Record<string, unknown>>;

/** Reads a session's claims; the page uses them only to choose the next step. */
export function factsOfClaims(claims: Claims, loginId: string, hasTotp: boolean): SessionFacts {
  const { amr, tenants, dct } = claims;
  return {
    loginId,
    hasTotp,
    methods: Array.isArray(amr) ? amr.filter((method) => typeof method === 'string') : [],
    tenantIds: typeof tenants === 'object' && tenants !== null ? Object.keys(tenants) : null,
    tenantId: typeof dct === 'string' && dct !== '' ? dct : null,
  };
}

/** The facts of a sign-in response. @param typed the typed login id, if the response names none. */
export function factsOf(answer: SignedIn, typed: string): SessionFacts {
  const claims = answer.claims ?? claimsOf(answer.sessionJwt ?? '');
  const loginId = typed || (answer.user?.loginIds[0] ?? '');
  const facts = factsOfClaims(claims, loginId, answer.user?.TOTP === true);
  return answer.user?.password === true ? { ...facts, hasPassword: true } : facts;
}

/** The claims of a token, unverified: it comes from the provider itself. Empty for anything else. */
function claimsOf(token: string): Claims {
  const part = token.split('.')[1] ?? '';
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}

/**
 * A passkey combines possession with a PIN or a finger, so it needs no additional code; a code needs
 * another proof. `mfa` says that there were two, not which.
 */
export function hasSecondFactor(methods: readonly string[]): boolean {
  if (methods.includes('webauthn')) return true;
  return (
    methods.includes('totp') && methods.some((method) => method !== 'totp' && method !== 'mfa')
  );
}
