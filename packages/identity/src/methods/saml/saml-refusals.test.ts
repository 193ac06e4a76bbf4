import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningIdentity, type RunningIdentity } from '../../testing/running-identity.ts';
import { samlBrowser, type SamlBrowser } from '../../testing/saml-browser.ts';
import { newSamlId, type SamlAccount } from '../../testing/saml-response.ts';
import { selfSignedCertificate } from '../../testing/self-signed-certificate.ts';
import { startTestSamlIdp, type TestSamlIdp, type Twist } from '../../testing/test-saml-idp.ts';

const LANDING = 'https://console.test/login';
const ada: SamlAccount = { nameId: 'ada-1', attributes: { email: 'ada@acme.example' } };
const FAILED = 'The sign-in at the provider failed.';
const ENDED = 'The sign-in took too long or was started in another browser. Please try again.';

let database: TestDatabase;
let running: RunningIdentity;
let idp: TestSamlIdp;
let skewMs = 0;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  idp = await startTestSamlIdp({ clock: () => Date.now() + skewMs });
  running = await runningIdentity(database.owner);
  const settings = { idpUrl: idp.ssoUrl, entityId: idp.entityId, idpCert: idp.certificate() };
  for (const tenant of ['acme', 'umbrella']) {
    await running.sdk.management.tenant.createWithId(tenant, tenant);
    const domains = [`${tenant}.example`];
    await running.sdk.management.sso.configureSAMLSettings(tenant, settings, '', domains);
  }
});

afterAll(async () => {
  await running.close();
  await idp.close();
  await database.close();
});

async function started(browser: SamlBrowser, tenant = 'acme'): Promise<string> {
  const { data, error } = await browser.sdk.saml.start(tenant, LANDING);
  if (!data) throw new Error(JSON.stringify(error));
  return data.url;
}

/** The final page: the message for the person, and the audit entry. */
async function outcome(twist: Twist, account = ada) {
  const browser = samlBrowser(running);
  const url = await started(browser);
  const landed = await browser.arrive(idp.answer(url, account, twist));
  const { code, err } = Object.fromEntries(landed.searchParams);
  return { code, err, at: landed.origin + landed.pathname, reason: await lastReason() };
}

async function lastReason(): Promise<unknown> {
  const found = await running.sdk.management.audit.search({ actions: ['SSORefused'] });
  return found.data?.[0]?.data?.['reason'];
}

test('an answer that is left as it is signs in', async () => {
  const { code, err, at } = await outcome({});
  expect([err, at]).toEqual([undefined, LANDING]);
  expect(code).toMatch(/^[\w-]{43}$/);
  expect((await outcome({ signing: { parts: ['assertion', 'response'] } })).err).toBeUndefined();
});

const other = selfSignedCertificate('Somebody else');
const later = (minutes: number): number => Date.now() + minutes * 60_000;
const assertionOf = (xml: string): string =>
  xml.match(/<saml:Assertion[\s\S]*<\/saml:Assertion>/)?.[0] ?? '';
/** The assertion as someone else would have it: another id and name, and no signature. */
const forged = (xml: string): string =>
  assertionOf(xml)
    .replace(/<ds:Signature[\s\S]*?<\/ds:Signature>|<Signature[\s\S]*?<\/Signature>/, '')
    .replace(/ ID="[^"]*"/, ` ID="${newSamlId()}"`)
    .replace('ada-1', 'admin-1')
    .replace('ada@acme.example', 'admin@acme.example');
const signatureOf = (xml: string): string =>
  assertionOf(xml).match(/<Signature[\s\S]*?<\/Signature>/)?.[0] ?? '';

