import { expectOk, expectRefused } from './expect-reply.ts';
import type { ConformanceCase, ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { callManagement, type ManagementCall } from './mgmt-client.ts';
import { MANAGEMENT_ENDPOINTS } from './mgmt-endpoints.data.ts';
import { expectKinds } from './mgmt-expect.ts';

/** An invalid body for the endpoint: missing permission must be reported first. */
const ANY_BODY = { loginId: 'nobody@conformance.example' };

/** A valid one, of someone without any roles. */
async function refreshToken(kit: ConformanceKit): Promise<string> {
  const { loginId } = await kit.testUser('no-manager');
  return expectOk(await kit.management.jwt.signIn(loginId)).refreshJwt ?? '';
}

function keyCase({ method, path }: Pick<ManagementCall, 'method' | 'path'>): ConformanceCase {
  return {
    endpoint: `${method} ${path}`,
    name: 'is only for the management key',
    async run(kit) {
      const call = { method, path, body: ANY_BODY };
      const token = await refreshToken(kit);
      const wrong = `${kit.target.managementKey.slice(0, -4)}AAAA`;
      for (const key of ['', wrong, token]) {
        expectRefused(await callManagement(kit, call, key), 401);
      }
    },
  };
}

export const cases: ConformanceCases = [
  ...MANAGEMENT_ENDPOINTS.map(keyCase),
  {
    endpoint: 'GET /v1/mgmt/license',
    name: 'answers what the library for servers repeats in a header',
    async run(kit) {
      const call = { method: 'GET', path: '/v1/mgmt/license' } as const;
      expectKinds(expectOk(await callManagement(kit, call)), { rateLimitTier: 'filled text' });
    },
  },
];
