import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { NEW_PASSWORD } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { expectFields, expectMembers, expectSame, expectUser } from './mgmt-expect.ts';
import { callManagement, postManagement } from './mgmt-client.ts';

const BATCH = 'POST /v1/mgmt/user/create/batch';
const PATCH = 'PATCH /v1/mgmt/user/patch/batch';
const DELETE = 'POST /v1/mgmt/user/delete/batch';

export const cases: ConformanceCases = [
  {
    endpoint: BATCH,
    name: 'creates those it can and says why it did not create the others',
    async run(kit) {
      const taken = await kit.testUser('taken');
      const [first, second] = [kit.newLoginId('first'), kit.newLoginId('second')];
      const { createdUsers, failedUsers, additionalErrors } = expectOk(
        await kit.management.user.createBatch([
          { loginId: first, email: first, displayName: 'First', test: true },
          { loginIdOrUserId: taken.loginId },
          { loginId: second, email: second, password: NEW_PASSWORD, test: true },
        ]),
      );
      for (const user of createdUsers) expectUser(user);
      expectMembers(
        createdUsers.flatMap(({ loginIds }) => loginIds),
        [first, second],
        'created',
      );
      const [failed, ...others] = failedUsers;
      assert.ok(failed?.failure, 'no reason of the failure');
      expectFields(failed?.user, { loginIds: [taken.loginId] });
      expectSame(others, [], 'other failures');
      assert.ok(additionalErrors !== undefined, 'no "additionalErrors"');
      expectOk(await kit.client().sdk.password.signIn(second, NEW_PASSWORD));
    },
  },
  {
    endpoint: BATCH,
    name: 'invites several, without messages when none are wanted',
    async run(kit) {
      const loginId = kit.newLoginId('invited');
      const invited = expectOk(
        await kit.management.user.inviteBatch(
          [{ loginId, email: loginId }],
          kit.target.redirectUrl,
          false,
          false,
        ),
      );
      expectSame(invited.failedUsers, [], 'failures');
      expectFields(invited.createdUsers[0], { loginIds: [loginId], status: 'invited' });
    },
  },
  {
    endpoint: BATCH,
    name: 'refuses what is no list',
    async run(kit) {
      expectRefused(await postManagement(kit, '/v1/mgmt/user/create/batch', { users: 'all' }), 400);
    },
  },
  {
    endpoint: PATCH,
    name: 'patches those it can and says why it did not patch the others',
    async run(kit) {
      const { user } = kit.management;
      const known = await kit.testUser('known');
      const nobody = kit.newLoginId('nobody');
      const { patchedUsers, failedUsers, additionalErrors } = expectOk(
        await user.patchBatch([
          { loginIdOrUserId: known.loginId, givenName: 'Patched' },
          { loginIdOrUserId: nobody, givenName: 'Nobody' },
        ]),
      );
      assert.ok(additionalErrors !== undefined, 'no "additionalErrors"');
      expectSame(patchedUsers.length, 1, 'patched users');
      expectUser(patchedUsers[0]);
      expectFields(patchedUsers[0], { userId: known.userId, givenName: 'Patched' });
      expectSame(failedUsers.length, 1, 'failures');
      assert.ok(failedUsers[0]?.failure, 'no reason of the failure');
      expectFields(failedUsers[0]?.user, { loginIds: [nobody] });
      const loaded = expectOk(await user.load(known.loginId));
      expectFields(loaded, { givenName: 'Patched', name: 'Test known', email: known.loginId });
    },
  },
  {
    endpoint: PATCH,
    name: 'refuses what is no list',
    async run(kit) {
      const call = { method: 'PATCH', path: '/v1/mgmt/user/patch/batch' } as const;
      expectRefused(await callManagement(kit, { ...call, body: { users: 'all' } }), 400);
    },
  },
  {
    endpoint: DELETE,
    name: 'refuses what is no list',
    async run(kit) {
      expectRefused(await postManagement(kit, '/v1/mgmt/user/delete/batch', { userIds: '*' }), 400);
    },
  },
  {
    endpoint: DELETE,
    name: 'deletes several users, and no others',
    async run(kit) {
      const { user } = kit.management;
      const [first, second, other] = [
        await kit.testUser('first'),
        await kit.testUser('second'),
        await kit.testUser('other'),
      ];
      expectOk(await user.deleteBatch([first.userId, second.userId]));
      expectError(await user.load(first.loginId), 'E112102', 404);
      expectError(await user.loadByUserId(second.userId), 'E112102', 404);
      expectOk(await user.load(other.loginId));
    },
  },
];
