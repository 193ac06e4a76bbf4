import { createOutbound } from '@waybill/outbound';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CONSOLE_ORIGIN,
  runningIdentity,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { testOidcProvider, type TestOidcProvider } from '../../testing/test-oidc-provider.ts';
import { startTestSamlIdp, type TestSamlIdp } from '../../testing/test-saml-idp.ts';
import { FORM } from '../../wire/request-guard.ts';

let database: TestDatabase;
let running: RunningIdentity;
let idp: TestSamlIdp;
let oidc: TestOidcProvider;
let counter = 0;
let tenantId = '';

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  idp = await startTestSamlIdp();
  oidc = await testOidcProvider();
  running = await runningIdentity(database.owner, {
    identity: { outbound: createOutbound({ allow: ['127.0.0.1'] }) },
  });
});

afterAll(async () => {
  await running.close();
  await idp.close();
  await oidc.close();
  await database.close();
});

beforeEach(async () => {
  counter += 1;
  tenantId = `tenant-${counter}`;
  await tenants().createWithId(tenantId, `Tenant <${counter}>`);
});

const tenants = () => running.sdk.management.tenant;
const sso = () => running.sdk.management.sso;

/** A browser that follows no redirect on its own. */
function browser(language = 'en-GB,de;q=0.5') {
  let cookie = '';
  const ask = async (path: string, form?: Record<string, string>) => {
    const answer = await fetch(running.baseUrl + path.replace(CONSOLE_ORIGIN, ''), {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { 'accept-language': language, cookie, ...(form ? { 'content-type': FORM } : {}) },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    });
    const [line] = answer.headers.getSetCookie();
    if (line) [cookie = ''] = line.split(';');
    const text = await answer.text();
    const key = /name="key" value="([^"]+)"/.exec(text)?.[1] ?? '';
    return { text, key, line, headers: answer.headers, status: answer.status };
  };
  return { ask };
}

async function newLink(seconds = 3600, ssoId?: string): Promise<string> {
  const made = await tenants().generateSSOConfigurationLink(tenantId, seconds, ssoId);
  expect(made.ok).toBe(true);
  return made.data?.adminSSOConfigurationLink ?? '';
}

const tokenOf = (link: string): string => new URL(link).searchParams.get('t') ?? '';
const OPEN = '/v1/auth/sso/setup/open';
const SETUP_FORM = '/v1/auth/sso/setup/form';

/** A browser at the form, and the data needed to post it. */
async function atForm(link?: string) {
  const person = browser();
  const opened = await person.ask(OPEN, { t: tokenOf(link ?? (await newLink())) });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `${SETUP_FORM}?lang=en`]);
  const { text, key } = await person.ask(SETUP_FORM);
  return {
    text,
    key,
    post: (form: Record<string, string>) => person.ask(SETUP_FORM, { key, ...form }),
  };
}

async function actions(): Promise<string[]> {
  const { rows } = await running.pool.query(
    'SELECT action FROM audit_entry WHERE tenant_ids = ARRAY[$1] ORDER BY occurred_at, audit_id',
    [tenantId],
  );
  return rows.map(({ action }) => action);
}

test('a link leads to a page that uses nothing up, in the language of the browser', async () => {
  const link = await newLink();
  expect(link).toMatch(/^https:\/\/console\.test\/v1\/auth\/sso\/setup\?t=[\w-]{43}$/);
  for (const [language, text] of [
    ['en-GB', 'Set up single sign-on'],
    ['de-AT,en;q=0.8', 'Single Sign-On einrichten'],
    ['fr', 'Set up single sign-on'],
  ] as const) {
    const page = await browser(language).ask(link);
    expect(page.text).toContain(`<h1>${text}</h1>`);
    expect(page.text).not.toContain('Tenant');
    expect(page.line).toBeUndefined();
  }
  expect((await browser('de').ask(`${link}&lang=en`)).text).toContain('<html lang="en">');
});

test('every page is under a strict policy, without scripts, and is kept nowhere', async () => {
  const { headers, text } = await browser().ask(await newLink());
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(text).not.toContain('<script');
});