const refusals: [string, Twist, string][] = [
  ['signed by another key', { signing: { key: other } }, 'signature'],
  ['not signed', { signing: { parts: [] } }, 'signature'],
  ['signed around the assertion only', { signing: { parts: ['response'] } }, 'signature'],
  ['signed with SHA-1', { signing: { algorithm: 'sha1' } }, 'signature algorithm'],
  ['changed after signing', { signed: (xml) => xml.replace('>ada-1<', '>admin-1<') }, 'signature'],
  [
    'given another attribute after signing',
    { signed: (xml) => xml.replace('ada@acme', 'admin@acme') },
    'signature',
  ],
  [
    'with a second assertion before the signed one',
    { signed: (xml) => xml.replace('<saml:Assertion', `${forged(xml)}<saml:Assertion`) },
    'signature',
  ],
  [
    'with a second assertion after the signed one',
    { signed: (xml) => xml.replace('</saml:Assertion>', `</saml:Assertion>${forged(xml)}`) },
    'signature',
  ],
  [
    'with the signed assertion wrapped in an unsigned one',
    {
      signed: (xml) =>
        xml.replace(
          assertionOf(xml),
          forged(xml).replace('</saml:Issuer>', `</saml:Issuer>${assertionOf(xml)}`),
        ),
    },
    'signature',
  ],
  [
    'with the signed assertion inside the signature of an unsigned one',
    {
      signed: (xml) => {
        const object = `<Object>${assertionOf(xml).replace(signatureOf(xml), '')}</Object>`;
        const signature = signatureOf(xml).replace('</Signature>', `${object}</Signature>`);
        return xml.replace(
          assertionOf(xml),
          forged(xml).replace('</saml:Issuer>', `</saml:Issuer>${signature}`),
        );
      },
    },
    'signature',
  ],
  [
    'with the signed assertion hidden in an extension',
    {
      signed: (xml) =>
        xml.replace(
          assertionOf(xml),
          `<samlp:Extensions>${assertionOf(xml)}</samlp:Extensions>${forged(xml)}`,
        ),
    },
    'signature',
  ],
  [
    'with two elements of the id that was signed',
    {
      signed: (xml) => {
        const id = assertionOf(xml).match(/ ID="([^"]*)"/)?.[1] ?? '';
        const twin = forged(xml).replace(/ ID="[^"]*"/, ` ID="${id}"`);
        return xml.replace('<saml:Assertion', `${twin}<saml:Assertion`);
      },
    },
    'signature',
  ],
  [
    'with a document type',
    { signed: (xml) => `<!DOCTYPE r [<!ENTITY x "admin-1">]>${xml.replace('>ada-1<', '>&x;<')}` },
    'document type or comment',
  ],
  [
    'with entities that grow',
    {
      signed: (xml) =>
        `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${xml.replace('>ada-1<', '>&b;<')}`,
    },
    'document type or comment',
  ],
  [
    'with an external entity',
    {
      signed: (xml) =>
        `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replace('>ada-1<', '>&x;<')}`,
    },
    'document type or comment',
  ],
  [
    'with a comment in the name',
    { signed: (xml) => xml.replace('>ada-1<', '>ad<!-- -->a-1<') },
    'document type or comment',
  ],
  [
    'with an instruction in the name',
    { signed: (xml) => xml.replace('>ada-1<', '>ad<?x y?>a-1<') },
    'document type or comment',
  ],
  ['that is no XML', { signed: () => 'not XML' }, 'not a SAML response'],
  [
    'that is nested without end',
    { signed: (xml) => xml.replace('>ada-1<', `>${'<a>'.repeat(50_000)}<`) },
    'not a SAML response',
  ],
  [
    'with thousands of elements',
    { signed: (xml) => xml.replace('>ada-1<', `>${'<a/>'.repeat(50_000)}<`) },
    'not a SAML response',
  ],
  [
    'that is nested deeply',
    {
      signed: (xml) => xml.replace('>ada-1<', `>${'<a>'.repeat(25_000)}x${'</a>'.repeat(25_000)}<`),
    },
    'not a SAML response',
  ],
  ['that is nothing', { signed: () => '' }, 'not a SAML response'],
  ['that is an assertion alone', { signed: assertionOf }, 'not a SAML response'],
  ['of another issuer', { says: { issuer: 'https://other.example' } }, 'issuer'],
  ['for another audience', { says: { audience: 'https://other.example' } }, 'audience'],
  ['for no audience', { says: { audience: null } }, 'audience'],
  [
    'without conditions',
    { unsigned: (xml) => xml.replace(/<saml:Conditions[\s\S]*<\/saml:Conditions>/, '') },
    'audience',
  ],
  ['for another recipient', { says: { recipient: 'https://other.example/acs' } }, 'recipient'],
  ['for another destination', { says: { destination: 'https://other.example' } }, 'destination'],
  ['that has ended', { says: { notOnOrAfter: later(-3), notBefore: later(-9) } }, 'time'],
  ['that does not hold yet', { says: { notBefore: later(5) } }, 'time'],
  ['whose confirmation has ended', { says: { confirmedUntil: later(-3) } }, 'time'],
  // The library sees this one before we do, when it searches for the signed part.
  ['that never ends', { says: { confirmedUntil: null } }, 'signature'],
  ['that nobody asked for', { says: { inResponseTo: null } }, 'unsolicited'],
  ['that nobody asked for, inside', { says: { confirmedInResponseTo: null } }, 'unsolicited'],
  ['that answers two requests', { says: { confirmedInResponseTo: newSamlId() } }, 'unsolicited'],
  [
    'that answers a request of nobody',
    { says: { inResponseTo: '_x', confirmedInResponseTo: '_x' } },
    'another request',
  ],
  [
    'that somebody else has to bring',
    { says: { method: 'urn:oasis:names:tc:SAML:2.0:cm:holder-of-key' } },
    'subject',
  ],
  ['that is a failure', { says: { status: 'Responder' } }, 'status of the provider'],
  [
    'without a sign-in',
    { unsigned: (xml) => xml.replace(/<saml:AuthnStatement[\s\S]*<\/saml:AuthnStatement>/, '') },
    'subject',
  ],
];

