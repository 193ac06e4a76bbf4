import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { federatedBrowser, LANDING } from '../../testing/federated-browser.ts';
import {
  claimsOf,
  CONSOLE_ORIGIN,
  givenUser,
  runningIdentity,
} from '../../testing/running-identity.ts';
import {
  errOf,
  landed,
  runningOAuth,
  signedIn,
  started,
  type RunningOAuth,
} from '../../testing/running-oauth.ts';
import type { Faults } from '../../testing/test-oidc-provider.ts';

let database: TestDatabase;
let running: RunningOAuth;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningOAuth(database.owner);
});

afterAll(async () => {
  await running.close();
  await database.close();
});

beforeEach(() => running.provider.setFaults({}));

const FAILED = 'The sign-in at the provider failed.';
const ENDED = 'The sign-in took too long or was started in another browser. Please try again.';

test('somebody who has an account signs in by the provider, and is found again', async () => {
  const userId = await givenUser(running.closed, 'ada@example.com');
  const sub = running.given('ada');
  const browser = federatedBrowser(running.closed);
  const start = await browser.sdk.oauth.start('acme', LANDING, {}, '', 'ada@example.com');
  const url = new URL(start.data?.url ?? '');
  expect(url.origin).toBe(running.provider.issuer);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: running.provider.clientId,
    redirect_uri: `${CONSOLE_ORIGIN}/v1/auth/oauth/callback`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    login_hint: 'ada@example.com',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
  });
  const page = await browser.open(await browser.choose(url.href, sub));
  expect(page.href).toMatch(/^https:\/\/console\.test\/login\?from=test&code=[\w-]{43}$/);
  const answer = await browser.sdk.oauth.exchange(page.searchParams.get('code') ?? '');
  expect(answer.data).toMatchObject({
    refreshJwt: '',
    user: { userId, OAuth: { acme: true }, verifiedEmail: true, name: 'Name of ada@example.com' },
  });
  expect(claimsOf(answer.data?.sessionJwt ?? '')['amr']).toEqual(['oauth']);
  running.provider.accounts.set(sub, { sub, email: 'ada@elsewhere.example' });
  expect((await signedIn(running.closed, sub)).user?.userId).toBe(userId);
  const found = await running.closed.sdk.management.audit.search({ userIds: [userId] });
  expect(found.data).toContainEqual(
    expect.objectContaining({
      action: 'LoginSucceed',
      method: 'oauth',
      data: { provider: 'acme' },
    }),
  );
});

test('the cookie of the way back is out of reach of scripts and of other sites', async () => {
  const path = '/v1/auth/oauth/authorize?provider=';
  const lax = await running.closed.call(`${path}acme`, { body: {} });
  const posted = await running.closed.call(`${path}apple`, { body: {} });
  const rest = 'Path=/v1/auth; Max-Age=720; HttpOnly; Secure; SameSite=';
  expect(lax.cookies).toEqual([expect.stringMatching(new RegExp(`^WBA=[\\w-]{43}; ${rest}Lax$`))]);
  expect(posted.cookies).toEqual([
    expect.stringMatching(new RegExp(`^WBP=[\\w-]{43}; ${rest}None$`)),
  ]);
});

test.each([
  ['an unknown provider', 'provider=myspace'],
  ['one that is not configured', 'provider=google'],
  ['a name of every object', 'provider=constructor'],
  ['none', ''],
  ['a foreign page to land on', 'provider=acme&redirectURL=https://evil.test/login'],
  ['a page that only looks right', `provider=acme&redirectURL=${CONSOLE_ORIGIN}.evil.test/`],
  ['a script', 'provider=acme&redirectURL=javascript:alert(1)'],
])('%s is refused', async (_what, query) => {
  const answer = await running.closed.call(`/v1/auth/oauth/authorize?${query}`, { body: {} });
  expect([answer.status, answer.body['errorCode']]).toEqual([400, 'E011003']);
  expect(answer.cookies).toEqual([]);
});

test('a provider that does not answer is said to', async () => {
  const answer = await running.closed.call('/v1/auth/oauth/authorize?provider=gone', { body: {} });
  expect([answer.status, answer.body['errorMessage']]).toEqual([
    400,
    'The provider cannot be reached',
  ]);
});

