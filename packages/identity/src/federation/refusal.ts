import { WireError, WIRE_CODES } from '../wire/wire-error.ts';

/**
 * Why a person returning from another provider is not signed in. The complete message: text of the
 * other provider never appears on our pages.
 */
const TEXTS = {
  ended: 'The sign-in took too long or was started in another browser. Please try again.',
  tooMany: 'Too many attempts. Please wait a minute and try again.',
  denied: 'The provider did not sign you in.',
  failed: 'The sign-in at the provider failed.',
  noAccount: 'There is no account for you here. Ask an administrator for one.',
  exists: 'You have an account already. Sign in with it.',
  notOfTenant: 'This person may not sign in by this provider.',
  linkedElsewhere: 'This identity belongs to another account.',
} as const;
export type Refusal = keyof typeof TEXTS;

export function refused(reason: Refusal): WireError {
  return new WireError(401, WIRE_CODES.invalidCredentials, TEXTS[reason]);
}

const KNOWN: ReadonlySet<string> = new Set(Object.values(TEXTS));

/** Message for a person; anything other than a refusal is a plain failure. */
export function refusalText(error: unknown): string {
  const isRefusal = error instanceof WireError && KNOWN.has(error.message);
  return isRefusal ? error.message : TEXTS.failed;
}
