import { timingSafeEqual } from 'node:crypto';
import { newSecret, secretHash } from '../crypto/one-time-secret.ts';
import type { WireCall } from '../wire/endpoint.ts';

/** Sent with each response and required in the next request. */
export const NONCE_HEADER = 'x-descope-flow-nonce';
/** For clients of the older generation, which know of no nonce. Nothing else reads it. */
const BROWSER_COOKIE = 'WBF';
const MAX_AGE_SECONDS = 86_400;
const SECRET = /^[\w-]{43}$/;

/** The client keeps the highest number, so that a late response changes nothing. */
export function newNonce(sequence: number): string {
  return `${sequence}.${newSecret()}`;
}

interface FlowBrowser {
  hash: Buffer | null;
  cookies: string[];
}

/** Binds a new execution to its browser. Servers and apps, which send no origin, have none. */
export function bindFlow(call: WireCall): FlowBrowser {
  if (call.header('origin') === undefined) return { hash: null, cookies: [] };
  const kept = call.cookie(BROWSER_COOKIE);
  const secret = kept !== null && SECRET.test(kept) ? kept : newSecret();
  const attributes = `Path=/v1/flow; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; Secure; SameSite=Strict`;
  return { hash: secretHash(secret), cookies: [`${BROWSER_COOKIE}=${secret}; ${attributes}`] };
}

/**
 * Whether the call may continue the execution. The id alone is not enough in browsers, because it is in
 * the address on return from another provider. A given nonce must be correct.
 */
export function mayGoOn(
  call: WireCall,
  execution: { nonceHash: Buffer; browserHash: Buffer | null },
): boolean {
  const nonce = call.header(NONCE_HEADER);
  if (nonce) return timingSafeEqual(secretHash(nonce), execution.nonceHash);
  if (execution.browserHash === null) return call.header('origin') === undefined;
  const cookie = call.cookie(BROWSER_COOKIE);
  return cookie !== null && timingSafeEqual(secretHash(cookie), execution.browserHash);
}
