import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { federatedBrowser } from '../../testing/federated-browser.ts';
import { CONSOLE_ORIGIN, givenUser } from '../../testing/running-identity.ts';
import {
  errOf,
  runningOAuth,
  signedIn,
  started,
  type RunningOAuth,
} from '../../testing/running-oauth.ts';

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

const NO_ACCOUNT = 'There is no account for you here. Ask an administrator for one.';
const ENDED = 'The sign-in took too long or was started in another browser. Please try again.';

test('plain OAuth 2: GitHub’s primary address, Discord’s and Facebook’s profiles', async () => {
  const userId = await givenUser(running.closed, 'hubber@example.com');
  running.provider.accounts.set('hub', {
    sub: 'hub',
    id: 4711,
    login: 'hubber',
    email: 'public@example.com',
    emails: [
      { email: 'public@example.com', primary: false, verified: true },
      { email: 'hubber@example.com', primary: true, verified: true },
    ],
  });
  running.provider.accounts.set('disc', {
    sub: 'disc',
    id: '99',
    username: 'd',
    email: 'hubber@example.com',
    verified: true,
  });
  running.provider.accounts.set('face', {
    sub: 'face',
    id: '77',
    name: 'Face',
    email: 'hubber@example.com',
  });
  expect((await signedIn(running.closed, 'hub', 'github')).user?.userId).toBe(userId);
  expect((await signedIn(running.closed, 'disc', 'discord')).user?.userId).toBe(userId);
  expect(await errOf(running.closed, 'face', 'facebook')).toBe(NO_ACCOUNT);
});

test('Apple posts the answer, with a name on the first time', async () => {
  const browser = federatedBrowser(running.open);
  running.given('apple', { email_verified: 'true', name: undefined });
  const url = await started(browser, 'apple');
  expect(new URL(url).searchParams.get('response_mode')).toBe('form_post');
  const fields = await browser.chooseForm(url, 'sub-apple');
  const user = JSON.stringify({ name: { firstName: 'Appy', lastName: 'Core' } });
  const callback = `${CONSOLE_ORIGIN}/v1/auth/oauth/callback`;
  const stranger = await federatedBrowser(running.open).openForm(callback, fields);
  expect(stranger.searchParams.get('err')).toBe(ENDED);
  const page = await browser.openForm(callback, { ...fields, user });
  const answer = await browser.sdk.oauth.exchange(page.searchParams.get('code') ?? '');
  expect(answer.data?.user).toMatchObject({ name: 'Appy Core', givenName: 'Appy' });
});

test('LinkedIn, which takes neither PKCE nor a nonce, is tied by state and cookie', async () => {
  const userId = await givenUser(running.closed, 'linked@example.com');
  const sub = running.given('linked');
  const url = new URL(await started(federatedBrowser(running.closed), 'linkedin'));
  expect(url.searchParams.has('code_challenge') || url.searchParams.has('nonce')).toBe(false);
  expect((await signedIn(running.closed, sub, 'linkedin')).user?.userId).toBe(userId);
});

test('what the id token leaves out is asked for', async () => {
  const userId = await givenUser(running.closed, 'bare@example.com');
  const sub = running.given('bare');
  running.provider.setFaults({ isTokenBare: true });
  expect((await signedIn(running.closed, sub)).user?.userId).toBe(userId);
});

test('where nothing more is answered, the id token has to do', async () => {
  const userId = await givenUser(running.closed, 'nameless@example.com');
  const sub = running.given('nameless', { name: undefined });
  running.provider.setFaults({ isUserInfoClosed: true });
  expect((await signedIn(running.closed, sub)).user?.userId).toBe(userId);
  running.provider.setFaults({ isUserInfoClosed: true, isTokenBare: true });
  const stranger = running.given('unknown');
  expect(await errOf(running.closed, stranger)).toBe(NO_ACCOUNT);
});

test('user info about another address says nothing about this one', async () => {
  await givenUser(running.closed, 'target@example.com');
  const sub = running.given('two', { email: 'mine@example.com', email_verified: true });
  running.provider.setFaults({
    isTokenBare: true,
    claims: { email: 'target@example.com', name: 'Two' },
  });
  expect(await errOf(running.closed, sub)).toBe(NO_ACCOUNT);
});
