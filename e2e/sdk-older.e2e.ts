import { sessionEnd, stoppableTime } from './support/browser-time.ts';
import { expect, expectSeconds, stateOf, test, wrongPassword } from './support/sdk-test.ts';
import { sessionCookies } from './support/session-cookies.ts';

/** The generation of the client library that the specification was observed from. */

const REFRESH = '/v1/auth/refresh';
const SESSION_MS = 600_000;

test.use({ generation: 'older' });

for (const refreshMode of ['cookie', 'body'] as const) {
  test.describe(`by ${refreshMode}`, () => {
    test.use({ refreshMode });

    test('sign-in, reload, logout', async ({ lab, page }) => {
      await lab.open(page);
      await expect(stateOf(page)).toHaveText('unauthenticated');
      expect(lab.calls).toMatchObject([{ target: `${REFRESH}?dcs=f`, sdk: 'react 2.7.2' }]);
      const { loginId, password } = await lab.signUp(page);
      await expect(stateOf(page)).toHaveText('authenticated');
      await page.reload();
      await expect(stateOf(page)).toHaveText('authenticated');
      expect(lab.callsTo(`${REFRESH}?dcs=t`)).toHaveLength(1);
      await page.evaluate(() => window.outcome(() => window.sdk.logout()));
      await expect(stateOf(page)).toHaveText('unauthenticated');
      expect(await page.evaluate(() => window.tokens())).toEqual({ session: '', refresh: '' });
      expect(await sessionCookies(page.context())).toEqual([]);
      const signedIn = await page.evaluate(
        (given) => window.outcome(() => window.sdk.password.signIn(given.loginId, given.password)),
        { loginId, password },
      );
      expect(signedIn).toMatchObject({ ok: true });
      await expect(stateOf(page)).toHaveText('authenticated');
    });
  });
}

test('specification 4, "refreshes automatically 20 s before token expiry"', async ({
  lab,
  page,
}) => {
  const time = await stoppableTime(page);
  await time.stopAfter(() => lab.open(page));
  await lab.signUp(page);
  await time.moveTo((await sessionEnd(page)) - 20_001);
  expect(lab.callsTo(`${REFRESH}?dcs=t`)).toEqual([]);
  const answer = page.waitForResponse(`**${REFRESH}?dcs=t`);
  await time.advance(1);
  expect((await answer).status()).toBe(200);
  await expect(stateOf(page)).toHaveText('authenticated');
});

test('specification 4, "refreshes automatically 20 s before token expiry": a short session too', async ({
  lab,
  page,
}) => {
  const time = await stoppableTime(page, SESSION_MS - 25_000);
  await time.stopAfter(() => lab.open(page));
  await lab.signUp(page);
  const end = await sessionEnd(page);
  expect(end - (await time.now())).toBeLessThan(40_000);
  const answer = page.waitForResponse(`**${REFRESH}?dcs=t`);
  await time.moveTo(end - 20_000);
  expect((await answer).status()).toBe(200);
});

test.describe('specification 4, "A 401 from the provider cancels refresh timers and clears tokens, except on management paths"', () => {
  test.use({ refreshMode: 'body' });

  test('any 401', async ({ lab, page }) => {
    const time = await stoppableTime(page);
    await time.stopAfter(() => lab.open(page));
    const { loginId } = await lab.signUp(page);
    const end = await sessionEnd(page);
    expect(await wrongPassword(page, loginId)).toMatchObject({ code: 401 });
    await expect(stateOf(page)).toHaveText('unauthenticated');
    expect(await page.evaluate(() => window.tokens())).toEqual({ session: '', refresh: '' });
    await time.moveTo(end);
    expect(lab.callsTo(`${REFRESH}?dcs=t`)).toEqual([]);
  });

  test('no other refusal', async ({ lab, page }) => {
    await lab.open(page);
    await lab.signUp(page);
    const before = await page.evaluate(() => window.tokens());
    const status = await page.evaluate(
      async () => (await window.sdk.httpClient.post('/v1/auth/me/tenants', {})).status,
    );
    expect(status).toBe(400);
    await expect(stateOf(page)).toHaveText('authenticated');
    expect(await page.evaluate(() => window.tokens())).toEqual(before);
  });

  test('on a management path the tokens stay, though the page hears of an end', async ({
    lab,
    page,
  }) => {
    await lab.open(page);
    await lab.signUp(page);
    const before = await page.evaluate(() => window.tokens());
    const status = await page.evaluate(
      async () => (await window.sdk.httpClient.post('/v1/mgmt/user/search', {})).status,
    );
    expect(status).toBe(401);
    await expect(stateOf(page)).toHaveText('unauthenticated');
    expect(await page.evaluate(() => window.tokens())).toEqual(before);
  });
});

test('specification 8, "error gets retryAfter in seconds from the retry-after header, or 0"', async ({
  lab,
  page,
}) => {
  await lab.open(page);
  const { loginId } = await lab.signUp(page);
  await expect
    .poll(async () => (await wrongPassword(page, loginId)).code, {
      intervals: [0],
    })
    .toBe(429);
  expectSeconds((await wrongPassword(page, loginId)).error?.retryAfter);
});

test(`specification 8, "description 'Session polling timeout exceeded: {ms}ms', errorCode '0', ok false"`, async ({
  lab,
  page,
}) => {
  const time = await stoppableTime(page);
  await time.stopAfter(() => lab.open(page));
  const waiting = page.evaluate(() =>
    window.outcome(() =>
      window.sdk.enchantedLink.waitForSession('unknown', { pollingIntervalMs: 0, timeoutMs: 3000 }),
    ),
  );
  await time.advance(3000);
  expect(await waiting).toMatchObject({
    ok: false,
    error: { errorCode: '0', errorDescription: 'Session polling timeout exceeded: 3000ms' },
  });
});
