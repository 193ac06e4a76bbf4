import { createOutbound } from '@waybill/outbound';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseDump } from '../../testing/database-dump.ts';
import {
  claimsOf,
  CONSOLE_ORIGIN,
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  signIn,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { samlBrowser } from '../../testing/saml-browser.ts';
import type { SamlAccount } from '../../testing/saml-response.ts';
import { startTestSamlIdp, type TestSamlIdp } from '../../testing/test-saml-idp.ts';

const LANDING = `${CONSOLE_ORIGIN}/login?from=test`;
const NOT_OF_TENANT = 'This person may not sign in by this provider.';

let database: TestDatabase;
let running: RunningIdentity;
let idp: TestSamlIdp;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  idp = await startTestSamlIdp();
  running = await runningIdentity(database.owner, {
    identity: { outbound: createOutbound({ allow: ['127.0.0.1'] }) },
  });
  for (const tenant of ['acme', 'umbrella', 'open', 'plain', 'strict']) {
    await running.sdk.management.tenant.createWithId(tenant, `Tenant ${tenant}`);
  }
  for (const role of ['Admin', 'Viewer', 'Analyst']) await running.sdk.management.role.create(role);
  await configure('acme', ['acme.example'], {
    attributeMapping: { group: 'teams', customAttributes: { costCentre: 'cc' } },
    roleMappings: [
      { groups: ['admins'], roleName: 'Admin' },
      { groups: ['analysts'], roleName: 'Analyst' },
    ],
    defaultSSORoles: ['Viewer'],
  });
  await configure('umbrella', ['umbrella.example']);
  await configure('open', []);
  await configure('strict', ['strict.example'], { defaultSSORoles: ['Viewer'] });
});

afterAll(async () => {
  await running.close();
  await idp.close();
  await database.close();
});

async function configure(tenant: string, domains: string[], extras: object = {}): Promise<void> {
  const settings = { idpUrl: idp.ssoUrl, entityId: idp.entityId, idpCert: idp.certificate() };
  const { sso } = running.sdk.management;
  const saved = await sso.configureSAMLSettings(tenant, { ...settings, ...extras }, '', domains);
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
}

/** The whole process with the published library; returns what the page gets. */
async function come(tenant: string, account: SamlAccount) {
  const browser = samlBrowser(running);
  const { data } = await browser.sdk.saml.start(tenant, LANDING);
  const landed = await browser.arrive(idp.answer(data?.url ?? '', account));
  const code = landed.searchParams.get('code');
  if (code === null) return { err: landed.searchParams.get('err'), landed };
  return { landed, browser, code, signedIn: await browser.sdk.saml.exchange(code) };
}

const rolesIn = async (userId: string, tenantId: string): Promise<string[] | undefined> => {
  const { data } = await running.sdk.management.user.loadByUserId(userId);
  return data?.userTenants?.find((tenant) => tenant.tenantId === tenantId)?.roleNames;
};

test('a person whom nobody knows yet comes in with the roles of their groups', async () => {
  const { landed, signedIn } = await come('acme', {
    nameId: 'ada-1',
    attributes: {
      email: 'Ada@Acme.example',
      displayName: 'Ada Lovelace',
      givenName: 'Ada',
      sn: 'Lovelace',
      teams: ['analysts', 'everybody'],
      cc: '4711',
    },
  });
  expect(landed.searchParams.get('from')).toBe('test');
  expect(signedIn?.error).toBeUndefined();
  expect(signedIn?.data).toMatchObject({
    firstSeen: true,
    tenantSSOID: 'default',
    idpResponse: {
      idpGroups: ['analysts', 'everybody'],
      idpSAMLAttributes: { teams: ['analysts', 'everybody'], cc: ['4711'] },
    },
    user: {
      loginIds: ['ada@acme.example'],
      email: 'ada@acme.example',
      verifiedEmail: true,
      name: 'Ada Lovelace',
      givenName: 'Ada',
      familyName: 'Lovelace',
      customAttributes: { costCentre: '4711' },
      SAML: true,
      password: false,
      userTenants: [{ tenantId: 'acme', roleNames: ['Analyst', 'Viewer'] }],
    },
  });
  const claims = claimsOf(signedIn?.data?.sessionJwt ?? '');
  expect(claims).toMatchObject({ drn: 'DS', amr: ['fed'], dct: 'acme' });
  const found = await running.sdk.management.audit.search({ tenants: ['acme'] });
  expect(found.data?.map(({ action, method }) => `${action} ${method}`)).toEqual(
    expect.arrayContaining(['LoginStarted sso', 'LoginSucceed sso', 'SSOConfigured ']),
  );
});

