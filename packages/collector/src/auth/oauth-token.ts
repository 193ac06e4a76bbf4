import { CollectFailure } from '../collect-failure.ts';
import { fillTemplate, fillTexts, type Scope } from '../fill-template.ts';
import { textOf, valueAt } from '../path-value.ts';
import type { Run } from '../run-context.ts';
import type { CachedToken } from '../token-cache.ts';
import type { VendorRequest } from '../build-request.ts';
import type { Auth } from './auth-type.ts';
import { assertion } from './jwt-assertion.ts';
import { formRequest, tokenAnswer, tokenKey, type HeldToken } from './token-request.ts';
import { withBasic } from './with-headers.ts';

export type OauthAuth = Extract<
  Auth,
  { type: 'oauth2_client' | 'oauth2_password' | 'oauth2_code' | 'jwt_assertion' }
>;

/** Lifetime of a token if the response does not include it. */
const USUAL_LIFETIME_SEC = 1800;
const JWT_BEARER = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const ASSERTION_TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

/** An access token of the connection, cached or renewed. */
export async function oauthToken(run: Run, auth: OauthAuth, scope: Scope): Promise<HeldToken> {
  const subject = auth.type === 'jwt_assertion' ? fillTemplate(auth.subject ?? '', scope) : '';
  const key = tokenKey(auth, subject, run.options.values);
  const value = await run.tokens.get(key, run.options.now(), () => fetchToken(run, auth, scope));
  return { value, drop: () => run.tokens.drop(key, value) };
}

async function fetchToken(run: Run, auth: OauthAuth, scope: Scope): Promise<CachedToken> {
  const body = await tokenAnswer(run, tokenRequest(run, auth, scope));
  const value = textOf(valueAt(body, 'access_token'));
  if (value === undefined) {
    throw new CollectFailure('invalid_response', 'The token service answered no token.');
  }
  if (auth.type === 'oauth2_code') await keepRotated(run, auth.refreshToken, body);
  const lifetime = Number(valueAt(body, 'expires_in'));
  const seconds = lifetime > 0 ? lifetime : USUAL_LIFETIME_SEC;
  return { value, expiresAt: run.options.now() + seconds * 1000 };
}

/** A rotated refresh token is stored before its access token is used. */
async function keepRotated(run: Run, id: string, body: unknown): Promise<void> {
  const rotated = textOf(valueAt(body, 'refresh_token'));
  if (rotated === undefined || rotated === refreshToken(run, id)) return;
  await run.options.onSecret?.(id, rotated);
  run.tokens.rotated.set(id, rotated);
}

function refreshToken(run: Run, id: string): string {
  return run.tokens.rotated.get(id) ?? run.options.values[id] ?? '';
}

function tokenRequest(run: Run, auth: OauthAuth, scope: Scope): VendorRequest {
  const fill = (template: string | undefined): string =>
    template === undefined ? '' : fillTemplate(template, scope);
  const url = fill(auth.tokenUrl);
  switch (auth.type) {
    case 'oauth2_client': {
      const form = {
        grant_type: 'client_credentials',
        ...given({
          scope: fill(auth.scope),
          audience: fill(auth.audience),
          resource: fill(auth.resource),
        }),
        ...fillTexts(auth.extra, scope),
      };
      return withClient(auth.send, url, form, [fill(auth.clientId), fill(auth.clientSecret)]);
    }
    case 'oauth2_password':
      return formRequest(url, {
        grant_type: 'password',
        client_id: fill(auth.clientId),
        client_secret: fill(auth.clientSecret),
        username: fill(auth.user),
        password: fill(auth.password),
      });
    case 'oauth2_code': {
      const refresh = refreshToken(run, auth.refreshToken);
      const form = { grant_type: 'refresh_token', refresh_token: refresh };
      return withClient(auth.send, url, form, [fill(auth.clientId), fill(auth.clientSecret)]);
    }
    case 'jwt_assertion':
      return formRequest(
        url,
        assertionForm(assertion(run, auth, scope), auth.as, fill(auth.scope)),
      );
  }
}

function assertionForm(signed: string, as: string, scope: string): Record<string, string> {
  // Google names its scopes inside the assertion; Salesforce, Okta and others ignore them there.
  return as === 'client'
    ? {
        grant_type: 'client_credentials',
        client_assertion_type: ASSERTION_TYPE,
        client_assertion: signed,
        ...given({ scope }),
      }
    : { grant_type: JWT_BEARER, assertion: signed };
}

function withClient(
  send: 'body' | 'basic' | 'query',
  url: string,
  form: Record<string, string>,
  client: readonly [id: string, secret: string],
): VendorRequest {
  const [id, secret] = client;
  if (send === 'basic') return withBasic(formRequest(url, form), id, secret);
  const request = formRequest(url, { ...form, client_id: id, client_secret: secret });
  if (send === 'body') return request;
  const inQuery = new URL(request.url);
  for (const [name, value] of new URLSearchParams(request.body ?? '')) {
    inQuery.searchParams.set(name, value);
  }
  return { ...request, url: inQuery, body: null };
}

function given(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
