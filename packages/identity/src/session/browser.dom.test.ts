// @vitest-environment happy-dom
import { createSdk } from '@descope/web-js-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserFetch, serverFetch } from '../testing/browser-fetch.ts';
import {
  givenUser,
  GOOD_PASSWORD,
  runningIdentity,
  sidOf,
  type RunningIdentity,
} from '../testing/running-identity.ts';

let database: TestDatabase;
let running: RunningIdentity;
let jar: Map<string, string>;
const LOGIN_ID = 'ada@example.com';

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  running = await runningIdentity(database.owner, { fetch: serverFetch });
  const { management } = running.sdk;
  await management.role.create('Analyst');
  for (const id of ['acme', 'umbrella']) await management.tenant.createWithId(id, `Name of ${id}`);
  await givenUser(running, LOGIN_ID, {
    tenants: ['acme', 'umbrella'].map((tenantId) => ({ tenantId, roleNames: ['Analyst'] })),
  });
});

afterAll(async () => {
  await running.close();
  await database.close();
});

beforeEach(() => {
  jar = new Map();
  localStorage.clear();
});

/** A tab of the console: storage and cookies are the browser's, memory is its own. */
function openTab(target: Pick<RunningIdentity, 'projectId' | 'baseUrl'> = running) {
  const tab = createSdk({
    projectId: target.projectId,
    baseUrl: target.baseUrl,
    persistTokens: true,
    autoRefresh: false,
    storeLastAuthenticatedUser: true,
    fetch: browserFetch(jar),
  });
  const sessions: string[] = [];
  const users: string[] = [];
  tab.onSessionTokenChange((token) => sessions.push(token));
  tab.onUserChange((user) => users.push(user?.name ?? ''));
  return { ...tab, sessions, users };
}

test('a first visit asks nothing and is signed out', async () => {
  const tab = openTab();
  expect((await tab.refresh(undefined, true)).ok).toBe(true);
  expect(tab.getSessionToken()).toBe('');
});

test('a sign-in leaves the session to scripts and the refresh token to the browser alone', async () => {
  const tab = openTab();
  const answer = await tab.password.signIn(LOGIN_ID, GOOD_PASSWORD);
  expect(answer.ok).toBe(true);
  expect(tab.getSessionToken()).toBe(answer.data?.sessionJwt);
  expect(tab.getRefreshToken()).toBe('');
  expect(jar.get('DSR')).toMatch(/^eyJ/);
  expect(JSON.stringify(localStorage)).not.toContain(jar.get('DSR'));
  expect(localStorage.getItem('DSLI')).toBe(String(answer.data?.sessionExpiration));
  expect(tab.sessions).toEqual([answer.data?.sessionJwt]);
  expect(tab.users).toEqual([`Name of ${LOGIN_ID}`]);
  expect(localStorage.getItem('dls_last_user_login_id')).toBe(LOGIN_ID);
  expect(localStorage.getItem('dls_last_user_display_name')).toBe(`Name of ${LOGIN_ID}`);
});

test('a wrong password is an error of the known shape and signs nobody in', async () => {
  const tab = openTab();
  const answer = await tab.password.signIn(LOGIN_ID, 'wrong');
  expect([answer.code, answer.error?.errorCode]).toEqual([401, 'E062901']);
  expect(tab.getSessionToken()).toBe('');
});

test('a reload refreshes with the cookie', async () => {
  const before = await openTab().password.signIn(LOGIN_ID, GOOD_PASSWORD);
  const tab = openTab();
  const answer = await tab.refresh(undefined, true);
  expect(answer.ok).toBe(true);
  expect(tab.getSessionToken()).toBe(answer.data?.sessionJwt);
  expect(tab.getSessionToken()).not.toBe(before.data?.sessionJwt);
});