test('who comes again is the same user, with the roles and the name of now', async () => {
  const bob = (teams: string[], name: string) =>
    come('acme', {
      nameId: 'bob-1',
      attributes: { email: 'bob@acme.example', displayName: name, teams },
    });
  const first = await bob(['admins'], 'Bob');
  const userId = first.signedIn?.data?.user?.userId ?? '';
  expect(await rolesIn(userId, 'acme')).toEqual(['Admin', 'Viewer']);
  const second = await bob(['analysts'], 'Robert');
  expect(second.signedIn?.data).toMatchObject({
    firstSeen: false,
    user: { userId, name: 'Robert' },
  });
  expect(await rolesIn(userId, 'acme')).toEqual(['Analyst', 'Viewer']);
  await bob([], 'Robert');
  expect(await rolesIn(userId, 'acme')).toEqual(['Viewer']);
});

test('roles are counted again when the mapping changes', async () => {
  const { signedIn } = await come('acme', {
    nameId: 'carol-1',
    attributes: { email: 'carol@acme.example', teams: ['analysts'] },
  });
  const userId = signedIn?.data?.user?.userId ?? '';
  await configure('acme', ['acme.example'], {
    attributeMapping: { group: 'teams', customAttributes: { costCentre: 'cc' } },
    roleMappings: [{ groups: ['admins', 'analysts'], roleName: 'Admin' }],
  });
  expect(await rolesIn(userId, 'acme')).toEqual(['Analyst', 'Viewer']);
  const done = await running.sdk.management.sso.recalculateSSOMappings('acme');
  expect(done.error).toBeUndefined();
  expect(await rolesIn(userId, 'acme')).toEqual(['Admin']);
});

test('without mapped groups the default roles come on top of those given by hand', async () => {
  const dave = { nameId: 'dave-1', attributes: { email: 'dave@strict.example' } };
  const { signedIn } = await come('strict', dave);
  const userId = signedIn?.data?.user?.userId ?? '';
  await running.sdk.management.user.addTenantRoles('dave@strict.example', 'strict', ['Admin']);
  await come('strict', dave);
  expect(await rolesIn(userId, 'strict')).toEqual(['Admin', 'Viewer']);
});

test('an address leads to the tenant of its domain, and is handed on', async () => {
  const browser = samlBrowser(running);
  const started = await browser.sdk.saml.start('Eve@ACME.example', LANDING);
  const url = new URL(started.data?.url ?? '');
  expect(url.origin).toBe(idp.origin);
  expect(url.searchParams.get('login_hint')).toBe('Eve@ACME.example');
  expect(idp.readRequest(url.href)).toMatchObject({
    acsUrl: `${CONSOLE_ORIGIN}/v1/auth/saml/acs/acme/default`,
    issuer: `${CONSOLE_ORIGIN}/v1/auth/saml/sp/acme/default`,
    isForced: false,
  });
  const forced = await browser.sdk.saml.start('acme', LANDING, {}, '', '', true, 'eve');
  expect(idp.readRequest(forced.data?.url ?? '').isForced).toBe(true);
  expect(new URL(forced.data?.url ?? '').searchParams.get('login_hint')).toBe('eve');
});

test.each(['plain', 'nobody', 'eve@plain.example', 'eve@gmail.example', 'eve@'])(
  'there is nothing to start for %s',
  async (tenant) => {
    const started = await samlBrowser(running).sdk.saml.start(tenant, LANDING);
    expect([started.code, started.error?.errorCode]).toEqual([400, 'E011004']);
  },
);

