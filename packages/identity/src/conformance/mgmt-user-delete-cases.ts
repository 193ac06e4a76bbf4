import type { ConformanceCases } from './conformance-case.ts';
import { PASSWORD } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { expectSignedOut } from './mgmt-given.ts';

const DELETE = 'POST /v1/mgmt/user/delete';

export const cases: ConformanceCases = [
  {
    endpoint: DELETE,
    name: 'deletes by login id, and ends the sign-ins',
    async run(kit) {
      const { user } = kit.management;
      const { loginId, userId } = await kit.passwordUser('deleted');
      const client = await kit.signedIn(loginId);
      expectOk(await user.delete(loginId));
      expectError(await user.load(loginId), 'E112102', 404);
      expectError(await user.loadByUserId(userId), 'E112102', 404);
      await expectSignedOut(client);
      expectRefused(await kit.client().sdk.password.signIn(loginId, PASSWORD));
      expectOk(await user.createTestUser(loginId));
    },
  },
  {
    endpoint: DELETE,
    name: 'deletes by user id, under either name',
    async run(kit) {
      const { user } = kit.management;
      const [one, other] = [await kit.testUser('one'), await kit.testUser('other')];
      expectOk(await user.deleteByUserId(one.userId));
      expectOk(await user.delete(other.userId));
      expectError(await user.load(one.loginId), 'E112102', 404);
      expectError(await user.load(other.loginId), 'E112102', 404);
    },
  },
  {
    endpoint: 'DELETE /v1/mgmt/user/test/delete/all',
    name: 'deletes the test users, and nobody else',
    needs: ['alone'],
    async run(kit) {
      const { user } = kit.management;
      const [first, second] = [await kit.testUser('first'), await kit.testUser('second')];
      const real = kit.newLoginId('real');
      expectOk(await user.create(real));
      expectOk(await user.deleteAllTestUsers());
      expectError(await user.load(first.loginId), 'E112102', 404);
      expectError(await user.load(second.loginId), 'E112102', 404);
      expectOk(await user.load(real));
    },
  },
];
