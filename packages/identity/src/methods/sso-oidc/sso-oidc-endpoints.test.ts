import { createOutbound } from '@waybill/outbound';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { federatedBrowser, LANDING } from '../../testing/federated-browser.ts';
import {
  claimsOf,
  CONSOLE_ORIGIN,
  givenUser,
  runningIdentity,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { testOidcProvider, type TestOidcProvider } from '../../testing/test-oidc-provider.ts';

let database: TestDatabase;
let provider: TestOidcProvider;
let running: RunningIdentity;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  provider = await testOidcProvider();
  running = await runningIdentity(database.owner, {
    identity: { outbound: createOutbound({ allow: ['127.0.0.1'] }) },
  });
  const { management } = running.sdk;
  for (const id of ['acme', 'umbrella', 'bare', 'plain']) {
    await management.tenant.createWithId(id, id.toUpperCase());
  }
  for (const name of ['Analyst', 'Auditor', 'Guest', 'Deleted since']) {
    await management.role.create(name, '', [], 'acme');
  }
  await configure('acme', ['acme.example'], {
    roleMappings: [
      { roleName: 'Analyst', groups: ['analysts', 'everybody'] },
      { roleName: 'Auditor', groups: ['auditors'] },
      { roleName: 'Deleted since', groups: ['everybody'] },
    ],
    attributeMapping: { group: 'teams', customAttributes: { desk: 'room' } },
  });
  await management.role.delete('Deleted since', 'acme');
  await configure('umbrella', ['umbrella.example']);
  await configure('bare', []);
  const { issuer } = provider;
  await configure('plain', ['plain.example'], {
    issuer: '',
    authUrl: `${issuer}/authorize`,
    tokenUrl: `${issuer}/token`,
    userDataUrl: `${issuer}/userinfo`,
    scope: ['profile'],
  });
});

afterAll(async () => {
  await running.close();
  await provider.close();
  await database.close();
});

beforeEach(() => provider.setFaults({}));

async function configure(tenantId: string, domains: string[], more: object = {}): Promise<void> {
  const { clientId, clientSecret, issuer } = provider;
  const settings = { name: 'Test', clientId, clientSecret, issuer, ...more };
  const answer = await running.sdk.management.sso.configureOIDCSettings(
    tenantId,
    settings,
    domains,
  );
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
}

/** Someone with an account at the provider. */
function given(sub: string, claims: object = {}): string {
  provider.accounts.set(sub, { sub, name: `Name of ${sub}`, ...claims });
  return sub;
}

async function landed(tenant: string, sub?: string) {
  const browser = federatedBrowser(running);
  const start = await browser.sdk.saml.start(tenant, LANDING);
  if (!start.data) throw new Error(JSON.stringify(start.error));
  const callback = await browser.choose(start.data.url, sub);
  return { browser, callback, page: await browser.open(callback) };
}

async function signedIn(tenant: string, sub: string) {
  const { browser, page } = await landed(tenant, sub);
  const code = page.searchParams.get('code');
  if (!code) throw new Error(String(page.searchParams.get('err')));
  const answer = await browser.sdk.saml.exchange(code);
  if (!answer.data) throw new Error(JSON.stringify(answer.error));
  return answer.data;
}

const NOT_OF_TENANT = 'This person may not sign in by this provider.';

test('a new member comes by the tenant’s provider, with roles of their groups, in the tenant', async () => {
  const sub = given('u1', { email: 'Ann@acme.example', teams: ['analysts', 'x'], room: 'B2' });
  const browser = federatedBrowser(running);
  const start = await browser.sdk.saml.start('ann@acme.example', LANDING);
  const url = new URL(start.data?.url ?? '');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: `${CONSOLE_ORIGIN}/v1/auth/sso/oidc/callback/acme/default`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    login_hint: 'ann@acme.example',
  });
  const page = await browser.open(await browser.choose(url.href, sub));
  const answer = await browser.sdk.saml.exchange(page.searchParams.get('code') ?? '');
  expect(answer.data).toMatchObject({
    firstSeen: true,
    tenantSSOID: 'default',
    idpResponse: { idpGroups: ['analysts', 'x'], idpOIDCClaims: { sub: 'u1', room: 'B2' } },
    user: {
      loginIds: ['ann@acme.example'],
      email: 'ann@acme.example',
      verifiedEmail: true,
      OIDC: true,
      customAttributes: { desk: 'B2' },
      roleNames: [],
      userTenants: [{ tenantId: 'acme', roleNames: ['Analyst'] }],
    },
  });
  expect(claimsOf(answer.data?.sessionJwt ?? '')).toMatchObject({ amr: ['fed'], dct: 'acme' });
});

