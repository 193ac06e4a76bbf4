import type { WireReply } from '../wire/endpoint.ts';
import { isStorable } from '../wire/json-limits.ts';

/** Target of the redirect, with the code or the error. */
export function landing(
  redirectUrl: string,
  outcome: { code: string } | { err: string },
): WireReply {
  const url = new URL(redirectUrl);
  url.searchParams.delete('code');
  url.searchParams.delete('err');
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  // The code must not travel on in the Referer of whatever the page loads.
  return { body: {}, redirect: url.href, headers: { 'referrer-policy': 'no-referrer' } };
}

/**
 * Parameters of a callback, from its query or its form. A repeated or unstorable one counts as absent.
 */
export function callbackParameters(source: unknown): URLSearchParams {
  const entries = Object.entries(typeof source === 'object' && source !== null ? source : {});
  return new URLSearchParams(
    entries.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && isStorable(value) ? [[name, value]] : [],
    ),
  );
}