test('one browser opens the link, once', async () => {
  const link = await newLink();
  const first = await browser().ask(OPEN, { t: tokenOf(link) });
  expect(first.line).toMatch(
    /^WBS=[\w-]{43}; Path=\/v1\/auth\/sso\/setup; Max-Age=3600; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect((await browser().ask(OPEN, { t: tokenOf(link) })).text).toContain('no longer valid');
  expect((await browser().ask(link)).text).toContain('no longer valid');
  expect((await browser().ask(SETUP_FORM)).text).toContain('no longer valid');
  expect(await actions()).toEqual(['TenantCreated', 'SSOSetupLinkCreated', 'SSOSetupLinkOpened']);
});

test('of browsers that open it at once one gets in', async () => {
  const t = tokenOf(await newLink());
  const answers = await Promise.all([0, 1, 2].map(() => browser().ask(OPEN, { t })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 303]);
});

test('SAML is set up by the address of metadata, once, and the audit says by whom', async () => {
  const made = await tenants().generateSSOConfigurationLink(tenantId, 600, '', '', '', 'ops@msp');
  const { text, post } = await atForm(made.data?.adminSSOConfigurationLink);
  expect(text).toContain(`${CONSOLE_ORIGIN}/v1/auth/saml/acs/${tenantId}/default`);
  expect(text).toContain(`Tenant &lt;${counter}&gt;`);
  const saved = await post({ kind: 'metadata', metadataUrl: idp.metadataUrl });
  expect(saved.text).toContain('Single sign-on is set up');
  expect(saved.line).toContain('Max-Age=0');
  const { data } = await sso().loadSettings(tenantId);
  expect(data?.saml).toMatchObject({ idpEntityId: idp.entityId, idpSSOUrl: idp.ssoUrl });
  const again = await post({ kind: 'metadata', metadataUrl: idp.metadataUrl });
  expect(again.text).toContain('no longer valid');
  const { rows } = await running.pool.query(
    `SELECT data FROM audit_entry WHERE action = 'SSOConfigured' AND tenant_ids = ARRAY[$1]`,
    [tenantId],
  );
  expect(rows.map((row) => row.data)).toMatchObject([{ by: 'setup link', actorId: 'ops@msp' }]);
});

test('SAML by single values keeps roles, attributes and domains of the administrator', async () => {
  const settings = {
    idpUrl: 'https://old.example/sso',
    entityId: 'https://old.example',
    idpCert: idp.certificate(),
    attributeMapping: { email: 'mail' },
  };
  const domain = `${tenantId}.example`;
  await sso().configureSAMLSettings(tenantId, settings, `${CONSOLE_ORIGIN}/login`, [domain]);
  const { text, post } = await atForm();
  expect(text).toContain('SAML: https://old.example');
  expect(text).toContain(domain);
  await post({
    kind: 'saml',
    idpUrl: 'https://new.example/sso',
    entityId: 'https://new.example',
    idpCert: idp.certificate(),
  });
  const { data } = await sso().loadSettings(tenantId);
  expect(data?.saml).toMatchObject({
    idpEntityId: 'https://new.example',
    attributeMapping: { email: 'mail' },
    redirectUrl: `${CONSOLE_ORIGIN}/login`,
  });
  expect(data?.tenant.domains).toEqual([domain]);
});

test('OpenID Connect is set up; its secret is shown to nobody, and kept where it stays empty', async () => {
  const { issuer, clientId, clientSecret } = oidc;
  const first = await atForm();
  const form = { kind: 'oidc', issuer, clientId };
  expect((await first.post(form)).text).toContain('id="clientSecret-fault"');
  expect((await first.post({ ...form, clientSecret })).text).toContain('is set up');
  const second = await atForm();
  expect(second.text).toContain(`OpenID Connect: ${issuer}`);
  expect(second.text).toContain('Leave empty to keep');
  expect(second.text).not.toContain(clientSecret);
  expect((await second.post({ ...form, clientSecret: '' })).text).toContain('is set up');
  const third = await atForm();
  const other = await third.post({ ...form, clientId: 'another', clientSecret: '' });
  expect(other.text).toContain('id="clientSecret-fault"');
});

test.each([
  ['metadata', { metadataUrl: '' }, 'metadataUrl', 'Fill in this field.'],
  ['metadata', { metadataUrl: 'javascript:alert(1)' }, 'metadataUrl', 'Enter a web address'],
  ['metadata', { metadataUrl: 'http://10.0.0.1/meta' }, 'metadataUrl', 'No SAML metadata'],
  [
    'saml',
    { idpUrl: 'https://a.example', entityId: 'e', idpCert: 'none' },
    'idpCert',
    'not a cert',
  ],
  ['saml', { idpUrl: 'https://a.example', entityId: '', idpCert: 'x' }, 'entityId', 'Fill in'],
  ['oidc', { issuer: 'http://10.0.0.1', clientId: 'c', clientSecret: 's' }, 'issuer', 'No OpenID'],
])(
  'a form %s with %j says what is wrong, and can be sent again',
  async (kind, form, field, why) => {
    const { post } = await atForm();
    const answer = await post({ kind, ...form });
    expect(answer.text).toContain('Nothing was saved.');
    expect(answer.text).toMatch(
      new RegExp(
        `name="${field}" required aria-invalid="true"[^>]*aria-describedby="[^"]*${field}-fault"`,
      ),
    );
    expect(answer.text).toContain(why);
    const saved = await post({ kind: 'metadata', metadataUrl: idp.metadataUrl });
    expect(saved.text).toContain('is set up');
  },
);

test('what was typed comes back escaped, but never the secret', async () => {
  const { post } = await atForm();
  const clientId = '"><img src=x onerror=alert(1)>';
  const { text } = await post({ kind: 'oidc', issuer: 'nowhere', clientId, clientSecret: 'hush' });
  expect(text).not.toContain('<img');
  expect(text).toContain('&quot;&gt;&lt;img src=x');
  expect(text).not.toContain('hush');
});

test('a form without the key of its page changes nothing', async () => {
  const { post } = await atForm();
  const form = { kind: 'metadata', metadataUrl: idp.metadataUrl };
  for (const key of ['', 'x', 'A'.repeat(43)]) {
    expect((await post({ ...form, key })).text).toContain('no longer valid');
  }
  expect((await sso().loadSettings(tenantId)).data?.saml).toBeUndefined();
});

test('revoking ends the link, and a form that is open', async () => {
  const link = await newLink();
  await tenants().revokeSSOConfigurationLink(tenantId);
  expect((await browser().ask(OPEN, { t: tokenOf(link) })).text).toContain('no longer valid');
  const { post } = await atForm();
  await tenants().revokeSSOConfigurationLink(tenantId, 'default');
  const late = await post({ kind: 'metadata', metadataUrl: idp.metadataUrl });
  expect(late.text).toContain('no longer valid');
  expect((await actions()).filter((action) => action === 'SSOSetupLinkRevoked')).toHaveLength(2);
});

test('revoking one configuration leaves the links of others', async () => {
  const [first, second] = [await newLink(600, 'first'), await newLink(600, 'second')];
  await tenants().revokeSSOConfigurationLink(tenantId, 'first');
  expect((await browser().ask(first)).text).toContain('no longer valid');
  expect((await browser().ask(second)).text).not.toContain('no longer valid');
});

test('a new link takes the place of the one before', async () => {
  const before = await newLink();
  await newLink();
  expect((await browser().ask(before)).text).toContain('no longer valid');
});

test('a link ends at its time, a form after an hour', async () => {
  const short = await newLink(60);
  const { post } = await atForm(await newLink(600, 'other'));
  running.advance(61_000);
  expect((await browser().ask(short)).text).toContain('no longer valid');
  running.advance(3_600_000);
  const late = await post({ kind: 'metadata', metadataUrl: idp.metadataUrl });
  expect(late.text).toContain('no longer valid');
});

test('a link sets up no other tenant', async () => {
  const other = `${tenantId}-other`;
  await tenants().createWithId(other, 'Other');
  const { post } = await atForm();
  const form = { kind: 'metadata', metadataUrl: idp.metadataUrl };
  expect((await post({ ...form, tenantId: other, ssoId: 'other' })).text).toContain('is set up');
  expect((await sso().loadSettings(other)).data?.saml).toBeUndefined();
  expect((await sso().loadAllSettings(tenantId)).data).toHaveLength(1);
});

test.each([
  ['too short', 59],
  ['too long', 31 * 86_400],
])('a life that is %s is refused', async (_what, seconds) => {
  const made = await tenants().generateSSOConfigurationLink(tenantId, seconds);
  expect([made.code, made.error?.errorCode]).toEqual([400, 'E011003']);
});

test('a link is mailed to who shall use it', async () => {
  running.sent.length = 0;
  await tenants().generateSSOConfigurationLink(tenantId, 86_400, '', 'it@customer.example');
  expect(running.sent).toMatchObject([{ to: 'it@customer.example', kind: 'ssoSetup' }]);
  const { text = '', subject = '' } = running.sent[0] ?? {};
  expect(text).toContain(`${CONSOLE_ORIGIN}/v1/auth/sso/setup?t=`);
  expect(text).toContain('works once, for 1 day');
  expect(subject).not.toContain('?t=');
});

test('an address with too many attempts is told so, on a page in both languages', async () => {
  const limited = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    settings: { addressBurst: 1 },
  });
  const ask = async () => (await fetch(`${limited.baseUrl}/v1/auth/sso/setup?t=x`)).text();
  expect(await ask()).toContain('no longer valid');
  const busy = await ask();
  await limited.close();
  expect(busy).toContain('Wait a minute');
  expect(busy).toContain('Warten Sie');
});
