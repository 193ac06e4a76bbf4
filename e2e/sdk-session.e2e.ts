import { expect, stateOf, storedKeys, test } from './support/sdk-test.ts';
import { sessionCookies } from './support/session-cookies.ts';

/** A session from its beginning to its end, with the current client library. */

test('specification 4, "Session: loading, authenticated, unauthenticated"', async ({
  lab,
  page,
}) => {
  await lab.open(page);
  await expect(stateOf(page)).toHaveText('unauthenticated');
  expect(lab.calls, 'nothing to refresh, so nothing is asked').toEqual([]);
  const { name } = await lab.signUp(page);
  await expect(stateOf(page)).toHaveText('authenticated');
  await expect(page.getByTestId('user')).toHaveText(name);

  const gate = Promise.withResolvers<void>();
  await page.route('**/v1/auth/try-refresh?*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.reload();
  await expect(stateOf(page)).toHaveText('loading');
  gate.resolve();
  await expect(stateOf(page)).toHaveText('authenticated');
  await expect(page.getByTestId('user')).toHaveText(name);
});

test('specification 7, "bearer header: project id, optionally a colon and a token": never a token that a cookie holds', async ({
  lab,
  page,
}) => {
  await lab.open(page);
  await lab.signUp(page);
  await page.reload();
  await expect(stateOf(page)).toHaveText('authenticated');
  expect(lab.callsTo('/v1/auth/try-refresh')).toMatchObject([
    { target: '/v1/auth/try-refresh?dcs=t&dcr=f', sdk: 'react 3.3.1' },
  ]);
  expect(new Set(lab.calls.map((call) => call.authorization))).toEqual(
    new Set([`Bearer ${lab.identity.projectId}`]),
  );
  expect(await storedKeys(page)).not.toContain('DSR');
});

test.describe('where the refresh token is in the body', () => {
  test.use({ refreshMode: 'body' });

  test('specification 7, "bearer header: project id, optionally a colon and a token": a reload presents the stored token', async ({
    lab,
    page,
    context,
  }) => {
    await lab.open(page);
    await lab.signUp(page);
    const { refresh } = await page.evaluate(() => window.tokens());
    await page.reload();
    await expect(stateOf(page)).toHaveText('authenticated');
    const [call] = lab.callsTo('/v1/auth/try-refresh?dcs=t&dcr=t');
    expect(call?.authorization).toBe(`Bearer ${lab.identity.projectId}:${refresh}`);
    const rotated = await page.evaluate(() => window.tokens());
    expect(rotated.refresh).not.toBe(refresh);
    expect(await sessionCookies(context)).toEqual([]);
  });
});

for (const generation of ['current', 'older'] as const) {
  test.describe(`the ${generation} generation`, () => {
    test.use({ generation });

    test('specification 3, "cookies named DS (session) and DSR (refresh), set SameSite Strict and Secure"', async ({
      lab,
      page,
      context,
    }) => {
      await lab.open(page, { sessionTokenViaCookie: true });
      await lab.signUp(page);
      await expect(stateOf(page)).toHaveText('authenticated');
      const cookies = await sessionCookies(context);
      expect(cookies.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
        { name: 'DS', httpOnly: false, secure: true, sameSite: 'Strict', path: '/' },
        { name: 'DSR', httpOnly: true, secure: true, sameSite: 'Strict', path: '/' },
      ]);
      expect(await page.evaluate(() => document.cookie)).not.toContain('DSR=');
      expect(await storedKeys(page)).not.toContain('DS');
      await page.reload();
      await expect(stateOf(page)).toHaveText('authenticated');
      await page.evaluate(() => window.outcome(() => window.sdk.logout()));
      await expect(stateOf(page)).toHaveText('unauthenticated');
      expect(await sessionCookies(context)).toEqual([]);
    });
  });
}

test('specification 3, "local storage holds the last user login id and display name"', async ({
  lab,
  page,
}) => {
  await lab.open(page);
  const { loginId, name } = await lab.signUp(page);
  const stored = () =>
    page.evaluate(() => [
      localStorage.getItem('dls_last_user_login_id'),
      localStorage.getItem('dls_last_user_display_name'),
    ]);
  expect(await stored()).toEqual([loginId, name]);
  await page.evaluate(() => window.outcome(() => window.sdk.logout()));
  expect(await stored()).toEqual([null, null]);
});

test('specification 4, "The last authenticated user is remembered unless configured otherwise"', async ({
  lab,
  page,
}) => {
  const remembered = () =>
    page.evaluate(() => [
      window.sdk.getLastUserLoginId() ?? '',
      window.sdk.getLastUserDisplayName() ?? '',
    ]);
  await lab.open(page, { storeLastAuthenticatedUser: false });
  await lab.signUp(page);
  expect(await remembered()).toEqual(['', '']);
  await page.evaluate(() => window.outcome(() => window.sdk.logout()));

  await lab.open(page, { keepLastAuthenticatedUserAfterLogout: true });
  const { loginId, name } = await lab.signUp(page);
  await page.evaluate(() => window.outcome(() => window.sdk.logout()));
  await expect(stateOf(page)).toHaveText('unauthenticated');
  expect(await remembered()).toEqual([loginId, name]);
});

test('a second tab has the session; a logout in the first one reaches it with its next answer', async ({
  lab,
  page,
  context,
}) => {
  await lab.open(page);
  await lab.signUp(page);
  const second = await context.newPage();
  await lab.open(second);
  await expect(stateOf(second)).toHaveText('authenticated');
  // Both present the same refresh token at the same time, and neither loses the session.
  await Promise.all([page.reload(), second.reload()]);
  await expect(stateOf(page)).toHaveText('authenticated');
  await expect(stateOf(second)).toHaveText('authenticated');
  // What it still asks for on its own would find the end out before it is asked below.
  await second.waitForLoadState('networkidle');

  await page.evaluate(() => window.outcome(() => window.sdk.logout()));
  await expect(stateOf(page)).toHaveText('unauthenticated');
  await expect(stateOf(second)).toHaveText('authenticated');
  const asked = await second.evaluate(() => window.outcome(() => window.sdk.me()));
  expect(asked).toMatchObject({ ok: false, code: 401 });
  await expect(stateOf(second)).toHaveText('unauthenticated');
});

test('a lost connection ends the loading and keeps what is stored', async ({ lab, page }) => {
  await lab.open(page);
  await lab.signUp(page);
  const before = await page.evaluate(() => window.tokens());
  await page.route('**/v1/auth/try-refresh?*', (route) => route.abort());
  await page.reload();
  await expect(stateOf(page)).toHaveText('unauthenticated');
  expect(await page.evaluate(() => window.tokens())).toEqual(before);
  await page.unroute('**/v1/auth/try-refresh?*');
  await page.reload();
  await expect(stateOf(page)).toHaveText('authenticated');
});

test('a sign-in that ended meanwhile is found out on reload, without an error', async ({
  lab,
  page,
}) => {
  await lab.open(page);
  const { loginId } = await lab.signUp(page);
  await lab.identity.manage('/v1/mgmt/user/logout', { loginId });
  const answer = page.waitForResponse('**/v1/auth/try-refresh?*');
  await page.reload();
  expect([(await answer).status(), await (await answer).json()]).toEqual([200, {}]);
  await expect(stateOf(page)).toHaveText('unauthenticated');
  // The library keeps it: a sign-in screen must not mistake it for a session.
  expect(await storedKeys(page)).toEqual(expect.arrayContaining(['DS', 'DSLI']));
});
