import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { expectSignIn, expectUser, readSignIn } from './expect-session.ts';
import { givenAccount, googleOf } from './oauth-cases.ts';

const CLIENT_ID = 'GET /v1/auth/onetap/clientid/google';
const VERIFY = 'POST /v1/auth/onetap/idtoken/verify';
const EXCHANGE = 'POST /v1/auth/onetap/idtoken/exchange';
const START = 'POST /v1/auth/oauth/native/start';
const FINISH = 'POST /v1/auth/oauth/native/finish';
const NEEDS = ['oauth'] as const;
const NONCE = 'a nonce of the page';
const NOWHERE = 'neither-here-nor-there';

const oneTap: ConformanceCases = [
  {
    endpoint: CLIENT_ID,
    name: 'answers the id that the page asks the provider with',
    needs: NEEDS,
    async run(kit) {
      const data = expectOk(await kit.client().sdk.oauth.getOneTapClientId('google'));
      assert.equal(data.clientId, googleOf(kit).clientId);
    },
  },
  {
    endpoint: CLIENT_ID,
    name: 'refuses a provider that is not there',
    async run(kit) {
      expectRefused(await kit.client().sdk.oauth.getOneTapClientId(NOWHERE));
    },
  },
  {
    endpoint: VERIFY,
    name: 'trades an id token for a code',
    needs: NEEDS,
    async run(kit) {
      const { sub, email } = givenAccount(kit);
      const idToken = await googleOf(kit).idToken(sub, NONCE);
      const { oauth } = kit.client().sdk;
      const { code } = expectOk(await oauth.verifyOneTapIDToken('google', idToken, NONCE));
      assert.equal(expectOk(await oauth.exchange(code)).user?.email, email);
    },
  },
  {
    endpoint: EXCHANGE,
    name: 'trades an id token for a sign-in',
    needs: NEEDS,
    async run(kit) {
      const { sub, email } = givenAccount(kit);
      const idToken = await googleOf(kit).idToken(sub, NONCE);
      const client = kit.client();
      const reply = await client.sdk.oauth.exchangeOneTapIDToken('google', idToken, NONCE);
      await expectSignIn(kit, client, reply, { amr: ['oauth'] });
      assert.equal(reply.data?.user?.email, email);
    },
  },
  ...[VERIFY, EXCHANGE].flatMap((endpoint): ConformanceCases => {
    const path = endpoint.replace('POST ', '');
    return [
      {
        endpoint,
        name: 'refuses an id token with another nonce, a broken one and none',
        needs: NEEDS,
        async run(kit) {
          const idToken = await googleOf(kit).idToken(givenAccount(kit).sub, NONCE);
          const client = kit.client();
          const provider = 'google';
          for (const body of [
            { provider, idToken, nonce: 'another' },
            { provider, idToken: 'a.b.c', nonce: NONCE },
            { provider, nonce: NONCE },
          ]) {
            expectRefused(await client.post(path, body));
          }
        },
      },
      {
        endpoint,
        name: 'refuses a provider that is not there',
        async run(kit) {
          const body = { provider: NOWHERE, idToken: 'a.b.c', nonce: NONCE };
          expectRefused(await kit.client().post(path, body));
        },
      },
    ];
  }),
];

const native: ConformanceCases = [
  {
    endpoint: START,
    name: 'answers what an app asks the provider with',
    needs: NEEDS,
    async run(kit) {
      const data = new Map<string, unknown>(
        Object.entries(
          expectOk<object>(await kit.client().sdk.oauth.startNative('google', {}, true)),
        ),
      );
      for (const field of ['clientId', 'stateId', 'nonce']) {
        assert.ok(typeof data.get(field) === 'string' && data.get(field), `no ${field}`);
      }
    },
  },
  {
    endpoint: START,
    name: 'refuses a provider that is not there',
    async run(kit) {
      expectRefused(await kit.client().sdk.oauth.startNative(NOWHERE));
    },
  },
  {
    endpoint: FINISH,
    name: 'signs in with the id token that the app was given, once',
    needs: NEEDS,
    async run(kit) {
      const { sub, email } = givenAccount(kit);
      const client = kit.client();
      const started = await client.post('/v1/auth/oauth/native/start', { provider: 'google' });
      const { stateId, nonce } = expectOk(started);
      const idToken = await googleOf(kit).idToken(sub, String(nonce));
      const { oauth } = client.sdk;
      const finish = () =>
        oauth.finishNative('google', String(stateId), undefined, undefined, idToken);
      const reply = { ok: true, data: readSignIn(expectOk<object>(await finish())) };
      await expectSignIn(kit, client, reply, { amr: ['oauth'] });
      assert.equal(expectUser(reply.data.user)['email'], email, 'another user is signed in');
      expectRefused(await finish());
    },
  },
  {
    endpoint: FINISH,
    name: 'refuses what no app has started',
    async run(kit) {
      const { oauth } = kit.client().sdk;
      expectRefused(await oauth.finishNative('google', NOWHERE, undefined, undefined, 'a.b.c'));
    },
  },
];

export const cases: ConformanceCases = [...oneTap, ...native];
