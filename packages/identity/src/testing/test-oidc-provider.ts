import { createHash, randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { accountPage, postedForm } from './test-oidc-pages.ts';

/** An account holder at the provider. The claims are put into id tokens and user info unchanged. */
interface TestAccount {
  sub: string;
  [claim: string]: unknown;
}

/** Simulated faults of the provider. */
export interface Faults {
  /** Instead of the claims that an honest id token would have. */
  claims?: JWTPayload;
  /** `none`: unsigned; `other`: signed by another key. */
  signature?: 'none' | 'other';
  /** `iss` of the answer to the browser. */
  answerIssuer?: string;
  /** The id token contains only the subject. */
  isTokenBare?: boolean;
  /** User info is refused to everyone. */
  isUserInfoClosed?: boolean;
  /** The token endpoint returns only this. */
  tokenError?: string;
}

type Texts = Record<string, string>;

interface Grant {
  account: TestAccount;
  query: Texts;
}

/** State and settings of the provider. */
interface State {
  issuer: string;
  accounts: Map<string, TestAccount>;
  faults: Faults;
  /** By code. */
  grants: Map<string, Grant>;
  /** By access token. */
  bearers: Map<string, TestAccount>;
  idToken(account: TestAccount, nonce: string | undefined): Promise<string>;
}

const CLIENT_ID = 'waybill';
const CLIENT_SECRET = 'secret of the test client';
const KEY_ID = 'test-key';

/**
 * An OpenID Connect provider on the loopback, with PKCE: whoever opens its page picks an account by a
 * button, or refuses. To those who do not ask for `openid` it is a plain OAuth 2 provider.
 */
export async function testOidcProvider(accounts: readonly TestAccount[] = []) {
  const keys = await generateKeyPair('RS256');
  const otherKeys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const requests: string[] = [];
  const state: State = {
    issuer: '',
    accounts: new Map(accounts.map((account) => [account.sub, account])),
    faults: {},
    grants: new Map(),
    bearers: new Map(),
    async idToken({ emails: _emails, ...account }, nonce) {
      const now = Math.floor(Date.now() / 1000);
      const payload = {
        ...(state.faults.isTokenBare ? { sub: account.sub } : account),
        iss: state.issuer,
        aud: CLIENT_ID,
        iat: now,
        exp: now + 300,
        ...(nonce === undefined ? {} : { nonce }),
        ...state.faults.claims,
      };
      if (state.faults.signature === 'none') return new UnsecuredJWT(payload).encode();
      const key = state.faults.signature === 'other' ? otherKeys.privateKey : keys.privateKey;
      return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: KEY_ID }).sign(key);
    },
  };
  const app = fastify();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request) => {
    requests.push(`${request.method} ${request.url.split('?')[0]}`);
  });
  app.get('/jwks', async () => ({ keys: [jwk] }));
  servePages(app, state);
  serveTokens(app, state);
  state.issuer = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    issuer: state.issuer,
    accounts: state.accounts,
    /** Method and path of received requests, oldest first. */
    requests,
    /** Makes these faults from now on, and no others. */
    setFaults: (faults: Faults): void => void (state.faults = faults),
    /** Output of a provider's own script or app library. */
    idToken: (sub: string, nonce: string): Promise<string> =>
      state.idToken(state.accounts.get(sub) ?? { sub }, nonce),
    /** A code that the library for apps hands out. */
    codeFor: (sub: string, query: Texts): string =>
      newCode(state, { account: state.accounts.get(sub) ?? { sub }, query }),
    close: (): Promise<void> => app.close(),
  };
}
export type TestOidcProvider = Awaited<ReturnType<typeof testOidcProvider>>;

function servePages(app: FastifyInstance, state: State): void {
  app.get('/.well-known/openid-configuration', async () => ({
    issuer: state.issuer,
    authorization_endpoint: `${state.issuer}/authorize`,
    token_endpoint: `${state.issuer}/token`,
    userinfo_endpoint: `${state.issuer}/userinfo`,
    jwks_uri: `${state.issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    authorization_response_iss_parameter_supported: true,
  }));
  app.get('/authorize', async (request, reply) => {
    const query = textsOf(request.query);
    if (query['client_id'] !== CLIENT_ID) return reply.code(400).send('Unknown client');
    return reply.type('text/html').send(accountPage(query, [...state.accounts.values()]));
  });
  app.post('/choose', async (request, reply) => {
    const { account: sub = '', ...query } = textsOf(request.body);
    const account = state.accounts.get(sub);
    const iss = state.faults.answerIssuer ?? state.issuer;
    const common = { iss, ...(query['state'] ? { state: query['state'] } : {}) };
    if (!account) {
      const description = '<b>words of the provider</b>';
      const refusal = { ...common, error: 'access_denied', error_description: description };
      return sendBack(reply, query, refusal);
    }
    return sendBack(reply, query, { ...common, code: newCode(state, { account, query }) });
  });
}

function newCode({ grants }: State, grant: Grant): string {
  const code = randomBytes(16).toString('hex');
  grants.set(code, grant);
  return code;
}

function sendBack(reply: FastifyReply, query: Texts, answer: Texts): FastifyReply {
  const address = query['redirect_uri'] ?? '';
  if (query['response_mode'] === 'form_post') {
    return reply.type('text/html').send(postedForm(address, answer));
  }
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return reply.redirect(url.href, 303);
}

function serveTokens(app: FastifyInstance, state: State): void {
  app.post('/token', async (request, reply) => {
    if (state.faults.tokenError) return reply.code(400).send({ error: state.faults.tokenError });
    const grant = takeGrant(state, request);
    if (!grant) return reply.code(400).send({ error: 'invalid_grant' });
    const { account, query } = grant;
    const token = randomBytes(16).toString('hex');
    state.bearers.set(token, account);
    const isOpenId = query['scope']?.split(' ').includes('openid') ?? false;
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: 300,
      ...(isOpenId ? { id_token: await state.idToken(account, query['nonce']) } : {}),
    };
  });
  for (const path of ['/userinfo', '/userinfo/emails']) {
    app.get(path, async (request, reply) => {
      const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
      const account = state.bearers.get(token);
      if (!account || state.faults.isUserInfoClosed)
        return reply.code(401).send({ error: 'invalid_token' });
      return reply.send(path === '/userinfo' ? account : account['emails']);
    });
  }
}

/** The grant of the code, once, when client, redirect address and PKCE verifier are right. */
function takeGrant({ grants }: State, request: FastifyRequest): Grant | null {
  const form = textsOf(request.body);
  const grant = grants.get(form['code'] ?? '');
  grants.delete(form['code'] ?? '');
  if (!grant || !isClient(form, request.headers.authorization)) return null;
  if (form['redirect_uri'] !== grant.query['redirect_uri']) return null;
  const { code_verifier: verifier } = form;
  const actual = verifier && createHash('sha256').update(verifier).digest('base64url');
  return actual === grant.query['code_challenge'] ? grant : null;
}

function isClient(form: Texts, authorization: string | undefined): boolean {
  const basic = Buffer.from(authorization?.replace(/^Basic /, '') ?? '', 'base64').toString();
  const secret = basic.split(':')[1]?.replaceAll('+', ' ') ?? form['client_secret'];
  return decodeURIComponent(secret ?? '') === CLIENT_SECRET;
}

function textsOf(source: unknown): Texts {
  const entries = Object.entries(typeof source === 'object' && source !== null ? source : {});
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
