import assert from 'node:assert/strict';
import type { TestSamlIdp, Twist } from '../testing/test-saml-idp.ts';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceClient } from './conformance-client.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { ELSEWHERE } from './delivery.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { expectSignIn, isFields, readSignIn } from './expect-session.ts';
import { codeOf, expectAddress, expectTurnedAway, postFromElsewhere } from './federated-way.ts';

const AUTHORIZE = 'POST /v1/auth/saml/authorize';
const EXCHANGE = 'POST /v1/auth/saml/exchange';

interface SamlTenant {
  tenantId: string;
  domain: string;
  idp: TestSamlIdp;
}

/** A tenant whose people sign in at a SAML provider of the suite's. */
async function samlTenant(kit: ConformanceKit): Promise<SamlTenant> {
  const idp = await kit.samlIdp();
  const tenantId = await kit.tenant('saml');
  const domain = `${kit.newName('saml')}.example`;
  const settings = { idpUrl: idp.ssoUrl, entityId: idp.entityId, idpCert: idp.certificate() };
  const { redirectUrl } = kit.target;
  const { sso } = kit.management;
  expectOk<object>(await sso.configureSAMLSettings(tenantId, settings, redirectUrl, [domain]));
  return { tenantId, domain, idp };
}

/** Comes back from the provider as the person with the address; returns the page. */
function comeBack(
  kit: ConformanceKit,
  client: ConformanceClient,
  back: { idp: TestSamlIdp; url: URL; email: string; twist?: Twist },
): Promise<URL> {
  const { idp, url, email, twist } = back;
  const attributes = { email, displayName: 'Sam Saml', givenName: 'Sam', sn: 'Saml' };
  const form = idp.answer(url.href, { nameId: email, attributes }, twist);
  return postFromElsewhere(kit, client, { action: form.action, fields: { ...form.fields } });
}

const starting: ConformanceCases = [
  {
    endpoint: AUTHORIZE,
    name: 'answers an address at the provider of the tenant, by its id or by an e-mail',
    async run(kit) {
      const { tenantId, domain, idp } = await samlTenant(kit);
      const { sdk } = kit.client();
      for (const who of [tenantId, `somebody@${domain}`]) {
        const url = expectAddress(await sdk.saml.start(who, kit.target.redirectUrl));
        assert.equal(url.origin + url.pathname, idp.ssoUrl);
        assert.ok(url.searchParams.get('SAMLRequest'), 'no SAMLRequest');
        assert.ok(idp.readRequest(url.href).acsUrl, 'the request does not say where to come back');
      }
    },
  },
  {
    endpoint: AUTHORIZE,
    name: 'asks the person again when it is told to',
    async run(kit) {
      const { tenantId, idp } = await samlTenant(kit);
      const { sdk } = kit.client();
      const { redirectUrl } = kit.target;
      const args = [tenantId, redirectUrl, {}, '', '', true] as const;
      const url = expectAddress(await sdk.saml.start(...args));
      assert.equal(idp.readRequest(url.href).isForced, true, 'no ForceAuthn');
    },
  },
  {
    endpoint: 'POST /v1/auth/sso/authorize',
    name: 'answers the same under the other name',
    async run(kit) {
      const { tenantId, idp } = await samlTenant(kit);
      const queryParams = { tenant: tenantId, redirectURL: kit.target.redirectUrl };
      const reply = await kit.client().post('/v1/auth/sso/authorize', {}, { queryParams });
      assert.ok(expectAddress(reply).href.startsWith(idp.ssoUrl));
    },
  },
  {
    endpoint: AUTHORIZE,
    name: 'refuses to lead elsewhere',
    async run(kit) {
      const { tenantId } = await samlTenant(kit);
      expectRefused(await kit.client().sdk.saml.start(tenantId, ELSEWHERE), 400);
    },
  },
  ...[AUTHORIZE, 'POST /v1/auth/sso/authorize'].map((endpoint) => ({
    endpoint,
    name: 'refuses who has no provider: a tenant without, and none at all',
    async run(kit: ConformanceKit) {
      const path = endpoint.replace('POST ', '');
      const redirectURL = kit.target.redirectUrl;
      const tenants = [await kit.tenant('plain'), 'neither', 'somebody@nowhere.example', ''];
      for (const tenant of tenants) {
        const queryParams = { tenant, redirectURL };
        expectRefused(await kit.client().post(path, {}, { queryParams }));
      }
    },
  })),
];

