import { sessionEnd, setVisibility, stoppableTime } from './support/browser-time.ts';
import { expect, stateOf, test } from './support/sdk-test.ts';
import { sessionCookies } from './support/session-cookies.ts';

/** When the current client library refreshes a session, to the millisecond. */

const REFRESH = '/v1/auth/refresh';
const SESSION_MS = 600_000;
const THRESHOLD_MS = 20_000;
const LONGEST_DELAY_MS = 2 ** 31 - 1;
const DAY_MS = 86_400_000;

test('specification 4, "refreshes automatically 20 s before token expiry"', async ({
  lab,
  page,
}) => {
  const time = await stoppableTime(page);
  await time.stopAfter(() => lab.open(page));
  await lab.signUp(page);
  const before = await page.evaluate(() => window.tokens());
  await time.moveTo((await sessionEnd(page)) - THRESHOLD_MS - 1);
  expect(lab.callsTo(REFRESH)).toEqual([]);
  const answer = page.waitForResponse(`**${REFRESH}?*`);
  await time.advance(1);
  expect((await answer).status()).toBe(200);
  expect(lab.callsTo(REFRESH)).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => window.tokens().session)).not.toBe(before.session);
  await expect(stateOf(page)).toHaveText('authenticated');
});

test('specification 4, "when the tab becomes visible after expiry it refreshes at once"', async ({
  lab,
  page,
}) => {
  const time = await stoppableTime(page);
  await time.stopAfter(() => lab.open(page));
  await lab.signUp(page);
  const end = await sessionEnd(page);
  await setVisibility(page, 'hidden');
  await time.moveTo(end - 1);
  expect(lab.callsTo(REFRESH), 'a hidden tab lets its timer pass').toEqual([]);
  await setVisibility(page, 'visible');
  await time.advance(1);
  expect(lab.callsTo(REFRESH), 'not before the end').toEqual([]);

  await setVisibility(page, 'hidden');
  await time.advance(1);
  const answer = page.waitForResponse(`**${REFRESH}?*`);
  await setVisibility(page, 'visible');
  expect((await answer).status()).toBe(200);
  await expect(stateOf(page)).toHaveText('authenticated');
});

test('specification 9, "refresh 20 s before expiry, delay capped at 2^31-1 ms"', async ({
  lab,
  page,
}) => {
  // With a clock in the past, the session seems to last for months.
  const time = await stoppableTime(page, -60 * DAY_MS);
  await time.stopAfter(() => lab.open(page));
  await lab.signUp(page);
  await time.skip(LONGEST_DELAY_MS - 1);
  expect(lab.callsTo(REFRESH)).toEqual([]);
  const answer = page.waitForResponse(`**${REFRESH}?*`);
  await time.advance(1);
  expect((await answer).status()).toBe(200);
});

test('a session of which at most 40 s are left gets no timer', async ({ lab, page }) => {
  const time = await stoppableTime(page, SESSION_MS - 25_000);
  await time.stopAfter(() => lab.open(page));
  await lab.signUp(page);
  const left = (await sessionEnd(page)) - (await time.now());
  expect(left).toBeGreaterThan(THRESHOLD_MS);
  expect(left).toBeLessThan(2 * THRESHOLD_MS);
  await time.advance(120_000);
  expect(lab.callsTo(REFRESH)).toEqual([]);
  await expect(stateOf(page)).toHaveText('authenticated');
});

for (const way of ['logout', 'logoutAll'] as const) {
  test(`specification 4, "Logout and logout-all clear timers, tokens and subscribers": ${way}`, async ({
    lab,
    page,
  }) => {
    const time = await stoppableTime(page);
    await time.stopAfter(() => lab.open(page));
    await lab.signUp(page);
    const end = await sessionEnd(page);
    const heard = await page.evaluate(async (name) => {
      const values: unknown[] = [];
      window.sdk.onSessionTokenChange((token) => values.push(token));
      window.sdk.onUserChange((user) => values.push(user));
      const outcome = await window.outcome(() => window.sdk[name]());
      return { ok: outcome.ok, values };
    }, way);
    expect(heard).toEqual({ ok: true, values: [null, null] });
    await expect(stateOf(page)).toHaveText('unauthenticated');
    expect(await page.evaluate(() => window.tokens())).toEqual({ session: '', refresh: '' });
    expect(await sessionCookies(page.context())).toEqual([]);
    await time.moveTo(end);
    expect(lab.callsTo(REFRESH)).toEqual([]);
  });
}