test('a start needs an allowed address, and a tenant that is open', async () => {
  const { sdk } = samlBrowser(running);
  const evil = await sdk.saml.start('acme', 'https://evil.example/login');
  expect([evil.code, evil.error?.errorCode]).toEqual([400, 'E011003']);
  expect((await sdk.saml.start('acme', LANDING, undefined, '', 'europe')).code).toBe(400);
  expect((await sdk.saml.start('acme')).ok).toBe(true);
  const raw = await running.call('/v1/auth/sso/authorize?tenant=acme', { body: {} });
  expect(raw.status).toBe(200);
  expect(raw.cookies[0]).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  const stepup = await sdk.saml.start('acme', LANDING, { stepup: true });
  expect(stepup.code).toBe(401);
});

test('a provider speaks for nobody outside its tenant’s domains', async () => {
  const admin = await givenUser(running, 'b@umbrella.example', {
    tenants: [{ tenantId: 'umbrella', roleNames: ['Admin'] }],
  });
  const asAdmin = await come('acme', {
    nameId: 'b-1',
    attributes: { email: 'b@umbrella.example' },
  });
  expect([asAdmin.err, asAdmin.signedIn]).toEqual([NOT_OF_TENANT, undefined]);
  const byName = await come('acme', { nameId: 'b@umbrella.example' });
  expect(byName.err).toBe(NOT_OF_TENANT);
  const stranger = await come('acme', { nameId: 's-1', attributes: { email: 's@other.example' } });
  expect(stranger.err).toBe(NOT_OF_TENANT);
  const { data } = await running.sdk.management.user.loadByUserId(admin);
  expect(data?.userTenants?.map(({ tenantId }) => tenantId)).toEqual(['umbrella']);
  expect(data?.SAML).toBe(false);
  const found = await running.sdk.management.audit.search({ actions: ['SSORefused'] });
  expect(found.data?.[0]).toMatchObject({ tenants: ['acme'], data: { reason: NOT_OF_TENANT } });
});

test('a tenant without domains speaks for its own people only', async () => {
  await givenUser(running, 'boss@elsewhere.example', {
    tenants: [{ tenantId: 'umbrella', roleNames: [] }],
  });
  const boss = await come('open', { nameId: 'x', attributes: { email: 'boss@elsewhere.example' } });
  expect(boss.err).toBe(NOT_OF_TENANT);
  const account = { nameId: 'y', attributes: { email: 'own@elsewhere.example' } };
  expect((await come('open', account)).err).toBe(NOT_OF_TENANT);
  const tenants = [{ tenantId: 'open', roleNames: [] }];
  await givenUser(running, 'own@elsewhere.example', { tenants });
  expect((await come('open', account)).signedIn?.ok).toBe(true);
});

test('a member of two tenants, one with another domain, is no member to be spoken for', async () => {
  await givenUser(running, 'two@acme.example', {
    tenants: [
      { tenantId: 'acme', roleNames: [] },
      { tenantId: 'umbrella', roleNames: ['Admin'] },
    ],
  });
  const { management } = running.sdk;
  await management.user.updateEmail('two@acme.example', 'two@umbrella.example', true);
  const come2 = await come('acme', { nameId: 'two', attributes: { email: 'two@acme.example' } });
  expect(come2.err).toBe(NOT_OF_TENANT);
});

test('the same name at two providers is two people', async () => {
  const [one, two] = [
    await come('acme', { nameId: 'same', attributes: { email: 'same@acme.example' } }),
    await come('umbrella', { nameId: 'same', attributes: { email: 'same@umbrella.example' } }),
  ];
  const ids = [one, two].map(({ signedIn }) => signedIn?.data?.user?.userId);
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain(undefined);
});