test('every sign-in takes over what the provider says now; other sessions end', async () => {
  const sub = given('u2', { email: 'bea@acme.example', teams: ['analysts'] });
  const before = await signedIn('acme', sub);
  given('u2', { email: 'bea.new@acme.example', name: 'Bea New', teams: 'auditors' });
  const after = await signedIn('acme', sub);
  expect(after.user).toMatchObject({
    userId: before.user?.userId,
    name: 'Bea New',
    email: 'bea.new@acme.example',
    loginIds: ['bea@acme.example'],
    userTenants: [{ tenantId: 'acme', roleNames: ['Auditor'] }],
  });
  const sid = String(claimsOf(before.sessionJwt)['sid']);
  expect(running.identity.isSessionRevoked(sid)).toBe(true);
  given('u2', { email: 'bea@evil.example', teams: [] });
  const third = await signedIn('acme', sub);
  expect(third.user).toMatchObject({ email: 'bea.new@acme.example' });
  expect(third.user?.userTenants?.[0]?.roleNames).toEqual([]);
});

test('a member who was there before is found by the address', async () => {
  const tenants = [{ tenantId: 'acme', roleNames: ['Guest'] }];
  const userId = await givenUser(running, 'carol@acme.example', { tenants });
  const sub = given('u3', { email: 'carol@acme.example', teams: ['auditors'] });
  const signed = await signedIn('acme', sub);
  expect(signed.user).toMatchObject({
    userId,
    userTenants: [{ tenantId: 'acme', roleNames: ['Auditor'] }],
  });
});

test('a tenant’s provider speaks for nobody outside of its domains and members', async () => {
  await givenUser(running, 'root@other.example');
  await givenUser(running, 'guest@other.example', {
    tenants: [{ tenantId: 'acme', roleNames: [] }],
  });
  await givenUser(running, 'dan@acme.example');
  await givenUser(running, 'eve@umbrella.example', {
    tenants: [{ tenantId: 'umbrella', roleNames: [] }],
  });
  const people = {
    'root@other.example': 'an outsider',
    'guest@other.example': 'a member with an address of elsewhere',
    'dan@acme.example': 'an address of the tenant, but no member',
    'eve@umbrella.example': 'another tenant’s',
    'new@other.example': 'a stranger of elsewhere',
  };
  for (const [email, who] of Object.entries(people)) {
    const { page } = await landed('acme', given(`evil-${email}`, { email, email_verified: true }));
    expect([who, page.searchParams.get('err')]).toEqual([who, NOT_OF_TENANT]);
  }
  const unverified = given('unverified', { email: 'ann@acme.example', email_verified: false });
  const { page } = await landed('acme', unverified);
  expect(page.searchParams.get('err')).toBe(NOT_OF_TENANT);
});

test('somebody who was found before is refused once their address or membership is elsewhere', async () => {
  const sub = given('mover', { email: 'mover@acme.example' });
  await signedIn('acme', sub);
  const { user } = running.sdk.management;
  await user.updateEmail('mover@acme.example', 'mover@elsewhere.example', true);
  expect((await landed('acme', sub)).page.searchParams.get('err')).toBe(NOT_OF_TENANT);
  await user.updateEmail('mover@acme.example', 'mover@acme.example', true);
  await signedIn('acme', sub);
  await user.removeTenant('mover@acme.example', 'acme');
  expect((await landed('acme', sub)).page.searchParams.get('err')).toBe(NOT_OF_TENANT);
});

test('one subject at two tenants’ providers is two people', async () => {
  const sub = given('same', { email: 'same@acme.example' });
  const one = await signedIn('acme', sub);
  given('same', { email: 'same@umbrella.example' });
  const two = await signedIn('umbrella', sub);
  expect(two.user?.userId).not.toBe(one.user?.userId);
});