test('a callback in another browser, without a cookie or with a wrong state leads nowhere', async () => {
  await givenUser(running.closed, 'bob@example.com');
  const attacker = federatedBrowser(running.closed);
  const callback = await attacker.choose(await started(attacker), running.given('bob'));
  const victim = federatedBrowser(running.closed);
  const noCookie = await victim.open(callback);
  await started(victim);
  const otherCookie = await victim.open(callback);
  const wrong = new URL(callback);
  wrong.searchParams.set('state', 'x'.repeat(43));
  const wrongState = await attacker.open(wrong.href);
  wrong.searchParams.delete('state');
  const noState = await attacker.open(wrong.href);
  for (const page of [noCookie, otherCookie, wrongState, noState]) {
    expect([page.origin, page.searchParams.get('err')]).toEqual([CONSOLE_ORIGIN, ENDED]);
    expect(page.searchParams.has('code')).toBe(false);
  }
  // None of this spoilt it for the browser that it belongs to.
  expect((await attacker.open(callback)).searchParams.get('code')).toMatch(/^[\w-]{43}$/);
});

test('a callback is good once, and for ten minutes', async () => {
  await givenUser(running.closed, 'carl@example.com');
  const { browser, callback } = await landed(running.closed, running.given('carl'));
  expect((await browser.open(callback)).searchParams.get('err')).toBe(ENDED);
  const late = await browser.choose(await started(browser), 'sub-carl');
  running.closed.advance(601_000);
  expect((await browser.open(late)).searchParams.get('err')).toBe(ENDED);
  running.closed.advance(-601_000);
});

test('of many trades of one code at once, one wins', async () => {
  await givenUser(running.closed, 'dora@example.com');
  const { browser, page } = await landed(running.closed, running.given('dora'));
  const code = page.searchParams.get('code') ?? '';
  const trades = Array.from({ length: 8 }, () => browser.sdk.oauth.exchange(code));
  const answers = await Promise.all(trades);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  const refusals = answers.filter((answer) => !answer.ok);
  expect(
    new Set(refusals.map(({ code: status, error }) => `${status} ${error?.errorCode}`)),
  ).toEqual(new Set(['401 E061102']));
});

test('of many callbacks at once, one gets a code', async () => {
  await givenUser(running.closed, 'dirk@example.com');
  const browser = federatedBrowser(running.closed);
  const callback = await browser.choose(await started(browser), running.given('dirk'));
  const pages = await Promise.all(Array.from({ length: 6 }, () => browser.open(callback)));
  expect(pages.filter((page) => page.searchParams.has('code'))).toHaveLength(1);
});

test('a code is good for a minute, and for the browser that was sent away only', async () => {
  await givenUser(running.closed, 'emil@example.com');
  const sub = running.given('emil');
  const fresh = async () => (await landed(running.closed, sub)).page.searchParams.get('code') ?? '';
  const late = await landed(running.closed, sub);
  running.closed.advance(61_000);
  const tooLate = await late.browser.sdk.oauth.exchange(late.page.searchParams.get('code') ?? '');
  expect(tooLate.error?.errorCode).toBe('E061102');
  running.closed.advance(-61_000);
  const victim = federatedBrowser(running.closed);
  expect((await victim.sdk.oauth.exchange(await fresh())).code).toBe(401);
  expect((await running.closed.sdk.oauth.exchange(await fresh())).code).toBe(401);
  const saml = await running.closed.call('/v1/auth/saml/exchange', {
    body: { code: await fresh() },
  });
  expect(saml.status).not.toBe(200);
});

