import assert from 'node:assert/strict';
import { z } from 'zod';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { callManagement, postManagement } from './mgmt-client.ts';
import { expectKinds } from './mgmt-expect.ts';

const LIST = '/v1/mgmt/signingkey/all';
const ROTATE = '/v1/mgmt/signingkey/rotate';
const REVOKE = '/v1/mgmt/signingkey/revoke';

const Keys = z.object({ keys: z.array(z.looseObject({ kid: z.string(), state: z.string() })) });

async function listed(kit: ConformanceKit): Promise<z.infer<typeof Keys>['keys']> {
  return Keys.parse(expectOk(await callManagement(kit, { method: 'GET', path: LIST }))).keys;
}

/** No key is revoked here: all other sign-ins hang on them. */
export const cases: ConformanceCases = [
  {
    endpoint: `GET ${LIST}`,
    name: 'answers the key that signs, without anything private',
    async run(kit) {
      const keys = await listed(kit);
      assert.ok(
        keys.some(({ state }) => state === 'signs'),
        'no key signs',
      );
      for (const key of keys) {
        expectKinds(key, {
          purpose: 'filled text',
          algorithm: 'filled text',
          createdTime: 'number',
          signsFrom: 'number',
          publishedUntil: 'number',
          revokedTime: 'number',
        });
        assert.deepEqual(
          Object.keys(key).filter((name) => /private|sealed|^d$/i.test(name)),
          [],
        );
      }
    },
  },
  {
    endpoint: `POST ${ROTATE}`,
    name: 'publishes keys that sign later, once at a time',
    async run(kit) {
      // Another case of the same run may have been first.
      await postManagement(kit, ROTATE, {});
      const waiting = (await listed(kit)).filter(({ state }) => state === 'next');
      assert.ok(waiting.length > 0, 'no key waits');
      expectRefused(await postManagement(kit, ROTATE, {}), 400, 'E011001');
      const after = (await listed(kit)).filter(({ state }) => state === 'next');
      assert.deepEqual(
        after.map(({ kid }) => kid),
        waiting.map(({ kid }) => kid),
      );
    },
  },
  {
    endpoint: 'GET /v1/mgmt/masterkey',
    name: 'answers how far values are sealed again',
    async run(kit) {
      const call = { method: 'GET', path: '/v1/mgmt/masterkey' } as const;
      expectKinds(expectOk(await callManagement(kit, call)), {
        pass: 'number',
        done: 'number',
        unreadable: 'number',
        isVerified: 'flag',
        isChanged: 'flag',
      });
    },
  },
  {
    endpoint: `POST ${REVOKE}`,
    name: 'refuses a key that does not exist, and one without a reason',
    async run(kit) {
      expectRefused(await postManagement(kit, REVOKE, { kid: kit.newName('kid'), reason: 'lost' }));
      const [key] = await listed(kit);
      expectRefused(await postManagement(kit, REVOKE, { kid: key?.kid }));
      assert.ok((await listed(kit)).every(({ state }) => state !== 'revoked'));
    },
  },
];