test('only the address that was asked for is let in, where one was', async () => {
  const browser = samlBrowser(running);
  const account = { nameId: 'fay', attributes: { email: 'fay@acme.example' } };
  const start = (email: string) =>
    browser.sdk.saml.start(email, LANDING, {}, '', '', false, '', true);
  const wrong = await start('gil@acme.example');
  const refused = await browser.arrive(idp.answer(wrong.data?.url ?? '', account));
  expect(refused.searchParams.get('err')).toBe(NOT_OF_TENANT);
  const right = await start('Fay@acme.example');
  const landed = await browser.arrive(idp.answer(right.data?.url ?? '', account));
  expect(landed.searchParams.has('code')).toBe(true);
});

test('a code is traded once, within a minute, by its own browser', async () => {
  const account = { nameId: 'hal', attributes: { email: 'hal@acme.example' } };
  const first = await come('acme', account);
  const again = await first.browser?.sdk.saml.exchange(first.code ?? '');
  expect([again?.code, again?.error?.errorCode]).toEqual([401, 'E061102']);
  const browser = samlBrowser(running);
  const codeOf = async (): Promise<string> => {
    const { data } = await browser.sdk.saml.start('acme', LANDING);
    const landed = await browser.arrive(idp.answer(data?.url ?? '', account));
    return landed.searchParams.get('code') ?? '';
  };
  const stolen = await samlBrowser(running).sdk.saml.exchange(await codeOf());
  expect(stolen.code).toBe(401);
  const code = await codeOf();
  const raced = await Promise.all([1, 2, 3].map(() => browser.sdk.saml.exchange(code)));
  expect(raced.filter(({ ok }) => ok)).toHaveLength(1);
  const late = await codeOf();
  running.advance(61_000);
  expect((await browser.sdk.saml.exchange(late)).code).toBe(401);
  running.advance(-61_000);
});

test('what a provider said lies sealed, and goes', async () => {
  const browser = samlBrowser(running);
  const { data } = await browser.sdk.saml.start('acme', LANDING);
  const attributes = { email: 'ivy@acme.example', secretive: 'attribute-value-77' };
  const form = idp.answer(data?.url ?? '', { nameId: 'ivy', attributes });
  const next = await browser.post(form);
  expect(await databaseDump(database.owner)).not.toContain('attribute-value-77');
  expect(await databaseDump(database.owner)).not.toContain(form.fields.RelayState);
  await browser.open(next);
  const { rows } = await database.owner.query('SELECT FROM saml_arrival WHERE expires_at > now()');
  expect(rows).toEqual([]);
});

test('a page of the test provider leads all the way', async () => {
  const account = { nameId: 'jim', attributes: { email: 'jim@acme.example' } };
  idp.accounts.push(account);
  const browser = samlBrowser(running);
  const { data } = await browser.sdk.saml.start('acme', LANDING);
  const choice = await (await fetch(data?.url ?? '')).text();
  const href = choice.match(/href="([^"]*account=jim[^"]*)"/)?.[1]?.replaceAll('&amp;', '&');
  const page = await (await fetch(idp.origin + String(href))).text();
  const fields = Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  const action = page.match(/action="([^"]*)"/)?.[1] ?? '';
  const landed = await browser.arrive({
    action,
    fields: {
      SAMLResponse: String(fields['SAMLResponse']),
      RelayState: String(fields['RelayState']),
    },
  });
  expect(landed.searchParams.has('code')).toBe(true);
});

test('a removed provider is forgotten, with those whom it named', async () => {
  const account = { nameId: 'kim', attributes: { email: 'kim@strict.example' } };
  const before = await come('strict', account);
  const userId = before.signedIn?.data?.user?.userId ?? '';
  const browser = samlBrowser(running);
  const { data } = await browser.sdk.saml.start('strict', LANDING);
  await running.sdk.management.sso.deleteSettings('strict');
  const landed = await browser.arrive(idp.answer(data?.url ?? '', account));
  expect(landed.searchParams.has('code')).toBe(false);
  expect((await running.sdk.management.user.loadByUserId(userId)).data?.SAML).toBe(false);
  await configure('strict', ['strict.example']);
});

