import type { WireCall } from '../wire/endpoint.ts';
import { newSecret, secretHash } from '../crypto/one-time-secret.ts';

/** Sent along when the other provider leads the browser back by an address (GET). */
const RETURN_COOKIE = 'WBA';
/**
 * Sent when the other provider makes the browser post a form, which requires SameSite=None. It is
 * useless on its own.
 */
const POST_COOKIE = 'WBP';
/** Ten minutes at the other provider, then a minute for the code. */
const MAX_AGE_SECONDS = 720;
const SECRET = /^[\w-]{43}$/;

interface BrowserBinding {
  hash: Buffer;
  cookie: string;
}

/**
 * Binds a started sign-in to the browser. A browser keeps its secret, so that two tabs can sign in
 * simultaneously.
 *
 * @param isPosted whether the other provider returns with a posted form.
 */
export function bindBrowser(call: WireCall, isPosted: boolean): BrowserBinding {
  const name = isPosted ? POST_COOKIE : RETURN_COOKIE;
  const kept = call.cookie(name);
  const secret = kept !== null && SECRET.test(kept) ? kept : newSecret();
  const sameSite = isPosted ? 'None' : 'Lax';
  return {
    hash: secretHash(secret),
    cookie: `${name}=${secret}; Path=/v1/auth; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; Secure; SameSite=${sameSite}`,
  };
}

/** Browsers send the origin of a POST; servers do not, and have no cookies. */
export function isBrowser(call: WireCall): boolean {
  return call.header('origin') !== undefined || browserHashes(call).length > 0;
}

/** Hashes of the sign-ins that the calling browser may have started. */
export function browserHashes(call: WireCall): Buffer[] {
  return [call.cookie(RETURN_COOKIE), call.cookie(POST_COOKIE)]
    .filter((secret) => secret !== null)
    .map(secretHash);
}