test.each(refusals)('an answer %s is refused', async (_what, twist, reason) => {
  expect(await outcome(twist)).toEqual({ err: FAILED, at: LANDING, reason });
});

test('names that are new each time, or empty, are refused', async () => {
  const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
  const passing = await outcome({}, { ...ada, nameIdFormat: transient });
  expect([passing.err, passing.reason]).toEqual([FAILED, 'subject']);
  const empty = await outcome({}, { ...ada, nameId: '  ' });
  expect([empty.err, empty.reason]).toEqual([FAILED, 'subject']);
});

test('clocks may differ by two minutes', async () => {
  skewMs = 110_000;
  expect((await outcome({})).err).toBeUndefined();
  skewMs = -110_000;
  expect((await outcome({})).err).toBeUndefined();
  skewMs = 0;
});

test('an answer is good once, also when it comes twice at once', async () => {
  const browser = samlBrowser(running);
  const url = await started(browser);
  const form = idp.answer(url, ada);
  const nexts = await Promise.all([1, 2, 3].map(() => browser.post(form)));
  const [accepted = '', ...more] = nexts.filter((next) => /[?&]code=[\w-]/.test(next));
  expect(more).toEqual([]);
  const opened = await Promise.all([1, 2].map(() => browser.open(accepted)));
  expect(opened.filter(({ searchParams }) => searchParams.has('code'))).toHaveLength(1);
  // The request is used up too, and the response names it: it is invalid for a new request.
  const again = await browser.arrive({
    ...form,
    fields: { ...form.fields, RelayState: idp.readRequest(await started(browser)).relayState },
  });
  expect(again.searchParams.get('err')).toBe(FAILED);
  expect(await lastReason()).toBe('another request');
});

