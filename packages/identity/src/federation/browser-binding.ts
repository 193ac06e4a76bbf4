import type { WireCall } from '../wire/endpoint.ts';
import { newSecret, secretHash } from '../crypto/one-time-secret.ts';

/** Sent along when the other provider leads the browser back by an address (GET). */
const RETURN_COOKIE = 'WBA';
/**
 * Sent along when the other provider makes the browser post a form, which browsers do with nothing less
 * than SameSite=None. It opens nothing on its own.
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
 * Ties what is started now to the browser that starts it. A browser keeps its secret, so that two tabs
 * can sign in at once.
 *
 * @param isPosted whether the way back is a form that the other provider posts.
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

/** Browsers say where a POST is from; servers do not, and have no cookies. */
export function isBrowser(call: WireCall): boolean {
  return call.header('origin') !== undefined || browserHashes(call).length > 0;
}

/** Hashes of what the browser of the call may have started. */
export function browserHashes(call: WireCall): Buffer[] {
  return [call.cookie(RETURN_COOKIE), call.cookie(POST_COOKIE)]
    .filter((secret) => secret !== null)
    .map(secretHash);
}
