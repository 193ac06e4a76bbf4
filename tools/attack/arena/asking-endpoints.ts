import { ENDPOINTS, type Endpoint } from './attacked-routes.ts';

/**
 * These tell by their answer where sign-up is open, and say so: a new user gets tokens, or has to create a
 * passkey. The same list is in `packages/identity/src/wire/enumeration.test.ts`.
 */
const TELLING = new Set(['/v1/auth/password/signup', '/v1/auth/webauthn/signup-in/start']);

/** Endpoints that take a login id of anybody. */
export function askingEndpoints(): Endpoint[] {
  return ENDPOINTS.filter(
    (endpoint) =>
      endpoint.access === 'project' &&
      endpoint.method === 'POST' &&
      (endpoint.effect === 'sign-in' || endpoint.effect === 'sign-up') &&
      !TELLING.has(endpoint.path),
  );
}

/** One endpoint for each method and effect: ways of delivery share their code. */
export function oneForEachMethod(): Endpoint[] {
  const kinds = new Map<string, Endpoint>();
  for (const endpoint of askingEndpoints()) {
    const [, version = '', , method = '', step = ''] = endpoint.path.split('/');
    const kind = `${version} ${method} ${step}`;
    if (!kinds.has(kind)) kinds.set(kind, endpoint);
  }
  return [...kinds.values()];
}
