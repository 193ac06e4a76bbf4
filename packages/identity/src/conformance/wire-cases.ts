import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { createClient } from './conformance-client.ts';
import { PASSWORD } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { isFields } from './expect-session.ts';

/** Applies to every path: the libraries parse each response as JSON, and throw otherwise. */
export const cases: ConformanceCases = [
  {
    endpoint: 'POST /v1/auth/unserved',
    name: 'answers JSON where nothing is served',
    async run(kit) {
      const client = kit.client();
      for (const path of ['/v1/auth/unserved', '/v1/mgmt/unserved', '/v1/flow/unserved']) {
        expectRefused(await client.post(path, {}), 404);
        expectRefused(await client.get(path), 404);
      }
    },
  },
  {
    endpoint: 'POST /v1/auth/password/signin',
    name: 'refuses a bearer of another project',
    async run(kit) {
      const { loginId } = await kit.passwordUser('project');
      const other = createClient({ ...kit.target, projectId: 'P2aAc0000000000000000000000x' });
      expectRefused(await other.sdk.password.signIn(loginId, PASSWORD));
    },
  },
  {
    endpoint: 'POST /v1/auth/password/signin',
    name: 'answers JSON to a body that is none',
    async run(kit) {
      const headers = { 'content-type': 'application/json' };
      const reply = await kit.client().post('/v1/auth/password/signin', '{"loginId":', { headers });
      expectRefused(reply, 400);
    },
  },
  {
    endpoint: 'POST /v1/auth/password/signin',
    name: 'lets nobody keep an answer with tokens',
    async run(kit) {
      const { loginId } = await kit.passwordUser('cache');
      const { response } = await kit.client().sdk.password.signIn(loginId, PASSWORD);
      assert.match(response?.headers.get('cache-control') ?? '', /no-store/);
    },
  },
  {
    endpoint: 'POST /v1/auth/validate',
    name: 'where it is served, answers the claims of a session token and refuses others',
    async run(kit) {
      const { loginId } = await kit.passwordUser('validate');
      const client = kit.client();
      client.token = expectOk(await client.sdk.password.signIn(loginId, PASSWORD)).sessionJwt;
      const reply = await client.post('/v1/auth/validate', {});
      if (reply.code === 404) return expectRefused(reply, 404);
      assert.ok(isFields(expectOk(reply)['parsedJWT']), 'no parsedJWT');
      client.token = 'a.b.c';
      expectRefused(await client.post('/v1/auth/validate', {}));
    },
  },
];
