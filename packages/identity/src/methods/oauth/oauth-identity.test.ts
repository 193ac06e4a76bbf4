import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { federatedBrowser, LANDING } from '../../testing/federated-browser.ts';
import {
  claimsOf,
  givenUser,
  signIn,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import { errOf, runningOAuth, signedIn, type RunningOAuth } from '../../testing/running-oauth.ts';

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

test('an address that the provider did not check takes over nobody’s account', async () => {
  await givenUser(running.open, 'victim@example.com');
  const sub = running.given('evil', {
    id: 'evil',
    email: 'victim@example.com',
    email_verified: false,
  });
  for (const name of ['acme', 'microsoft', 'facebook']) {
    expect(await errOf(running.closed, sub, name)).toBe(NO_ACCOUNT);
  }
  const made = await signedIn(running.open, sub);
  expect(made.user).toMatchObject({ loginIds: ['acme-sub-evil'], verifiedEmail: false });
  const trusted = await signedIn(running.closed, sub, 'directory');
  expect(trusted.user?.loginIds).toEqual(['victim@example.com']);
});

test('Microsoft is believed about an address only where it says who owns the domain', async () => {
  const userId = await givenUser(running.closed, 'mika@example.com');
  const sub = running.given('mika');
  expect(await errOf(running.closed, sub, 'microsoft')).toBe(NO_ACCOUNT);
  running.given('mika', { xms_edov: true });
  expect((await signedIn(running.closed, sub, 'microsoft')).user?.userId).toBe(userId);
});

test('strangers get no account unless sign-up is open', async () => {
  const sub = running.given('stranger', {
    given_name: 'Stra',
    family_name: 'Nger',
    picture: 'https://p.example/s',
  });
  expect(await errOf(running.closed, sub)).toBe(NO_ACCOUNT);
  const made = await signedIn(running.open, sub);
  expect(made).toMatchObject({
    firstSeen: true,
    user: {
      loginIds: ['stranger@example.com'],
      email: 'stranger@example.com',
      verifiedEmail: true,
      givenName: 'Stra',
      familyName: 'Nger',
      picture: 'https://p.example/s',
      roleNames: [],
      userTenants: [],
    },
  });
});

test('two first sign-ins at once make one user', async () => {
  const sub = running.given('twin');
  const [a, b] = await Promise.all([signedIn(running.open, sub), signedIn(running.open, sub)]);
  expect(a.user?.userId).toBe(b.user?.userId);
});

test('whoever took an address before its owner came loses what they could sign in with', async () => {
  const body = { loginId: 'owner@example.com', password: 'violet harbour 42' };
  const user = { email: 'owner@example.com' };
  const squatter = await running.open.call('/v1/auth/password/signup', { body: { ...body, user } });
  expect(squatter.status).toBe(200);
  const sid = String(claimsOf(String(squatter.body['sessionJwt']))['sid']);
  const owner = await signedIn(running.open, running.given('owner'));
  expect(owner.user).toMatchObject({ verifiedEmail: true, password: false });
  expect(running.open.identity.isSessionRevoked(sid)).toBe(true);
  expect((await running.open.call('/v1/auth/password/signin', { body })).status).toBe(401);
});

test('sign-up and sign-in can be asked for alone', async () => {
  const authorize = (identity: RunningIdentity, what: string, token?: string) =>
    identity.call(`/v1/auth/oauth/authorize/${what}?provider=acme`, { body: {}, token });
  expect((await authorize(running.closed, 'signup')).status).toBe(403);
  const landedBy = async (what: string, sub: string) => {
    const browser = federatedBrowser(running.open);
    const answer = await authorize(running.open, what);
    browser.keep(answer.cookies);
    return browser.open(await browser.choose(String(answer.body['url']), sub));
  };
  const sub = running.given('newcomer');
  expect((await landedBy('signin', sub)).searchParams.get('err')).toBe(NO_ACCOUNT);
  expect((await landedBy('signup', sub)).searchParams.has('code')).toBe(true);
  expect((await landedBy('signup', sub)).searchParams.get('err')).toBe(
    'You have an account already. Sign in with it.',
  );
  expect((await landedBy('signin', sub)).searchParams.has('code')).toBe(true);
});

test('a signed-in user links a provider, whatever its address, and nobody else’s identity', async () => {
  const userId = await givenUser(running.closed, 'linker@example.com');
  await givenUser(running.closed, 'linked@example.com');
  await signedIn(running.closed, running.given('linked'));
  const { refresh } = await signIn(running.closed, 'linker@example.com');
  const path = '/v1/auth/oauth/authorize/update?provider=acme';
  expect((await running.closed.call(path, { body: {} })).status).toBe(401);
  const link = async (sub: string) => {
    const answer = await running.closed.call(path, { body: {}, token: refresh });
    const browser = federatedBrowser(running.closed);
    browser.keep(answer.cookies);
    return browser.open(await browser.choose(String(answer.body['url']), sub));
  };
  const sub = running.given('private', { email_verified: false });
  expect((await link(sub)).searchParams.has('code')).toBe(true);
  expect((await signedIn(running.closed, sub)).user?.userId).toBe(userId);
  expect((await link('sub-linked')).searchParams.get('err')).toBe(
    'This identity belongs to another account.',
  );
});

test('a proof can be added to a sign-in, the user’s own only', async () => {
  await givenUser(running.closed, 'step@example.com');
  await givenUser(running.closed, 'bystander@example.com');
  const sub = running.given('step');
  await signedIn(running.closed, sub);
  const refused = await running.closed.sdk.oauth.start('acme', LANDING, { stepup: true });
  expect(refused.code).toBe(401);
  const { refresh } = await signIn(running.closed, 'step@example.com');
  const { refresh: another } = await signIn(running.closed, 'bystander@example.com');
  const codeBy = async (token: string) => {
    const query = `provider=acme&redirectURL=${encodeURIComponent(LANDING)}`;
    const answer = await running.closed.call(`/v1/auth/oauth/authorize?${query}`, {
      body: { stepup: true },
      token,
    });
    const browser = federatedBrowser(running.closed);
    browser.keep(answer.cookies);
    const page = await browser.open(await browser.choose(String(answer.body['url']), sub));
    const body = { code: page.searchParams.get('code') };
    return running.closed.call('/v1/auth/oauth/exchange', { body, token });
  };
  expect((await codeBy(another)).status).toBe(401);
  const stepped = await codeBy(refresh);
  expect(claimsOf(String(stepped.body['sessionJwt']))['amr']).toEqual(['pwd', 'oauth', 'mfa']);
});

test('a user who was disabled is not signed in', async () => {
  await givenUser(running.closed, 'former@example.com');
  const sub = running.given('former');
  await signedIn(running.closed, sub);
  await running.closed.sdk.management.user.deactivate('former@example.com');
  await expect(signedIn(running.closed, sub)).rejects.toThrow('E062901');
});
