import type { ConformanceCases } from './conformance-case.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { callManagement, postManagement } from './mgmt-client.ts';
import { expectFields, expectKinds, expectMembers, expectSame, expectUser } from './mgmt-expect.ts';

const LOAD = 'GET /v1/mgmt/user';
const LOAD_SEVERAL = 'POST /v1/mgmt/users/load';
const HISTORY = 'POST /v1/mgmt/user/history';

export const cases: ConformanceCases = [
  {
    endpoint: LOAD,
    name: 'finds a user by login id in any case, and by user id under either name',
    async run(kit) {
      const { user } = kit.management;
      const { loginId, userId } = await kit.testUser('load');
      const found = [
        await user.load(loginId),
        await user.load(loginId.toUpperCase()),
        await user.load(userId),
        await user.loadByUserId(userId),
      ];
      for (const reply of found) {
        expectUser(expectOk(reply));
        expectFields(expectOk(reply), { userId, loginIds: [loginId], email: loginId });
      }
    },
  },
  {
    endpoint: LOAD,
    name: 'says that there is no such user',
    async run({ management: { user }, newLoginId, newName }) {
      expectError(await user.load(newLoginId('nobody')), 'E112102', 404);
      expectError(await user.loadByUserId(newName('U')), 'E112102', 404);
    },
  },
  {
    endpoint: LOAD,
    name: 'wants to know which user',
    async run(kit) {
      expectRefused(await callManagement(kit, { method: 'GET', path: '/v1/mgmt/user' }), 400);
    },
  },
  {
    endpoint: LOAD_SEVERAL,
    name: 'answers those who exist, and disabled ones only when they are asked for',
    async run(kit) {
      const { user } = kit.management;
      const [first, disabled] = [await kit.testUser('first'), await kit.testUser('disabled')];
      expectOk(await user.deactivate(disabled.loginId));
      const userIds = [first.userId, disabled.userId, kit.newName('U')];
      const valid = expectOk(await user.loadUsers(userIds));
      for (const one of valid) expectUser(one);
      expectMembers(
        valid.map(({ userId }) => userId),
        [first.userId],
        'users',
      );
      const all = expectOk(await user.loadUsers(userIds, true));
      expectMembers(
        all.map(({ userId }) => userId),
        [first.userId, disabled.userId],
        'users, with disabled ones',
      );
    },
  },
  {
    endpoint: LOAD_SEVERAL,
    name: 'refuses what is no list',
    async run(kit) {
      expectRefused(await postManagement(kit, '/v1/mgmt/users/load', { userIds: 'all' }), 400);
    },
  },
  {
    endpoint: HISTORY,
    name: 'lists the sign-ins of the users, and of nobody else',
    async run(kit) {
      const { user } = kit.management;
      const [one, other] = [await kit.passwordUser('often'), await kit.passwordUser('once')];
      await kit.signedIn(one.loginId);
      await kit.signedIn(one.loginId);
      await kit.signedIn(other.loginId);
      const history = expectOk(await user.history([one.userId]));
      expectSame(
        history.map(({ userId }) => userId),
        [one.userId, one.userId],
        'users of the sign-ins',
      );
      expectKinds(history[0], {
        userId: 'filled text',
        loginTime: 'number',
        ip: 'text',
        city: 'text',
        country: 'text',
      });
      const both = expectOk(await user.history([one.userId, other.userId]));
      expectSame(both.length, 3, 'sign-ins of two users');
      expectSame(expectOk(await user.history([kit.newName('U')])), [], 'sign-ins of nobody');
    },
  },
  {
    endpoint: HISTORY,
    name: 'refuses what is no list',
    async run(kit) {
      expectRefused(await postManagement(kit, '/v1/mgmt/user/history', { userIds: 'all' }), 400);
    },
  },
];
