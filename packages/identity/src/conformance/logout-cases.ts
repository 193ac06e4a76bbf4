import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { REFRESH_COOKIE, type ConformanceClient } from './conformance-client.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';

/** The answer must be read without throwing, have no tokens and leave none in the browser. */
function expectSignedOut(
  client: ConformanceClient,
  data: { sessionJwt?: string; refreshJwt?: string },
): void {
  assert.equal(data.sessionJwt, '', 'sessionJwt is not empty');
  assert.equal(data.refreshJwt, '', 'refreshJwt is not empty');
  assert.equal(client.jar.value(REFRESH_COOKIE), null, 'the refresh cookie is still there');
  assert.equal(client.jar.value('DS'), null, 'the session cookie is still there');
}

export const cases: ConformanceCases = [
  {
    endpoint: 'POST /v1/auth/logout',
    name: 'answers JSON, takes the cookies back and ends this sign-in only',
    async run(kit) {
      const { loginId } = await kit.passwordUser('logout');
      const other = await kit.signedIn(loginId);
      const client = await kit.signedIn(loginId);
      const copy = client.copy();
      expectSignedOut(client, expectOk<object>(await client.sdk.logout()));
      expectError(await copy.sdk.refresh(), 'E064001', 401);
      expectRefused(await copy.sdk.me(), 401);
      expectOk(await other.sdk.refresh());
    },
  },
  {
    endpoint: 'POST /v1/auth/logout',
    name: 'refuses who is not signed in',
    async run(kit) {
      expectRefused(await kit.client().sdk.logout(), 401);
    },
  },
  {
    endpoint: 'POST /v1/auth/logoutall',
    name: 'answers JSON, takes the cookies back and ends every sign-in of the user',
    async run(kit) {
      const { loginId } = await kit.passwordUser('logout-all');
      const stranger = await kit.signedIn((await kit.passwordUser('stranger')).loginId);
      const other = await kit.signedIn(loginId);
      const client = await kit.signedIn(loginId);
      const copy = client.copy();
      expectSignedOut(client, expectOk<object>(await client.sdk.logoutAll()));
      expectError(await copy.sdk.refresh(), 'E064001', 401);
      expectError(await other.sdk.refresh(), 'E064001', 401);
      expectOk(await stranger.sdk.refresh());
    },
  },
  {
    endpoint: 'POST /v1/auth/logoutall',
    name: 'refuses who is not signed in',
    async run(kit) {
      expectRefused(await kit.client().sdk.logoutAll(), 401);
    },
  },
];