const comingBack: ConformanceCases = [
  {
    endpoint: EXCHANGE,
    name: 'trades the code for a sign-in in the tenant, once',
    async run(kit) {
      const { tenantId, domain, idp } = await samlTenant(kit);
      const email = kit.newLoginId('saml', domain);
      const client = kit.client();
      const start = await client.sdk.saml.start(tenantId, kit.target.redirectUrl);
      const page = await comeBack(kit, client, { idp, url: expectAddress(start), email });
      const code = codeOf(page);
      const reply = await client.sdk.saml.exchange(code);
      const claims = await expectSignIn(kit, client, reply, { amr: ['fed'] });
      assert.equal(claims['dct'], tenantId, 'the sign-in is not in the tenant');
      assert.equal(reply.data?.user?.email, email);
      assert.equal(reply.data?.user?.SAML, true);
      const more = new Map<string, unknown>(Object.entries(reply.data ?? {}));
      assert.ok(isFields(more.get('idpResponse')), 'no idpResponse');
      assert.ok(more.get('tenantSSOID'), 'no tenantSSOID');
      expectRefused(await client.sdk.saml.exchange(code), 401);
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'is the same user who comes again',
    async run(kit) {
      const { tenantId, domain, idp } = await samlTenant(kit);
      const email = kit.newLoginId('saml', domain);
      const seen = new Set<string | undefined>();
      for (const isFirst of [true, false]) {
        const client = kit.client();
        const start = await client.sdk.saml.start(tenantId, kit.target.redirectUrl);
        const page = await comeBack(kit, client, { idp, url: expectAddress(start), email });
        const data = expectOk(await client.sdk.saml.exchange(codeOf(page)));
        assert.equal(data.firstSeen, isFirst);
        seen.add(data.user?.userId);
      }
      assert.equal(seen.size, 1, 'another user each time');
    },
  },
  {
    endpoint: 'POST /v1/auth/sso/exchange',
    name: 'trades the code under the other name',
    async run(kit) {
      const { tenantId, domain, idp } = await samlTenant(kit);
      const email = kit.newLoginId('saml', domain);
      const client = kit.client();
      const start = await client.sdk.saml.start(tenantId, kit.target.redirectUrl);
      const page = await comeBack(kit, client, { idp, url: expectAddress(start), email });
      const body = { code: codeOf(page) };
      const data = readSignIn(expectOk(await client.post('/v1/auth/sso/exchange', body)));
      await expectSignIn(kit, client, { ok: true, data }, { amr: ['fed'] });
      expectRefused(await client.post('/v1/auth/sso/exchange', body), 401);
    },
  },
  ...twisted('signed by nobody', { signing: { parts: [] } }),
  ...twisted('changed on the way', { signed: (xml) => xml.replaceAll('Sam', 'Mas') }),
  ...twisted('for another service', { says: { audience: 'https://elsewhere.example' } }),
  ...twisted('of another provider', { says: { issuer: 'https://elsewhere.example' } }),
  ...twisted('that has expired', { says: { notOnOrAfter: 1, confirmedUntil: 1 } }),
  ...twisted('to another question', {
    says: { inResponseTo: '_other', confirmedInResponseTo: '_other' },
  }),
  {
    endpoint: EXCHANGE,
    name: 'turns away who brings the answer of another browser',
    async run(kit) {
      const { tenantId, domain, idp } = await samlTenant(kit);
      const email = kit.newLoginId('saml', domain);
      const start = await kit.client().sdk.saml.start(tenantId, kit.target.redirectUrl);
      const victim = kit.client();
      const page = await comeBack(kit, victim, { idp, url: expectAddress(start), email });
      expectTurnedAway(page);
    },
  },
  ...[EXCHANGE, 'POST /v1/auth/sso/exchange'].map((endpoint) => ({
    endpoint,
    name: 'refuses a code that nobody was given, and a body without one',
    async run(kit: ConformanceKit) {
      const path = endpoint.replace('POST ', '');
      expectRefused(await kit.client().post(path, { code: 'neither-here-nor-there' }), 401);
      expectError(await kit.client().post(path, {}), 'E011003', 400);
    },
  })),
];

/** An answer of the provider that must not be believed. */
function twisted(what: string, twist: Twist): ConformanceCases {
  return [
    {
      endpoint: EXCHANGE,
      name: `believes no answer ${what}`,
      async run(kit) {
        const { tenantId, domain, idp } = await samlTenant(kit);
        const email = kit.newLoginId('saml', domain);
        const client = kit.client();
        const start = await client.sdk.saml.start(tenantId, kit.target.redirectUrl);
        const url = expectAddress(start);
        expectTurnedAway(await comeBack(kit, client, { idp, url, email, twist }));
      },
    },
  ];
}

export const cases: ConformanceCases = [...starting, ...comingBack];
