import path from 'node:path';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCostlyWork } from '../../costly/costly-work.ts';
import {
  CONSOLE_ORIGIN,
  runningIdentity,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { samlBrowser } from '../../testing/saml-browser.ts';
import { startTestSamlIdp, type TestSamlIdp } from '../../testing/test-saml-idp.ts';
import { MOST_RESPONSE_BYTES, prescanResponse } from './prescan-response.ts';

const LANDING = `${CONSOLE_ORIGIN}/login`;
const ACS = '/v1/auth/saml/acs/acme/default';
/** A thread that believes everything, and never comes back from the text `hang`. */
const HANGING = path.join(import.meta.dirname, '../../testing/hanging-thread.ts');
const CALLER = { group: 'tenant acme', member: '192.0.2.1' };
const TASK = {
  encoded: '',
  saml: { idpEntityId: '', idpSSOUrl: '', idpCertificates: [] },
  provider: { entityId: '', acsUrl: '' },
  now: 0,
};
const ada = { nameId: 'ada-1', attributes: { email: 'ada@acme.example' } };

let database: TestDatabase;
let running: RunningIdentity;
let idp: TestSamlIdp;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  idp = await startTestSamlIdp();
  running = await runningIdentity(database.owner);
  await configure(running);
});

afterAll(async () => {
  await running.close();
  await idp.close();
  await database.close();
});

async function configure({ sdk }: RunningIdentity): Promise<void> {
  const settings = { idpUrl: idp.ssoUrl, entityId: idp.entityId, idpCert: idp.certificate() };
  await sdk.management.tenant.createWithId('acme', 'acme');
  await sdk.management.sso.configureSAMLSettings('acme', settings, '', ['acme.example']);
}

/** An unsigned response with this many elements. */
function unsigned(inResponseTo: string, elements: number): string {
  const status = '<StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/>';
  const filler = '<abcde/>'.repeat(elements);
  return `<Response InResponseTo="${inResponseTo}"><Status>${status}</Status>${filler}</Response>`;
}

async function post(xml: string, relayState: string): Promise<string> {
  const answer = await fetch(running.baseUrl + ACS, {
    method: 'POST',
    body: new URLSearchParams({
      SAMLResponse: Buffer.from(xml).toString('base64'),
      RelayState: relayState,
    }),
    redirect: 'manual',
  });
  return `${answer.status} ${answer.headers.get('location') ?? ''}`;
}

async function startedRequest() {
  const { data } = await samlBrowser(running).sdk.saml.start('acme', LANDING);
  return idp.readRequest(data?.url ?? '');
}

const parses = (): number => running.identity.costlyWork().get('response') ?? 0;

async function lastReason(): Promise<unknown> {
  const found = await running.sdk.management.audit.search({ actions: ['SSORefused'] });
  return found.data?.[0]?.data?.['reason'];
}

test('70 posts with a RelayState that nobody was given parse no XML; others are answered between', async () => {
  const before = parses();
  const states = ['', 'x', 'a'.repeat(43)];
  const posts = Array.from({ length: 70 }, (_post, index) =>
    post(unsigned('_x', 2400), states[index % 3] ?? ''),
  );
  const others = Array.from({ length: 5 }, () => running.call('/v1/auth/password/policy'));
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(5).fill(200));
  const finished = '303 /v1/auth/saml/finish?state=&code=';
  expect(await Promise.all(posts)).toEqual(Array(70).fill(finished));
  expect(parses()).toBe(before);
});

test('a request has one answer, whatever it is: the second is not looked at', async () => {
  const { id, relayState } = await startedRequest();
  const before = parses();
  const signature = '<Signature></Signature></Response>';
  const xml = unsigned(id, 10).replace('</Response>', signature);
  const answers = [await post(xml, relayState), await post(xml, relayState)];
  expect(answers.map((answer) => answer.includes(relayState))).toEqual([true, false]);
  expect(parses()).toBe(before + 1);
});

