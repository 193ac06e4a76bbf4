import { createOutbound } from '@waybill/outbound';
import createSdk from '@descope/core-js-sdk';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serverFetch } from '../../testing/browser-fetch.ts';
import { federatedBrowser } from '../../testing/federated-browser.ts';
import {
  claimsOf,
  givenUser,
  runningIdentity,
  type RunningIdentity,
} from '../../testing/running-identity.ts';
import {
  testOidcProvider,
  type Faults,
  type TestOidcProvider,
} from '../../testing/test-oidc-provider.ts';

let database: TestDatabase;
let provider: TestOidcProvider;
let running: RunningIdentity;
let sdk: ReturnType<typeof createSdk>;

const NONCE = 'f00dfeedf00dfeedf00dfeedf00dfeed';

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  provider = await testOidcProvider();
  const { clientId, clientSecret, issuer } = provider;
  const google = { clientId, clientSecret, issuer, nativeClientIds: ['the app'] };
  const tokenUrl = `${issuer}/token`;
  running = await runningIdentity(database.owner, {
    identity: {
      outbound: createOutbound({ allow: ['127.0.0.1'] }),
      oauthProviders: { google, github: { clientId, clientSecret, tokenUrl } },
    },
  });
  sdk = createSdk({
    projectId: running.projectId,
    baseUrl: running.baseUrl,
    fetch: serverFetch,
  });
});

afterAll(async () => {
  await running.close();
  await provider.close();
  await database.close();
});

beforeEach(() => provider.setFaults({}));

async function given(name: string): Promise<{ userId: string; sub: string }> {
  const email = `${name}@example.com`;
  const userId = await givenUser(running, email);
  provider.accounts.set(name, { sub: name, email, email_verified: true, name });
  return { userId, sub: name };
}

test('one tap: a page learns the client id and trades the id token for a sign-in', async () => {
  const { userId, sub } = await given('tapper');
  const clientId = await sdk.oauth.getOneTapClientId('google');
  expect(clientId.data).toEqual({ clientId: provider.clientId });
  const token = await provider.idToken(sub, NONCE);
  const answer = await sdk.oauth.exchangeOneTapIDToken('google', token, NONCE, {
    customClaims: { theme: 'dark' },
  });
  expect(answer.data?.user?.userId).toBe(userId);
  expect(claimsOf(answer.data?.sessionJwt ?? '')).toMatchObject({
    amr: ['oauth'],
    nsec: { theme: 'dark' },
  });
});

test('one tap: a page that has a server gets a code for it', async () => {
  const { userId, sub } = await given('verifier');
  const token = await provider.idToken(sub, NONCE);
  const answer = await sdk.oauth.verifyOneTapIDToken('google', token, NONCE, {});
  const traded = await running.sdk.oauth.exchange(answer.data?.code ?? '');
  expect(traded.data?.user?.userId).toBe(userId);
});

test('one tap: the code of a page is good in its browser only', async () => {
  const { userId, sub } = await given('page');
  const others = [await given('page2'), await given('page3'), await given('page4')];
  const [second, third, fourth] = others.map((other) => other.sub);
  const owner = federatedBrowser(running);
  const code = async (of = ''): Promise<string> => {
    const token = await provider.idToken(of, NONCE);
    const answer = await owner.sdk.oauth.verifyOneTapIDToken('google', token, NONCE, {});
    return answer.data?.code ?? '';
  };
  expect((await federatedBrowser(running).sdk.oauth.exchange(await code(second))).code).toBe(401);
  expect((await running.sdk.oauth.exchange(await code(third))).code).toBe(401);
  expect((await owner.sdk.oauth.exchange(await code(sub))).data?.user?.userId).toBe(userId);
  const token = await provider.idToken(fourth ?? '', NONCE);
  const unbound = await sdk.oauth.verifyOneTapIDToken('google', token, NONCE, {});
  expect((await owner.sdk.oauth.exchange(unbound.data?.code ?? '')).code).toBe(401);
});

test('an id token is good once, even at once and with another spelling of its signature', async () => {
  const { sub } = await given('once');
  const token = await provider.idToken(sub, NONCE);
  const trades = Array.from({ length: 6 }, () =>
    sdk.oauth.exchangeOneTapIDToken('google', token, NONCE),
  );
  const answers = await Promise.all(trades);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  const again = await sdk.oauth.exchangeOneTapIDToken('google', `${token}=`, NONCE);
  expect([again.code, again.error?.errorCode]).toEqual([401, 'E062901']);
});

test.each<[string, Faults]>([
  ['is not signed', { signature: 'none' }],
  ['is signed by another key', { signature: 'other' }],
  ['is for another client', { claims: { aud: 'somebody else' } }],
  ['is for two clients', { claims: { aud: ['waybill', 'somebody else'] } }],
  ['is of another issuer', { claims: { iss: 'https://evil.test' } }],
  ['has another nonce', { claims: { nonce: 'of another page' } }],
  ['has ended', { claims: { exp: 1_000_000_000 } }],
  ['is an hour old', { claims: { iat: Math.floor(Date.now() / 1000) - 3600 } }],
  ['names nobody', { claims: { sub: '' } }],
])('an id token that %s signs nobody in', async (_what, faults) => {
  await given('faulty').catch(() => undefined);
  provider.setFaults(faults);
  const token = await provider.idToken('faulty', NONCE);
  const answer = await sdk.oauth.exchangeOneTapIDToken('google', token, NONCE);
  expect([answer.code, answer.error?.errorCode]).toEqual([401, 'E062901']);
});

