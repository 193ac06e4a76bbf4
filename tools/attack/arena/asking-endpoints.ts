import { ENDPOINTS, type Endpoint } from './attacked-routes.ts';

/**
 * These tell by their answer where sign-up is open, and say so: a new user gets tokens, or has to create a
 * passkey. The same list is in `packages/identity/src/wire/enumeration.test.ts`.
 */
const TELLING = new Set(['/v1/auth/password/signup', '/v1/auth/webauthn/signup-in/start']);

/** Endpoints that take a login id of anyone. */
export function askingEndpoints(): Endpoint[] {
  return ENDPOINTS.filter(
    (endpoint) =>
      endpoint.access === 'project' &&
      endpoint.method === 'POST' &&
      (endpoint.effect === 'sign-in' || endpoint.effect === 'sign-up') &&
      !TELLING.has(endpoint.path),
  );
}

/** They take a code, a token or a provider instead of a login id. */
const WITHOUT_LOGIN_ID =
  /\/(?:exchange|authorize|pending-session|accesskey|native|onetap)(?:\/|$)|link\/verify$/;

/** One endpoint for each method and effect that takes a login id: ways of delivery share their code. */
export function oneForEachMethod(): Endpoint[] {
  const kinds = new Map<string, Endpoint>();
  for (const endpoint of askingEndpoints()) {
    if (WITHOUT_LOGIN_ID.test(endpoint.path)) continue;
    const [, version = '', , method = '', step = ''] = endpoint.path.split('/');
    const kind = `${version} ${method} ${step}`;
    if (!kinds.has(kind)) kinds.set(kind, endpoint);
  }
  return [...kinds.values()];
}
