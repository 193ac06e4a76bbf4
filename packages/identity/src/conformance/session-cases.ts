import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { REFRESH_COOKIE } from './conformance-client.ts';
import { PASSWORD, type ConformanceKit } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { expectTokens } from './expect-session.ts';

const REFRESH = 'POST /v1/auth/refresh';
const TRY_REFRESH = 'POST /v1/auth/try-refresh';

/** Twice the time in which the parent of a token may still be used. */
const AFTER_GRACE_MS = 60_000;

/** Clients whose refresh must fail, each with the reason. */
async function notSignedIn(kit: ConformanceKit) {
  const { loginId } = await kit.passwordUser('not-signed-in');
  const broken = kit.client();
  broken.token = 'a.b.c';
  const withSession = kit.client();
  withSession.token = expectOk(await withSession.sdk.password.signIn(loginId, PASSWORD)).sessionJwt;
  withSession.jar.rename(REFRESH_COOKIE, 'unread');
  const forged = await kit.signedIn(loginId);
  const [head, body] = forged.refreshToken().split('.');
  forged.token = `${head}.${body}.${'A'.repeat(342)}`;
  forged.jar.rename(REFRESH_COOKIE, 'unread');
  const ended = await kit.signedIn(loginId);
  expectOk<object>(await kit.management.user.logoutUser(loginId));
  return {
    'no token': kit.client(),
    'what is no token': broken,
    'a session token': withSession,
    'a token that nobody signed': forged,
    'a sign-in that has ended': ended,
  };
}

