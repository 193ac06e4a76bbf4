import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { federatedBrowser, LANDING } from '../../testing/federated-browser.ts';
import { dataOf, flowClient, type FlowClient } from '../../testing/flow-client.ts';
import { outcomeOf } from '../../testing/otp-client.ts';
import { claimsOf, givenUser } from '../../testing/running-identity.ts';
import { runningOAuth, type RunningOAuth } from '../../testing/running-oauth.ts';

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

/** Goes to the provider and back; returns what is in the address then. */
async function away(client: FlowClient, account?: string) {
  const left = dataOf(
    await client.start('oauth:acme', { provider: 'acme' }, { location: LANDING }),
  );
  const browser = federatedBrowser(running.closed);
  browser.keep([...client.jar].map((pair) => pair.join('=')));
  // Its path differs from the flow's.
  client.jar.delete('WBA');
  const page = await browser.open(await browser.choose(left.redirect?.url ?? '', account));
  return { left, page };
}

/** The component's request after the return. */
function comeBack(client: FlowClient, page: URL) {
  const [executionId = '', stepId = ''] =
    page.searchParams.get('descope-login-flow')?.split('_') ?? [];
  const code = page.searchParams.get('code');
  const input = code
    ? { exchangeCode: code }
    : { exchangeError: page.searchParams.get('err') ?? '' };
  return client.sdk.flow.next(executionId, stepId, 'submit', 1, '1.0.0', input);
}

test('somebody goes to another provider and comes back into the same flow', async () => {
  const userId = await givenUser(running.closed, 'ada@example.com');
  const client = flowClient(running.closed);
  const { left, page } = await away(client, running.given('ada'));
  expect(left).toMatchObject({
    action: 'redirect',
    status: 'running',
    stepId: 'email',
    screen: { id: 'waybill-email' },
    redirect: { isPopup: false },
  });
  expect(page.searchParams.get('descope-login-flow')).toBe(`${left.executionId}_email-return`);
  expect(page.href).toContain('https://console.test/login?from=test');
  const last = dataOf(await comeBack(client, page));
  expect(last).toMatchObject({
    status: 'completed',
    lastAuth: { authMethod: 'oauth', oauthProvider: 'acme', loginId: 'ada@example.com' },
    authInfo: { user: { userId } },
  });
  expect(claimsOf(last.authInfo?.sessionJwt ?? '')['amr']).toEqual(['oauth']);
});

test('what another browser brings home opens nothing here', async () => {
  await givenUser(running.closed, 'bea@example.com');
  const attacker = flowClient(running.closed);
  const { page } = await away(attacker, running.given('bea'));
  const victim = flowClient(running.closed);
  await victim.start('oauth:acme', { provider: 'acme' }, { location: LANDING });
  expect(outcomeOf(await comeBack(victim, page))).toEqual([403, 'E108201']);
  const own = dataOf(await victim.start('oauth:acme', { provider: 'acme' }, { location: LANDING }));
  page.searchParams.set('descope-login-flow', `${own.executionId}_email`);
  const swapped = dataOf(await comeBack(victim, page));
  expect(swapped).toMatchObject({ status: 'waiting', screen: { state: { errorType: 'E061102' } } });
});

test('who is refused reads why, in our words alone', async () => {
  const client = flowClient(running.closed);
  const stranger = await away(client, running.given('stranger'));
  const refused = dataOf(await comeBack(client, stranger.page));
  // The component activates buttons only if the step differs from the one in the address.
  expect(stranger.page.search).not.toContain(`_${refused.stepId}&`);
  expect(stranger.page.search).not.toMatch(new RegExp(`_${refused.stepId}$`));
  expect(refused.screen?.state).toMatchObject({
    errorText: 'There is no account for you here. Ask an administrator for one.',
  });
  const denied = await away(client);
  denied.page.searchParams.set('err', 'Call 555-0100 to sign in');
  const other = dataOf(await comeBack(client, denied.page));
  expect(other.screen?.state).toMatchObject({ errorText: 'The sign-in at the provider failed.' });
});

test('a provider or tenant that is not set up is said on the screen', async () => {
  const client = flowClient(running.closed);
  const unknown = dataOf(await client.start('oauth', { provider: 'no-such' }));
  expect(unknown).toMatchObject({ action: 'screen', screen: { state: { errorType: 'E011003' } } });
  const sso = dataOf(await client.start('sso', { email: 'ada@example.com' }));
  expect(sso).toMatchObject({ action: 'screen', error: { code: expect.any(String) } });
});