test('two tabs that refresh at the same moment both stay signed in', async () => {
  const [left, right] = [openTab(), openTab()];
  await left.password.signIn(LOGIN_ID, GOOD_PASSWORD);
  const answers = await Promise.all([left.refresh(), right.refresh()]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  const later = [await left.refresh(), await right.refresh(undefined, true)];
  expect(later.map(({ ok }) => ok)).toEqual([true, true]);
  expect(later[1]?.data?.sessionJwt).toMatch(/^eyJ/);
});

test('roles and tenants are read from the session', async () => {
  const tab = openTab();
  await tab.password.signIn(LOGIN_ID, GOOD_PASSWORD);
  const token = tab.getSessionToken();
  expect(tab.getTenants(token)).toEqual(['acme', 'umbrella']);
  expect(tab.getJwtRoles(token, 'acme')).toEqual(['Analyst']);
  expect(tab.getCurrentTenant(token)).toBe('');
  await tab.selectTenant('umbrella');
  expect(tab.getCurrentTenant(tab.getSessionToken())).toBe('umbrella');
  const refused = await tab.selectTenant('elsewhere');
  expect(refused.code).toBe(403);
  expect(tab.getCurrentTenant(tab.getSessionToken())).toBe('umbrella');
  const mine = await tab.myTenants(true);
  expect(mine.data?.tenants.map(({ id }) => id)).toEqual(['umbrella']);
});

test('a sign-out clears the browser and ends the session', async () => {
  const tab = openTab();
  await tab.password.signIn(LOGIN_ID, GOOD_PASSWORD);
  const session = tab.getSessionToken();
  expect((await tab.logout()).ok).toBe(true);
  expect(tab.getSessionToken()).toBe('');
  expect(jar.has('DSR')).toBe(false);
  expect(localStorage.getItem('DSLI')).toBeNull();
  expect(running.identity.isSessionRevoked(sidOf(session))).toBe(true);
  expect((await tab.refresh()).code).toBe(401);
});

test('a copied token that comes back late signs the browser out', async () => {
  const tab = openTab();
  await tab.password.signIn(LOGIN_ID, GOOD_PASSWORD);
  const copied = jar.get('DSR') ?? '';
  await tab.refresh();
  await tab.me();
  running.advance(31_000);
  const thief = await running.call('/v1/auth/refresh', { body: {}, token: copied });
  expect(thief.status).toBe(401);
  expect((await tab.me()).code).toBe(401);
  expect(tab.getSessionToken()).toBe('');
});

test('a user who is disabled meanwhile is signed out by the next refresh', async () => {
  await givenUser(running, 'leaving@example.com');
  const tab = openTab();
  await tab.password.signIn('leaving@example.com', GOOD_PASSWORD);
  await running.sdk.management.user.deactivate('leaving@example.com');
  expect((await tab.refresh()).code).toBe(401);
  expect(tab.getSessionToken()).toBe('');
});

test('in body mode the library keeps the refresh token itself', async () => {
  const bodyMode = await runningIdentity(database.owner, {
    fetch: serverFetch,
    masterKey: running.masterKey,
    settings: { refreshMode: 'body' },
  });
  const tab = openTab(bodyMode);
  await tab.password.signIn(LOGIN_ID, GOOD_PASSWORD);
  const before = tab.getRefreshToken();
  expect(before).toMatch(/^eyJ/);
  expect((await tab.refresh()).ok).toBe(true);
  expect(tab.getRefreshToken()).not.toBe(before);
  await tab.logout();
  await bodyMode.close();
  expect([tab.getRefreshToken(), jar.size]).toEqual(['', 0]);
});

test('too many attempts tell the library how long to wait', async () => {
  const tab = openTab();
  for (let i = 0; i < 5; i += 1) await tab.password.signIn('guessed@example.com', 'wrong');
  const answer = await tab.password.signIn('guessed@example.com', 'wrong');
  expect([answer.code, answer.error?.errorCode]).toEqual([429, 'E130429']);
  expect(answer.error?.retryAfter).toBeGreaterThan(0);
});
