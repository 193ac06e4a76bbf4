import { WIRE_CODES, WireError } from './wire-error.ts';

/** Everything below these belongs to the wire: what is not served answers JSON, not the console. */
export const PREFIXES = [
  '/v1/auth',
  '/v1/mgmt',
  '/v1/flow',
  '/v2/auth',
  '/v2/mgmt',
  '/v2/flow',
  '/v2/keys',
];

/**
 * What the wire answers to an address that cannot be decoded, e.g. with half of a percent-encoding; null
 * for one of someone else. The server asks, as such a request reaches no plugin.
 */
export function malformedAddress(url: string): { status: number; body: object } | null {
  if (!PREFIXES.some((prefix) => url.startsWith(`${prefix}/`))) return null;
  const error = new WireError(400, WIRE_CODES.badRequest, 'The address is not well-formed');
  return { status: error.status, body: error.body() };
}