const refresh: ConformanceCases = [
  {
    endpoint: REFRESH,
    name: 'answers a new session and keeps who it is, how, where and with which claims',
    async run(kit) {
      const userTenants = [
        { tenantId: await kit.tenant('one'), roleNames: [] },
        { tenantId: await kit.tenant('two'), roleNames: [] },
      ];
      const { loginId, userId } = await kit.passwordUser('refresh', { userTenants });
      const client = kit.client();
      const options = { customClaims: { desk: 'B2' }, tenantId: userTenants[1]?.tenantId ?? '' };
      const signedIn = await client.sdk.password.signIn(loginId, PASSWORD, options);
      const { sessionJwt } = expectOk(signedIn);
      client.keep(expectOk(signedIn));
      const { token: before } = await kit.node.validateSession(sessionJwt);
      const reply = await client.sdk.refresh(undefined, { dcs: 't', dcr: 'f' });
      const claims = await expectTokens(kit, client, reply);
      assert.notEqual(reply.data?.sessionJwt, signedIn.data?.sessionJwt, 'the same session token');
      assert.equal(claims.sub, userId);
      for (const name of ['amr', 'dct', 'nsec', 'tenants']) {
        assert.deepEqual(claims[name], before[name], `${name} is not kept`);
      }
      assert.equal(
        reply.data?.cookieExpiration,
        signedIn.data?.cookieExpiration,
        'a longer sign-in',
      );
    },
  },
  {
    endpoint: REFRESH,
    name: 'answers a new refresh token, again and again',
    async run(kit) {
      const { loginId } = await kit.passwordUser('rotation');
      const client = await kit.signedIn(loginId);
      const seen = new Set([client.refreshToken()]);
      for (let round = 0; round < 3; round += 1) {
        await expectTokens(kit, client, await client.sdk.refresh());
        seen.add(client.refreshToken());
      }
      assert.equal(seen.size, 4, 'the refresh token is not renewed');
    },
  },
  {
    endpoint: REFRESH,
    name: 'lets two tabs in that send the same token',
    async run(kit) {
      const { loginId } = await kit.passwordUser('tabs');
      const one = await kit.signedIn(loginId);
      const other = one.copy();
      const [first, second] = await Promise.all([one.sdk.refresh(), other.sdk.refresh()]);
      await expectTokens(kit, one, first);
      await expectTokens(kit, other, second);
      await expectTokens(kit, one, await one.sdk.refresh());
      await expectTokens(kit, other, await other.sdk.refresh());
    },
  },
  {
    endpoint: REFRESH,
    name: 'takes a token whose answer was lost',
    async run(kit) {
      const { loginId } = await kit.passwordUser('lost');
      const client = await kit.signedIn(loginId);
      const lost = client.copy();
      expectOk(await lost.sdk.refresh());
      await expectTokens(kit, client, await client.sdk.refresh());
    },
  },
  {
    endpoint: REFRESH,
    name: 'ends the sign-in when a used token comes again',
    needs: ['clock'],
    async run(kit) {
      const { loginId } = await kit.passwordUser('stolen');
      const client = await kit.signedIn(loginId);
      const thief = client.copy();
      client.keep(expectOk(await client.sdk.refresh()));
      client.keep(expectOk(await client.sdk.refresh()));
      kit.advance(AFTER_GRACE_MS);
      expectRefused(await thief.sdk.refresh(), 401);
      expectRefused(await client.sdk.refresh(), 401);
    },
  },
  {
    endpoint: REFRESH,
    name: 'refuses everything but a good refresh token',
    async run(kit) {
      for (const [what, client] of Object.entries(await notSignedIn(kit))) {
        const reply = await client.sdk.refresh();
        assert.ok(!reply.ok, `takes ${what}`);
        expectRefused(reply, 401);
      }
    },
  },
  {
    endpoint: REFRESH,
    name: 'says E064001 of a sign-in that was ended',
    async run(kit) {
      const { loginId } = await kit.passwordUser('ended');
      const client = await kit.signedIn(loginId);
      expectOk<object>(await kit.management.user.logoutUser(loginId));
      expectError(await client.sdk.refresh(), 'E064001', 401);
    },
  },
  {
    endpoint: REFRESH,
    name: 'refuses who was disabled meanwhile',
    async run(kit) {
      const { loginId } = await kit.passwordUser('disabled');
      const client = await kit.signedIn(loginId);
      expectOk(await kit.management.user.deactivate(loginId));
      expectRefused(await client.sdk.refresh(), 401);
    },
  },
  {
    endpoint: REFRESH,
    name: 'reads the cookie that the client names',
    async run(kit) {
      const { loginId } = await kit.passwordUser('cookie');
      const client = await kit.signedIn(loginId);
      if (client.token !== undefined) return;
      const named = kit.client('OTHER');
      const signedIn = await named.sdk.password.signIn(loginId, PASSWORD);
      expectOk(signedIn);
      named.jar.rename(signedIn.data?.cookieName ?? REFRESH_COOKIE, 'OTHER');
      expectOk(await named.sdk.refresh());
    },
  },
  {
    endpoint: REFRESH,
    name: 'answers servers, which read the token out of the body or the cookie',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('server');
      const client = await kit.signedIn(loginId);
      const before = client.refreshToken();
      const { token, refreshJwt } = await kit.node.refreshSession(before);
      assert.equal(token.sub, userId);
      assert.ok(refreshJwt, 'a server gets no refresh token');
      assert.notEqual(refreshJwt, before);
    },
  },
];

const tryRefresh: ConformanceCases = [
  {
    endpoint: TRY_REFRESH,
    name: 'answers a new session',
    async run(kit) {
      const { loginId, userId } = await kit.passwordUser('try-refresh');
      const client = await kit.signedIn(loginId);
      const query = { dcs: 't', dcr: 'f' };
      const reply = await client.sdk.refresh(undefined, query, undefined, true);
      const claims = await expectTokens(kit, client, reply);
      assert.equal(claims.sub, userId);
    },
  },
  {
    endpoint: TRY_REFRESH,
    name: 'answers an empty object to everybody else, and no error',
    async run(kit) {
      for (const [what, client] of Object.entries(await notSignedIn(kit))) {
        const reply = await client.sdk.refresh(undefined, {}, undefined, true);
        assert.deepEqual(expectOk<object>(reply), {}, `of ${what}`);
      }
    },
  },
];

export const cases: ConformanceCases = [...refresh, ...tryRefresh];