test('an assertion is good once, also when the provider signs it for a second request', async () => {
  const twist = { says: { assertionId: newSamlId() } };
  expect((await outcome(twist)).err).toBeUndefined();
  expect(await outcome(twist)).toMatchObject({ err: FAILED, reason: 'used before' });
});

test('the code of an arrival is good once, for a minute, with its own request only', async () => {
  const browser = samlBrowser(running);
  const form = idp.answer(await started(browser), ada);
  const next = await browser.post(form);
  const elsewhere = new URL(next, LANDING);
  const otherState = idp.readRequest(await started(browser)).relayState;
  elsewhere.searchParams.set('state', otherState);
  const mixed = await browser.open(elsewhere.pathname + elsewhere.search);
  expect(mixed.searchParams.get('err')).toBe(FAILED);
  expect(await lastReason()).toBe('another request');
  const late = await browser.post(idp.answer(await started(browser), ada));
  running.advance(61_000);
  expect((await browser.open(late)).searchParams.get('err')).toBe(ENDED);
  running.advance(-61_000);
});

test('nobody is signed in by an answer that another browser asked for', async () => {
  const attacker = samlBrowser(running);
  const victim = samlBrowser(running);
  await started(victim);
  const form = idp.answer(await started(attacker), ada);
  const landed = await victim.arrive(form);
  expect(landed.origin + landed.pathname).toBe(LANDING);
  expect(Object.fromEntries(landed.searchParams)).toEqual({ err: ENDED });
});

test('a request is good for ten minutes', async () => {
  const browser = samlBrowser(running);
  const url = await started(browser);
  running.advance(601_000);
  skewMs = 601_000;
  const landed = await browser.arrive(idp.answer(url, ada));
  running.advance(-601_000);
  skewMs = 0;
  expect(landed.searchParams.get('err')).toBe(ENDED);
});

test('an answer for one tenant is none for another, though it is the same provider', async () => {
  const browser = samlBrowser(running);
  const form = idp.answer(await started(browser), ada);
  const moved = { ...form, action: form.action.replace('/acs/acme/', '/acs/umbrella/') };
  const landed = await browser.arrive(moved);
  expect(landed.searchParams.get('err')).toBe(FAILED);
  expect(await lastReason()).toBe('another request');
  const nowhere = idp.answer(await started(browser), ada);
  nowhere.action = nowhere.action.replace('/acs/acme/', '/acs/nobody/');
  expect((await browser.arrive(nowhere)).searchParams.get('err')).toBe(FAILED);
  // A response for one tenant, used for a request of the other.
  const says = { destination: form.action, audience: form.action.replace('/acs/', '/sp/') };
  for (const part of ['destination', 'audience'] as const) {
    const url = await started(browser, 'umbrella');
    await browser.arrive(idp.answer(url, ada, { says: { [part]: says[part] } }));
    expect(await lastReason()).toBe(part);
  }
});

test('what one address posts and asks for is limited before it is read', async () => {
  const settings = { addressBurst: 2, addressPerMinute: 1 };
  const { masterKey } = running;
  const strict = await runningIdentity(database.owner, { masterKey, settings });
  const post = async (): Promise<string> => {
    const answer = await strict.app.inject({
      method: 'POST',
      url: '/v1/auth/saml/acs/acme/default',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'SAMLResponse=x',
    });
    return answer.headers.location ?? '';
  };
  const answers = [await post(), await post(), await post()];
  const asked = await strict.call('/v1/auth/saml/authorize?tenant=acme', { body: {} });
  const askedToo = await strict.call('/v1/auth/sso/authorize?tenant=acme', { body: {} });
  await strict.close();
  expect(answers.map((address) => new URL(address, LANDING).pathname)).toEqual([
    '/v1/auth/saml/finish',
    '/v1/auth/saml/finish',
    '/login',
  ]);
  expect(answers[2]).toContain('Too+many');
  expect([asked.status, askedToo.status]).toEqual([429, 429]);
});
