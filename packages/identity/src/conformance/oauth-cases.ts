import assert from 'node:assert/strict';
import type { TestOidcProvider } from '../testing/test-oidc-provider.ts';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { ELSEWHERE } from './delivery.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { expectSignIn } from './expect-session.ts';
import { choose, codeOf, expectAddress, expectTurnedAway } from './federated-way.ts';

const BASE = '/v1/auth/oauth/authorize';
const AUTHORIZE = `POST ${BASE}`;
const EXCHANGE = 'POST /v1/auth/oauth/exchange';
const NEEDS = ['oauth'] as const;

export function googleOf({ target }: ConformanceKit): TestOidcProvider {
  assert.ok(target.google, 'the target says it has `oauth`, and not which provider it is');
  return target.google;
}

/** Someone with an account at the provider; returns its id there and the address. */
export function givenAccount(kit: ConformanceKit): { sub: string; email: string } {
  const email = kit.newLoginId('oauth');
  const sub = `sub-${email}`;
  const account = { sub, email, email_verified: true, name: 'Otto Auth' };
  googleOf(kit).accounts.set(sub, account);
  return { sub, email };
}

/** Starts via one of the endpoints, like the target's page. */
function start(kit: ConformanceKit, client: ReturnType<ConformanceKit['client']>, path: string) {
  const queryParams = { provider: 'google', redirectURL: kit.target.redirectUrl };
  return client.post(path, {}, { queryParams });
}

const starting: ConformanceCases = [
  {
    endpoint: AUTHORIZE,
    name: 'answers an address at the provider, with PKCE',
    needs: NEEDS,
    async run(kit) {
      const { sdk } = kit.client();
      const { redirectUrl } = kit.target;
      const reply = await sdk.oauth.start('google', redirectUrl, {}, undefined, 'otto@example.com');
      const url = expectAddress(reply);
      assert.equal(url.origin, googleOf(kit).issuer);
      assert.equal(url.searchParams.get('client_id'), googleOf(kit).clientId);
      assert.equal(url.searchParams.get('code_challenge_method'), 'S256', 'no PKCE');
      assert.equal(url.searchParams.get('login_hint'), 'otto@example.com');
      assert.ok(url.searchParams.get('state'), 'no state');
    },
  },
  {
    endpoint: AUTHORIZE,
    name: 'refuses to lead elsewhere',
    needs: NEEDS,
    async run(kit) {
      expectRefused(await kit.client().sdk.oauth.start.google(ELSEWHERE), 400);
    },
  },
  ...['', '/signup', '/signin', '/update'].map((suffix) => ({
    endpoint: AUTHORIZE + suffix,
    name: 'refuses a provider that is not there, and none at all',
    async run(kit: ConformanceKit) {
      const client = kit.client();
      const redirectURL = kit.target.redirectUrl;
      const queryParams = { provider: 'neither-here-nor-there', redirectURL };
      expectRefused(await client.post(BASE + suffix, {}, { queryParams }), 400);
      expectRefused(await client.post(BASE + suffix, {}, { queryParams: { redirectURL } }), 400);
    },
  })),
  {
    endpoint: `${AUTHORIZE}/signup`,
    name: 'creates a user',
    needs: NEEDS,
    async run(kit) {
      const { sub, email } = givenAccount(kit);
      const client = kit.client();
      const url = expectAddress(await start(kit, client, `${BASE}/signup`));
      const code = codeOf(await choose(kit, client, url, sub));
      const data = expectOk(await client.sdk.oauth.exchange(code));
      assert.equal(data.user?.email, email);
      assert.equal(data.firstSeen, true);
    },
  },
  {
    endpoint: `${AUTHORIZE}/signin`,
    name: 'creates no user, and signs in one who is there',
    needs: NEEDS,
    async run(kit) {
      const { sub } = givenAccount(kit);
      const client = kit.client();
      const signIn = async (path: string): Promise<URL> =>
        choose(kit, client, expectAddress(await start(kit, client, path)), sub);
      expectTurnedAway(await signIn(`${BASE}/signin`));
      expectOk(await client.sdk.oauth.exchange(codeOf(await signIn(BASE))));
      expectOk(await client.sdk.oauth.exchange(codeOf(await signIn(`${BASE}/signin`))));
    },
  },
  {
    endpoint: `${AUTHORIZE}/update`,
    name: 'adds the account to the signed-in user',
    needs: NEEDS,
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('link');
      const { sub } = givenAccount(kit);
      const client = await kit.signedIn(loginId);
      const url = expectAddress(await start(kit, client, `${BASE}/update`));
      const code = codeOf(await choose(kit, client, url, sub));
      assert.equal(expectOk(await client.sdk.oauth.exchange(code)).user?.userId, userId);
    },
  },
  {
    endpoint: `${AUTHORIZE}/update`,
    name: 'refuses who is not signed in',
    needs: NEEDS,
    async run(kit) {
      expectRefused(await start(kit, kit.client(), `${BASE}/update`), 401);
    },
  },
];

const exchanging: ConformanceCases = [
  {
    endpoint: EXCHANGE,
    name: 'trades the code for a sign-in, once',
    needs: NEEDS,
    async run(kit) {
      const { sub, email } = givenAccount(kit);
      const client = kit.client();
      const reply = await client.sdk.oauth.start.google(kit.target.redirectUrl);
      const code = codeOf(await choose(kit, client, expectAddress(reply), sub));
      const signedIn = await client.sdk.oauth.exchange(code);
      await expectSignIn(kit, client, signedIn, { amr: ['oauth'] });
      assert.equal(signedIn.data?.user?.email, email);
      assert.equal(signedIn.data?.user?.OAuth?.['google'], true);
      expectRefused(await client.sdk.oauth.exchange(code), 401);
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'turns away who refuses at the provider',
    needs: NEEDS,
    async run(kit) {
      const client = kit.client();
      const reply = await client.sdk.oauth.start.google(kit.target.redirectUrl);
      expectTurnedAway(await choose(kit, client, expectAddress(reply)));
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'turns away who brings the answer of another browser',
    needs: NEEDS,
    async run(kit) {
      const { sub } = givenAccount(kit);
      const { sdk } = kit.client();
      const reply = await sdk.oauth.start.google(kit.target.redirectUrl);
      expectTurnedAway(await choose(kit, kit.client(), expectAddress(reply), sub));
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'refuses a code that nobody was given, and a body without one',
    async run(kit) {
      const client = kit.client();
      expectRefused(await client.sdk.oauth.exchange('neither-here-nor-there'), 401);
      expectError(await client.post('/v1/auth/oauth/exchange', {}), 'E011003', 400);
    },
  },
];

export const cases: ConformanceCases = [...starting, ...exchanging];
