import { createHash, randomBytes } from 'node:crypto';
import type { VendorRequest } from '../build-request.ts';
import { fillTemplate, type Scope } from '../fill-template.ts';
import type { Run } from '../run-context.ts';
import type { Auth } from './auth-type.ts';
import { assertion } from './jwt-assertion.ts';
import { loginToken } from './login-token.ts';
import { oauthToken } from './oauth-token.ts';
import { signAws } from './sign-aws.ts';
import { withBasic, withHeaders } from './with-headers.ts';

/** An authorised request, and how to discard its token. */
export interface Authorized {
  request: VendorRequest;
  /** Discards the token; absent if it cannot be renewed. */
  drop?: () => void;
}

/** Adds the declared authorisation to a request. */
export async function authorize(
  run: Run,
  auth: Auth,
  request: VendorRequest,
  vars: Readonly<Record<string, unknown>> = {},
): Promise<Authorized> {
  const scope = run.scope(vars);
  switch (auth.type) {
    case 'sigv4':
      return { request: await signAws(run, auth, request) };
    case 'login':
      return withLogin(run, auth, request);
    case 'oauth2_client':
    case 'oauth2_password':
    case 'oauth2_code':
      return withOauth(run, auth, request, scope);
    case 'jwt_assertion':
      return auth.as === 'bearer'
        ? { request: withHeaders(request, bearer(assertion(run, auth, scope))) }
        : withOauth(run, auth, request, scope);
    default:
      return { request: withSecret(auth, request, scope) };
  }
}

type SecretAuth = Extract<Auth, { type: 'none' | 'header' | 'query' | 'basic' | 'digest_nonce' }>;

/** Authorisation types that need only the connection's values. */
function withSecret(auth: SecretAuth, request: VendorRequest, scope: Scope): VendorRequest {
  const fill = (template: string): string => fillTemplate(template, scope);
  switch (auth.type) {
    case 'none':
      return request;
    case 'header':
      return withHeaders(request, { [auth.name.toLowerCase()]: fill(auth.value) });
    case 'query':
      return withQuery(request, auth.name, fill(auth.value));
    case 'basic':
      return withBasic(request, fill(auth.user), fill(auth.password));
    case 'digest_nonce':
      return withDigest(request, fill(auth.keyId), fill(auth.key), scope.now);
  }
}

async function withLogin(
  run: Run,
  auth: Extract<Auth, { type: 'login' }>,
  request: VendorRequest,
): Promise<Authorized> {
  const { value, drop } = await loginToken(run, auth);
  const header = fillTemplate(auth.value, run.scope({ token: value }));
  return { request: withHeaders(request, { [auth.header.toLowerCase()]: header }), drop };
}

async function withOauth(
  run: Run,
  auth: Parameters<typeof oauthToken>[1],
  request: VendorRequest,
  scope: Scope,
): Promise<Authorized> {
  const { value, drop } = await oauthToken(run, auth, scope);
  return { request: withHeaders(request, bearer(value)), drop };
}

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

function withQuery(request: VendorRequest, name: string, value: string): VendorRequest {
  const url = new URL(request.url);
  url.searchParams.set(name, value);
  return { ...request, url };
}

/** Cortex: SHA-256 over key, nonce and time, so that the key itself is never sent. */
function withDigest(request: VendorRequest, id: string, key: string, now: number): VendorRequest {
  const nonce = randomBytes(32).toString('hex');
  const digest = createHash('sha256').update(`${key}${nonce}${now}`).digest('hex');
  return withHeaders(request, {
    'x-xdr-auth-id': id,
    'x-xdr-nonce': nonce,
    'x-xdr-timestamp': String(now),
    authorization: digest,
  });
}