test('what a server began, a server may end; a browser-less request gets nothing else', async () => {
  const userId = await givenUser(running.closed, 'server@example.com');
  const sub = running.given('server');
  const page = async (headers: Record<string, string>): Promise<string> => {
    const query = `provider=acme&redirectURL=${encodeURIComponent(LANDING)}`;
    const path = `/v1/auth/oauth/authorize?${query}`;
    const answer = await running.closed.call(path, { body: {}, headers });
    const browser = federatedBrowser(running.closed);
    browser.keep(answer.cookies);
    const landedOn = await browser.open(await browser.choose(String(answer.body['url']), sub));
    return landedOn.searchParams.get('code') ?? '';
  };
  const byServer = await running.closed.sdk.oauth.exchange(await page({}));
  expect(byServer.data?.user?.userId).toBe(userId);
  const stolen = await page({ origin: CONSOLE_ORIGIN });
  expect((await running.closed.sdk.oauth.exchange(stolen)).code).toBe(401);
  const { masterKey } = running.closed;
  const lenient = await runningIdentity(database.owner, {
    masterKey,
    settings: { isServerExchangeAllowed: true },
  });
  const allowed = await lenient.sdk.oauth.exchange(await page({ origin: CONSOLE_ORIGIN }));
  await lenient.close();
  expect(allowed.ok).toBe(true);
});

test('codes and states are stored as hashes only, and what belongs to them sealed', async () => {
  const { browser, page } = await landed(running.closed, running.given('emil'));
  const state = new URL(await started(browser)).searchParams.get('state') ?? '';
  const { rows: codes } = await database.owner.query(
    "SELECT encode(code_hash || sealed_data, 'escape') AS t FROM exchange_code",
  );
  const { rows: states } = await database.owner.query(
    "SELECT encode(state_hash || sealed_data, 'escape') AS t FROM started_authorization",
  );
  const text = JSON.stringify([codes, states]);
  expect(codes.length * states.length).toBeGreaterThan(0);
  for (const secret of [page.searchParams.get('code') ?? '', state, 'verifier', 'console.test']) {
    expect(text).not.toContain(secret);
  }
});

test.each<[string, Faults]>([
  ['is not signed', { signature: 'none' }],
  ['is signed by another key', { signature: 'other' }],
  ['is for another client', { claims: { aud: 'somebody else' } }],
  ['is of another issuer', { claims: { iss: 'https://evil.test' } }],
  ['has another nonce', { claims: { nonce: 'of an earlier sign-in' } }],
  ['has ended', { claims: { exp: 1_000_000_000 } }],
  ['comes with the answer of another issuer', { answerIssuer: 'https://evil.test' }],
  ['is not given out', { tokenError: 'server_error' }],
])('an id token that %s signs nobody in', async (_what, faults) => {
  await givenUser(running.closed, 'faulty@example.com').catch(() => undefined);
  running.provider.setFaults(faults);
  expect(await errOf(running.closed, running.given('faulty'))).toBe(FAILED);
});

test('a refusal at the provider is told in our own words', async () => {
  const browser = federatedBrowser(running.closed);
  const page = await browser.open(await browser.choose(await started(browser)));
  expect(page.searchParams.get('err')).toBe('The provider did not sign you in.');
  expect(page.href).not.toContain('words');
  const audit = await running.closed.sdk.management.audit.search({ actions: ['LoginFailed'] });
  expect(JSON.stringify(audit.data)).toContain('acme');
  expect(JSON.stringify(audit.data)).not.toContain('words');
});

test('two tabs of one browser sign in at once', async () => {
  await givenUser(running.closed, 'tabs@example.com');
  const sub = running.given('tabs');
  const browser = federatedBrowser(running.closed);
  const [first, second] = [await started(browser), await started(browser)];
  const pages = [
    await browser.open(await browser.choose(first, sub)),
    await browser.open(await browser.choose(second, sub)),
  ];
  expect(pages.map((page) => page.searchParams.has('code'))).toEqual([true, true]);
});

test('no log entry of all this has an address, a code or words of the provider', () => {
  const text = JSON.stringify([...running.closed.logged, ...running.open.logged]);
  expect(text).toContain('federation.failed');
  for (const secret of ['example.com', 'eyJ', 'words']) expect(text).not.toContain(secret);
});

test('a provider that does not answer is asked again only after some seconds', async () => {
  const { closed } = running;
  const asked = (): number => closed.identity.costlyWork().get('provider') ?? 0;
  const start = () => closed.call('/v1/auth/oauth/authorize?provider=gone', { body: {} });
  closed.advance(5000);
  const before = asked();
  for (let i = 0; i < 3; i += 1) expect((await start()).status).toBe(400);
  expect(asked()).toBe(before + 1);
  closed.advance(5000);
  await start();
  expect(asked()).toBe(before + 2);
  closed.advance(-10_000);
});