test('a disabled tenant lets nobody in', async () => {
  await running.sdk.management.tenant.createWithId('shut', 'Shut');
  await configure('shut', ['shut.example']);
  const browser = samlBrowser(running);
  const { data } = await browser.sdk.saml.start('shut', LANDING);
  await running.sdk.management.tenant.update('shut', 'Shut', [], {}, false, true);
  const account = { nameId: 'lea', attributes: { email: 'lea@shut.example' } };
  const landed = await browser.arrive(idp.answer(data?.url ?? '', account));
  expect(landed.searchParams.has('code')).toBe(false);
  expect((await browser.sdk.saml.start('shut', LANDING)).code).toBe(400);
});

test('where SSO is enforced, other ways are closed to the people of its domains', async () => {
  const member = { tenants: [{ tenantId: 'strict', roleNames: [] }] };
  await givenUser(running, 'mia@strict.example', member);
  await givenUser(running, 'guest@partner.example', member);
  await signIn(running, 'mia@strict.example');
  await running.sdk.management.tenant.update('strict', 'Strict', [], {}, true);
  const withPassword = (loginId: string, password = GOOD_PASSWORD) =>
    running.call('/v1/auth/password/signin', { body: { loginId, password } });
  const refused = await withPassword('mia@strict.example');
  expect([refused.status, refused.body['errorCode'], refused.body['errorMessage']]).toEqual([
    403,
    'E011004',
    'Your organisation signs in by SSO',
  ]);
  // Without a proof, no one learns anything.
  expect((await withPassword('mia@strict.example', 'wrong')).status).toBe(401);
  expect((await withPassword('guest@partner.example')).status).toBe(200);
  const bySso = await come('strict', {
    nameId: 'mia',
    attributes: { email: 'mia@strict.example' },
  });
  expect(bySso.signedIn?.ok).toBe(true);
  await running.sdk.management.tenant.update('strict', 'Strict', [], {}, false);
  expect((await withPassword('mia@strict.example')).status).toBe(200);
});

test('a provider may change its key, where its metadata is read', async () => {
  const provider = await startTestSamlIdp();
  await running.sdk.management.tenant.createWithId('rolling', 'Rolling');
  const { sso } = running.sdk.management;
  const { metadataUrl } = provider;
  await sso.configureSAMLByMetadata('rolling', { idpMetadataUrl: metadataUrl }, '', ['r.example']);
  const browser = samlBrowser(running);
  const arrive = async (): Promise<boolean> => {
    const { data } = await browser.sdk.saml.start('rolling', LANDING);
    const account = { nameId: 'ned', attributes: { email: 'ned@r.example' } };
    const landed = await browser.arrive(provider.answer(data?.url ?? '', account));
    return landed.searchParams.has('code');
  };
  expect(await arrive()).toBe(true);
  provider.changeKey();
  // It was just reloaded: bad signatures do not cause a reload each time.
  expect([await arrive(), provider.metadataReads()]).toEqual([false, 1]);
  running.advance(300_000);
  const raced = await Promise.all([arrive(), arrive(), arrive()]);
  expect(raced).toContain(true);
  expect(provider.metadataReads()).toBe(2);
  expect(await arrive()).toBe(true);
  expect((await sso.loadSettings('rolling')).data?.saml?.idpCertificate).toBe(
    provider.certificate(),
  );
  running.advance(-300_000);
  await provider.close();
});

test('a provider’s administrator gets our metadata', async () => {
  const at = (query: string) => fetch(`${running.baseUrl}/v1/auth/saml/metadata?${query}`);
  const answer = await at('tenant=acme');
  expect(answer.headers.get('content-type')).toContain('application/samlmetadata+xml');
  const xml = await answer.text();
  expect(xml).toContain(`entityID="${CONSOLE_ORIGIN}/v1/auth/saml/sp/acme/default"`);
  expect(xml).toContain(`Location="${CONSOLE_ORIGIN}/v1/auth/saml/acs/acme/default"`);
  expect(xml).toContain('WantAssertionsSigned="true"');
  expect(await (await at('tenant=acme&ssoId=eu')).text()).toContain('/acs/acme/eu"');
  const odd = await (await at(`tenant=${encodeURIComponent('"><a>')}`)).text();
  expect(odd).not.toContain('<a>');
  expect((await at('')).status).toBe(400);
});