test.each([
  ['nobody signed', (id: string) => unsigned(id, 2400), 'signature'],
  [
    'is a failure',
    (id: string) => unsigned(id, 0).replace('Success', 'X'),
    'status of the provider',
  ],
  ['has too many elements', (id: string) => unsigned(id, 3000), 'not a SAML response'],
  ['is too large', (id: string) => unsigned(id, 0) + ' '.repeat(270_000), 'too large'],
  ['answers another request', () => unsigned('_y', 0), 'another request'],
  ['answers no request', () => unsigned('', 0), 'unsolicited'],
  [
    'has a document type',
    (id: string) => `<!DOCTYPE a>${unsigned(id, 0)}`,
    'document type or comment',
  ],
])('an answer that %s is refused without parsing it', async (_what, xmlOf, reason) => {
  const { id, relayState } = await startedRequest();
  const before = parses();
  expect(await post(xmlOf(id), relayState)).toBe(
    `303 /v1/auth/saml/finish?state=${relayState}&code=`,
  );
  expect([await lastReason(), parses()]).toEqual([reason, before]);
});

test('a form that is larger than any answer is refused before it is parsed', async () => {
  const answer = await fetch(running.baseUrl + ACS, {
    method: 'POST',
    body: new URLSearchParams({ SAMLResponse: 'A'.repeat(MOST_RESPONSE_BYTES * 2) }),
  });
  expect(answer.status).toBe(413);
  const json = await fetch(running.baseUrl + ACS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(json.status).toBe(400);
});

test('requests are answered while an answer is still looked at', async () => {
  const costly = createCostlyWork({ script: HANGING });
  const order: string[] = [];
  const looked = costly.response(CALLER, { ...TASK, encoded: 'hang' }).catch(() => {
    order.push('looked at');
  });
  order.push(`answered ${(await running.call('/v1/auth/password/policy')).status}`);
  await costly.close();
  await looked;
  expect(order).toEqual(['answered 200', 'looked at']);
});

test('a thread that is over its limit is replaced, and the next sign-in works', async () => {
  const costly = createCostlyWork({ script: HANGING, limits: { deadlineMs: 3000 } });
  const lost = costly.response(CALLER, { ...TASK, encoded: 'hang' });
  await expect(lost).rejects.toMatchObject({ reason: 'took too long' });
  const next = await costly.response(CALLER, TASK);
  expect(next.nameId).toBe('ada-1');
  await costly.close();
});

test('no more answers of one address wait than a few; another address of the tenant has its turn', async () => {
  const costly = createCostlyWork({ script: HANGING, limits: { waitingPerMember: 2 } });
  const by = (member: string) => costly.response({ ...CALLER, member }, TASK);
  const flood = await Promise.allSettled(
    ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'].map(by),
  );
  const outcomes = flood.map(({ status }) => status);
  expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(flood[3]).toMatchObject({ reason: { status: 429 } });
  await costly.close();
});

test('an answer that the provider signed passes, with line breaks in its base64', async () => {
  const browser = samlBrowser(running);
  const { data } = await browser.sdk.saml.start('acme', LANDING);
  const url = data?.url ?? '';
  const form = idp.answer(url, ada);
  const wrapped = form.fields.SAMLResponse.replaceAll(/.{76}/g, '$&\r\n');
  expect(() => prescanResponse(wrapped, idp.readRequest(url).id)).not.toThrow();
  form.fields.SAMLResponse = wrapped;
  expect((await browser.arrive(form)).searchParams.has('code')).toBe(true);
});

test.each([
  ['not base64', '<Response/>'],
  ['base64 of nothing', ''],
  ['more transforms than a signature has', encoded('<Transform/>'.repeat(5))],
  ['more references than signatures', encoded('<a:Reference></a:Reference>'.repeat(3))],
  ['more signatures than parts', encoded('<ds:Signature/>'.repeat(2))],
])('%s is not worth parsing', (_what, text) => {
  expect(() => prescanResponse(text, '_r')).toThrow(/refused/);
  expect(() => prescanResponse(encoded(''), '_r')).not.toThrow();
});

function encoded(more: string): string {
  const xml = `<p:Response InResponseTo='_r'><ds:Signature>${more}</ds:Signature></p:Response>`;
  return Buffer.from(xml).toString('base64');
}