test('a tenant without domains lets in its own people, who are nobody elsewhere', async () => {
  const sub = given('domainless', { email: 'flo@home.example' });
  expect((await landed('bare', sub)).page.searchParams.get('err')).toBe(NOT_OF_TENANT);
  expect((await running.sdk.management.user.load('flo@home.example')).code).toBe(404);
  const tenants = [{ tenantId: 'bare', roleNames: [] }];
  await givenUser(running, 'flo@home.example', { tenants });
  const member = await signedIn('bare', sub);
  expect(member.user).toMatchObject({ verifiedEmail: false, userTenants: [{ tenantId: 'bare' }] });
  await running.sdk.management.user.addTenant('flo@home.example', 'umbrella');
  expect((await landed('bare', sub)).page.searchParams.get('err')).toBe(NOT_OF_TENANT);
});

test('where people do not join by themselves, strangers are refused', async () => {
  const settings = { selfProvisioningDomains: [], JITDisabled: true };
  await running.sdk.management.tenant.configureSettings('umbrella', settings);
  const sub = given('late', { email: 'late@umbrella.example' });
  expect((await landed('umbrella', sub)).page.searchParams.get('err')).toBe(
    'There is no account for you here. Ask an administrator for one.',
  );
});

test('an answer must come back to the address of the provider that was asked', async () => {
  const browser = federatedBrowser(running);
  const start = await browser.sdk.saml.start('acme', LANDING);
  const callback = await browser.choose(
    start.data?.url ?? '',
    given('mix', { email: 'm@acme.example' }),
  );
  const elsewhere = await browser.open(callback.replace('/acme/', '/umbrella/'));
  expect(elsewhere.searchParams.get('err')).toContain('took too long');
  const { page } = await landed('acme');
  expect(page.searchParams.get('err')).toBe('The provider did not sign you in.');
});

test.each([
  ['another browser', {}],
  ['another key', { signature: 'other' as const }],
  ['another issuer', { claims: { iss: 'https://evil.test' } }],
  ['another nonce', { claims: { nonce: 'x' } }],
])('an answer of %s signs nobody in', async (what, faults) => {
  provider.setFaults(faults);
  const sub = given('u1', { email: 'ann@acme.example' });
  const { callback, page } = await landed('acme', sub);
  const other = await federatedBrowser(running).open(callback);
  expect(other.searchParams.has('code')).toBe(false);
  expect(page.searchParams.has('code')).toBe(what === 'another browser');
});

test('a configuration that is removed while somebody is away signs nobody in', async () => {
  await running.sdk.management.tenant.createWithId('brief', 'Brief');
  await configure('brief', ['brief.example']);
  const browser = federatedBrowser(running);
  const start = await browser.sdk.saml.start('brief', LANDING);
  const callback = await browser.choose(
    start.data?.url ?? '',
    given('b', { email: 'b@brief.example' }),
  );
  await running.sdk.management.sso.deleteSettings('brief');
  expect((await browser.open(callback)).searchParams.has('code')).toBe(false);
});

test('without an issuer the address for user data is asked', async () => {
  const sub = given('plainly', { email: 'pia@plain.example' });
  const signed = await signedIn('plain', sub);
  expect(signed.user).toMatchObject({ email: 'pia@plain.example', name: 'Name of plainly' });
});

test('a code of single sign-on is good for that exchange alone', async () => {
  const { browser, page } = await landed('acme', given('u1', { email: 'ann@acme.example' }));
  const code = page.searchParams.get('code') ?? '';
  expect((await browser.sdk.oauth.exchange(code)).error?.errorCode).toBe('E061102');
  expect((await browser.sdk.saml.exchange(code)).ok).toBe(true);
});

test('who insists is asked to sign in again there', async () => {
  const answer = await running.call(
    `/v1/auth/saml/authorize?tenant=acme&forceAuthn=true&redirectURL=${LANDING}`,
    { body: {} },
  );
  expect(new URL(String(answer.body['url'])).searchParams.get('prompt')).toBe('login');
  const evil = await running.call(
    '/v1/auth/saml/authorize?tenant=acme&redirectURL=https://evil.test/',
    { body: {} },
  );
  expect([evil.status, evil.body['errorCode']]).toEqual([400, 'E011003']);
});
