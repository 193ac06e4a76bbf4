import assert from 'node:assert/strict';
import type { TestOidcProvider } from '../testing/test-oidc-provider.ts';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { expectSignIn, isFields } from './expect-session.ts';
import { choose, codeOf, expectAddress, expectTurnedAway } from './federated-way.ts';

const AUTHORIZE = 'POST /v1/auth/saml/authorize';
const EXCHANGE = 'POST /v1/auth/saml/exchange';
const NEEDS = ['way out'] as const;

/** A tenant whose people sign in at the suite's OpenID Connect provider, and one of them. */
async function oidcTenant(kit: ConformanceKit) {
  const provider: TestOidcProvider = await kit.oidcProvider();
  const tenantId = await kit.tenant('oidc');
  const domain = `${kit.newName('oidc')}.example`;
  const { clientId, clientSecret, issuer } = provider;
  const settings = {
    name: 'Conformance',
    clientId,
    clientSecret,
    issuer,
    redirectUrl: kit.target.redirectUrl,
    authUrl: `${issuer}/authorize`,
    tokenUrl: `${issuer}/token`,
    userDataUrl: `${issuer}/userinfo`,
    JWKsUrl: `${issuer}/jwks`,
    scope: ['openid', 'email', 'profile'],
  };
  expectOk<object>(await kit.management.sso.configureOIDCSettings(tenantId, settings, [domain]));
  const email = kit.newLoginId('oidc', domain);
  const account = { sub: email, email, email_verified: true, name: 'Olga Oidc' };
  provider.accounts.set(account.sub, account);
  return { provider, tenantId, domain, email };
}

export const cases: ConformanceCases = [
  {
    endpoint: AUTHORIZE,
    name: 'answers an address at the OpenID Connect provider of the tenant',
    needs: NEEDS,
    async run(kit) {
      const { provider, tenantId, domain } = await oidcTenant(kit);
      for (const who of [tenantId, `somebody@${domain}`]) {
        const { sdk } = kit.client();
        const url = expectAddress(await sdk.sso.start(who, kit.target.redirectUrl));
        assert.equal(url.origin, provider.issuer);
        const asked = url.searchParams;
        assert.equal(asked.get('client_id'), provider.clientId);
        assert.equal(asked.get('response_type'), 'code');
        assert.equal(asked.get('code_challenge_method'), 'S256', 'no PKCE');
        for (const name of ['state', 'nonce', 'redirect_uri']) {
          assert.ok(asked.get(name), `no ${name}`);
        }
      }
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'trades the code of an OpenID Connect provider, once',
    needs: NEEDS,
    async run(kit) {
      const { tenantId, email } = await oidcTenant(kit);
      const client = kit.client();
      const url = expectAddress(await client.sdk.sso.start(tenantId, kit.target.redirectUrl));
      const code = codeOf(await choose(kit, client, url, email));
      const reply = await client.sdk.sso.exchange(code);
      const claims = await expectSignIn(kit, client, reply, { amr: ['fed'] });
      assert.equal(claims['dct'], tenantId, 'the sign-in is not in the tenant');
      assert.equal(reply.data?.user?.email, email);
      const more = new Map<string, unknown>(Object.entries(reply.data ?? {}));
      assert.ok(isFields(more.get('idpResponse')), 'no idpResponse');
      expectRefused(await client.sdk.sso.exchange(code), 401);
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'turns away who refuses at an OpenID Connect provider',
    needs: NEEDS,
    async run(kit) {
      const { tenantId } = await oidcTenant(kit);
      const client = kit.client();
      const url = expectAddress(await client.sdk.sso.start(tenantId, kit.target.redirectUrl));
      expectTurnedAway(await choose(kit, client, url));
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'believes no id token of somebody else’s key',
    needs: NEEDS,
    async run(kit) {
      const { provider, tenantId, email } = await oidcTenant(kit);
      provider.setFaults({ signature: 'other' });
      const client = kit.client();
      const url = expectAddress(await client.sdk.sso.start(tenantId, kit.target.redirectUrl));
      expectTurnedAway(await choose(kit, client, url, email));
    },
  },
];
