import { WIRE_CODES, WireError } from './wire-error.ts';

/** Everything below these belongs to the API: unknown paths return JSON, not the console. */
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
 * The API's response to an undecodable address, e.g. with an incomplete percent-encoding; null for
 * other paths. Called by the server, as such a request reaches no plugin.
 */
export function malformedAddress(url: string): { status: number; body: object } | null {
  if (!PREFIXES.some((prefix) => url.startsWith(`${prefix}/`))) return null;
  const error = new WireError(400, WIRE_CODES.badRequest, 'The address is not well-formed');
  return { status: error.status, body: error.body() };
}