test('one tap is for providers that are configured and have id tokens', async () => {
  for (const name of ['github', 'facebook', 'toString']) {
    const answer = await sdk.oauth.getOneTapClientId(name);
    expect([answer.code, answer.error?.errorCode]).toEqual([400, 'E011003']);
  }
  const missing = await sdk.oauth.exchangeOneTapIDToken('google', '', NONCE);
  expect([missing.code, missing.error?.errorCode]).toEqual([400, 'E011003']);
});

test('an app starts, gets an id token from its system and finishes once', async () => {
  const { userId, sub } = await given('native');
  const start = await sdk.oauth.startNative('google', { customClaims: { a: 1 } }, true);
  const { clientId, stateId, nonce } = start.data ?? {};
  expect(clientId).toBe('the app');
  provider.setFaults({ claims: { aud: 'the app' } });
  const token = await provider.idToken(sub, String(nonce));
  const answer = await sdk.oauth.finishNative('google', String(stateId), '', '', token);
  expect(answer.data).toMatchObject({ user: { userId } });
  const fresh = await provider.idToken(sub, String(nonce));
  const again = await sdk.oauth.finishNative('google', String(stateId), '', '', fresh);
  expect([again.code, again.error?.errorCode]).toEqual([401, 'E062901']);
});

test('an app’s id token must be the one that was asked for, of the same provider', async () => {
  const { sub } = await given('mixed');
  const start = async () => (await sdk.oauth.startNative('google', {}, true)).data;
  const foreign = await provider.idToken(sub, NONCE);
  const other = await sdk.oauth.finishNative(
    'google',
    String((await start())?.stateId),
    '',
    '',
    foreign,
  );
  expect(other.code).toBe(401);
  const github = await sdk.oauth.finishNative(
    'github',
    String((await start())?.stateId),
    '',
    'x',
    '',
  );
  expect(github.code).toBe(401);
  const nothing = await sdk.oauth.finishNative(
    'google',
    String((await start())?.stateId),
    '',
    '',
    '',
  );
  expect([nothing.code, nothing.error?.errorCode]).toEqual([400, 'E011003']);
  const late = await start();
  running.advance(601_000);
  const token = await provider.idToken(sub, String(late?.nonce));
  expect((await sdk.oauth.finishNative('google', String(late?.stateId), '', '', token)).code).toBe(
    401,
  );
  running.advance(-601_000);
});

test('an app’s code is redeemed here, where the secret is', async () => {
  const { userId, sub } = await given('coder');
  const start = await sdk.oauth.startNative('google', {}, false);
  const { stateId, nonce } = start.data ?? {};
  const query = { client_id: provider.clientId, scope: 'openid', nonce: String(nonce) };
  const code = provider.codeFor(sub, query);
  const answer = await sdk.oauth.finishNative('google', String(stateId), '', code, '');
  expect(answer.data).toMatchObject({ user: { userId } });
  const wrong = (await sdk.oauth.startNative('google', {}, false)).data?.stateId;
  const refused = await sdk.oauth.finishNative('google', String(wrong), '', 'made up', '');
  expect([refused.code, refused.error?.errorCode]).toEqual([401, 'E062901']);
});

test('a token that says itself that it is no good makes us ask no provider', async () => {
  const fresh = await runningIdentity(database.owner, {
    masterKey: running.masterKey,
    identity: {
      outbound: createOutbound({ allow: ['127.0.0.1'] }),
      oauthProviders: {
        google: { clientId: provider.clientId, clientSecret: '', issuer: provider.issuer },
      },
    },
  });
  const asked = (): number => fresh.identity.costlyWork().get('provider') ?? 0;
  const send = async (faults: Faults, nonce = NONCE): Promise<number> => {
    provider.setFaults(faults);
    const idToken = await provider.idToken('faulty', NONCE);
    const body = { provider: 'google', idToken, nonce };
    return (await fresh.call('/v1/auth/onetap/idtoken/exchange', { body })).status;
  };
  provider.accounts.set('faulty', { sub: 'faulty', email: 'f@example.com', email_verified: true });
  expect(await send({ claims: { aud: 'somebody else' } })).toBe(401);
  expect(await send({ signature: 'none' })).toBe(401);
  expect(await send({ claims: { exp: 1_000_000_000 } })).toBe(401);
  expect(await send({}, 'f00d'.repeat(8))).toBe(401);
  expect(asked()).toBe(0);
  await send({ signature: 'other' });
  // Its addresses and its keys.
  expect(asked()).toBe(2);
  await fresh.close();
});
