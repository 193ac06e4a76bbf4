import type { Page } from '@playwright/test';
import type { Outcome } from './sdk-page/sdk-page.ts';
import { expect, expectSeconds, stateOf, test, wrongPassword } from './support/sdk-test.ts';

/** What the current client library does about refusals, and what it says. */

/** What a failure of which ends a session, besides the first call of a page, which never fails. */
const PATHS = {
  refresh: '/v1/auth/refresh',
  me: '/v1/auth/me',
  myTenants: '/v1/auth/me/tenants',
  history: '/v1/auth/me/history',
};

const ask = (page: Page, name: string): Promise<Outcome> =>
  page.evaluate((wanted) => {
    const { sdk, outcome } = window;
    switch (wanted) {
      case 'refresh':
        return outcome(() => sdk.refresh());
      case 'me':
        return outcome(() => sdk.me());
      case 'myTenants':
        return outcome(() => sdk.myTenants(true));
      default:
        return outcome(() => sdk.history());
    }
  }, name);

test.describe('specification 4, "A 401 from the provider cancels refresh timers and clears tokens"', () => {
  test.use({ refreshMode: 'body' });

  test('on the paths that say whether a session lives', async ({ lab, page }) => {
    await lab.open(page);
    for (const [name, path] of Object.entries(PATHS)) {
      const { loginId } = await lab.signUp(page);
      await expect(stateOf(page)).toHaveText('authenticated');
      await lab.identity.manage('/v1/mgmt/user/logout', { loginId });
      const before = lab.callsTo(path).length;
      expect(await ask(page, name), path).toMatchObject({ ok: false, code: 401 });
      expect(lab.callsTo(path)).toHaveLength(before + 1);
      await expect(stateOf(page)).toHaveText('unauthenticated');
      expect(await page.evaluate(() => window.tokens())).toEqual({ session: '', refresh: '' });
    }
  });

  test('and so does any other refusal of these', async ({ lab, page }) => {
    await lab.open(page);
    await lab.signUp(page);
    const status = await page.evaluate(
      async () => (await window.sdk.httpClient.post('/v1/auth/me/tenants', {})).status,
    );
    expect(status).toBe(400);
    await expect(stateOf(page)).toHaveText('unauthenticated');
    expect(await page.evaluate(() => window.tokens())).toEqual({ session: '', refresh: '' });
  });

  test('but not "on management paths", nor where a sign-in was refused', async ({ lab, page }) => {
    await lab.open(page);
    const { loginId } = await lab.signUp(page);
    const before = await page.evaluate(() => window.tokens());
    expect(await wrongPassword(page, loginId)).toMatchObject({ code: 401 });
    const managed = await page.evaluate(
      async () => (await window.sdk.httpClient.post('/v1/mgmt/user/search', {})).status,
    );
    expect(managed).toBe(401);
    await expect(stateOf(page)).toHaveText('authenticated');
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
  const refused = await wrongPassword(page, loginId);
  expect(refused).toMatchObject({ ok: false, error: { errorCode: 'E130429' } });
  expectSeconds(refused.error?.retryAfter);

  await page.route('**/v1/auth/password/signin', async (route) => {
    const response = await route.fetch();
    const { 'retry-after': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  expect(await wrongPassword(page, loginId)).toMatchObject({ code: 429, error: { retryAfter: 0 } });
});

test('specification 8, "a message that a hook may be used only inside the auth provider"', async ({
  lab,
  page,
}) => {
  await lab.open(page, { mount: 'bare' });
  await expect
    .poll(() => page.evaluate(() => window.faults))
    .toEqual(['You can only use this hook in the context of <AuthProvider />']);
});

const NOT_INITIALISED =
  "You can only use this function after sdk initialization. Make sure to supply 'projectId' to <AuthProvider /> component";

test('specification 8, "You can only use this function after sdk initialization. Make sure to supply projectId to the auth provider component"', async ({
  lab,
  page,
}) => {
  await lab.open(page, { mount: 'sdk', projectId: '' });
  for (const outcome of await page.evaluate(async () => [
    await window.outcome(() => window.sdk.me()),
    await window.outcome(() => window.sdk.otp.signIn.email('a@client.example')),
  ])) {
    expect(outcome).toEqual({ thrown: NOT_INITIALISED });
  }
  await lab.open(page, { mount: 'session', projectId: '' });
  await expect.poll(() => page.evaluate(() => window.faults)).toEqual([NOT_INITIALISED]);
  expect(lab.calls).toEqual([]);
});

test('specification 5, "Sign-in arguments (checked client-side)": nothing is asked', async ({
  lab,
  page,
}) => {
  await lab.open(page);
  const outcomes = await page.evaluate(async () => {
    const { sdk, outcome } = window;
    // The types forbid it; callers without types do not check.
    const none: string = JSON.parse('5');
    return [
      await outcome(() => sdk.otp.update.email('x', 'bad')),
      await outcome(() => sdk.otp.update.phone.sms('x', '123')),
      await outcome(() => sdk.password.signIn('', 'x')),
      await outcome(() => sdk.password.signIn(none, 'x')),
      await outcome(() => sdk.me(none)),
      await outcome(() => sdk.myTenants(JSON.parse('5'))),
    ];
  });
  expect(outcomes.map((outcome) => outcome.thrown)).toEqual([
    '"bad" is not a valid email',
    '"123" is not a valid phone number',
    '"loginId" must not be empty',
    '"loginId" must be a string',
    '"token" must be string or undefined',
    '"tenants" must a string array or a boolean',
  ]);
  expect(lab.calls).toEqual([]);
});
