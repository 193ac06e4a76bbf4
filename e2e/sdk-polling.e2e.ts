import { z } from 'zod';
import { stoppableTime } from './support/browser-time.ts';
import { expect, stateOf, test } from './support/sdk-test.ts';

/** How the current client library waits for someone to open a link elsewhere. */

const PENDING = '/v1/auth/enchantedlink/pending-session';

const timedOut = (milliseconds: number) => ({
  ok: false,
  error: {
    errorCode: '0',
    errorDescription: `Session polling timeout exceeded: ${milliseconds}ms`,
  },
});

test('specification 9, "polling interval minimum and default 1000 ms; polling timeout maximum and default 600000 ms"', async ({
  lab,
  page,
}) => {
  const time = await stoppableTime(page);
  await time.stopAfter(() => lab.open(page));
  let isOver = false;
  const waiting = page
    .evaluate(() => window.outcome(() => window.sdk.enchantedLink.waitForSession('unknown')))
    .finally(() => (isOver = true));
  await time.advance(999);
  expect(lab.callsTo(PENDING)).toHaveLength(0);
  await time.advance(1);
  expect(lab.callsTo(PENDING)).toHaveLength(1);
  await time.advance(3000);
  expect(lab.callsTo(PENDING)).toHaveLength(4);
  await time.skip(595_999);
  expect(isOver).toBe(false);
  await time.advance(1);
  expect(await waiting).toMatchObject(timedOut(600_000));

  const count = lab.callsTo(PENDING).length;
  const hurried = page.evaluate(() =>
    window.outcome(() =>
      window.sdk.enchantedLink.waitForSession('unknown', {
        pollingIntervalMs: 10,
        timeoutMs: 3_600_000,
      }),
    ),
  );
  await time.advance(999);
  expect(lab.callsTo(PENDING)).toHaveLength(count);
  await time.advance(1);
  expect(lab.callsTo(PENDING)).toHaveLength(count + 1);
  await time.skip(599_000);
  expect(await hurried).toMatchObject(timedOut(600_000));
});

test(`specification 8, "description 'Session polling timeout exceeded: {ms}ms', errorCode '0', ok false"`, async ({
  lab,
  page,
}) => {
  const time = await stoppableTime(page);
  await time.stopAfter(() => lab.open(page));
  for (const method of ['enchantedLink', 'notp'] as const) {
    const waiting = page.evaluate(
      (name) =>
        window.outcome(() =>
          window.sdk[name].waitForSession('unknown', { pollingIntervalMs: 2000, timeoutMs: 5000 }),
        ),
      method,
    );
    await time.advance(5000);
    expect(await waiting).toMatchObject(timedOut(5000));
  }
  expect(lab.callsTo(PENDING)).toHaveLength(2);
  expect(lab.callsTo('/v1/auth/notp/pending-session')).toHaveLength(2);
  await time.advance(10_000);
  expect(lab.calls).toHaveLength(4);
});

test('specification 4, "Waiting for an enchanted link or a WhatsApp one-time code polls until a result or timeout"', async ({
  lab,
  page,
}) => {
  const time = await stoppableTime(page);
  await time.stopAfter(() => lab.open(page));
  const loginId = 'waiting@client.example';
  await lab.identity.manage('/v1/mgmt/user/create/test', { loginId, email: loginId, test: true });
  const made = await lab.identity.manage('/v1/mgmt/tests/generate/enchantedlink', {
    loginId,
    URI: `${lab.identity.origin}/sdk-page/`,
    loginOptions: {},
  });
  const { link, pendingRef } = z
    .object({ link: z.string(), pendingRef: z.string() })
    .parse(await made.json());
  const waiting = page.evaluate(
    (ref) => window.outcome(() => window.sdk.enchantedLink.waitForSession(ref)),
    pendingRef,
  );
  await time.advance(2000);
  expect(lab.callsTo(PENDING)).toHaveLength(2);
  await expect(stateOf(page)).toHaveText('unauthenticated');

  const token = new URL(link).searchParams.get('t') ?? '';
  const verified = await page.evaluate(
    (value) => window.outcome(() => window.sdk.enchantedLink.verify(value)),
    token,
  );
  expect(verified).toMatchObject({ ok: true });
  await time.advance(1000);
  expect(await waiting).toMatchObject({ ok: true, data: { user: { loginIds: [loginId] } } });
  await expect(stateOf(page)).toHaveText('authenticated');
  await time.advance(5000);
  expect(lab.callsTo(PENDING)).toHaveLength(3);
});
