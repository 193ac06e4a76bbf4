import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { expectFields, expectRecentSeconds, expectSame, expectUser } from './mgmt-expect.ts';
import { givenAttribute } from './mgmt-given.ts';

const CREATE = 'POST /v1/mgmt/user/create';
const CREATE_TEST = 'POST /v1/mgmt/user/create/test';

export const cases: ConformanceCases = [
  {
    endpoint: CREATE,
    name: 'creates the user that is described',
    async run(kit) {
      const { user } = kit.management;
      const tenantId = await kit.tenant('home');
      const { role, permission } = await kit.role('everywhere');
      const own = await kit.role('here', tenantId);
      const attribute = await givenAttribute(kit);
      const [loginId, second] = [kit.newLoginId('created'), kit.newLoginId('second')];
      const phone = kit.newPhone();
      const picture = 'https://pictures.example/1.png';
      const fields = { givenName: 'Ada', middleName: 'King', familyName: 'Lovelace', picture };
      const created = expectOk(
        await user.create(loginId, {
          ...fields,
          email: loginId,
          phone,
          displayName: 'Ada L.',
          roles: [role],
          userTenants: [{ tenantId, roleNames: [own.role] }],
          customAttributes: { [attribute]: 'blue' },
          verifiedEmail: true,
          verifiedPhone: false,
          additionalLoginIds: [second],
        }),
      );
      expectUser(created);
      const described = {
        ...fields,
        loginIds: [loginId, second],
        name: 'Ada L.',
        email: loginId,
        phone,
        verifiedEmail: true,
        verifiedPhone: false,
        status: 'invited',
        test: false,
        password: false,
        TOTP: false,
        roleNames: [role],
        permissions: [permission],
        customAttributes: { [attribute]: 'blue' },
      };
      expectFields(created, described);
      expectRecentSeconds(created.createdTime, kit.now(), '"createdTime"');
      const [membership, ...others] = created.userTenants ?? [];
      expectFields(membership, { tenantId, roleNames: [own.role], permissions: [own.permission] });
      assert.ok(membership?.tenantName, 'the membership has no name of the tenant');
      expectSame(others, [], 'other memberships');
      expectFields(expectOk(await user.load(second)), described);
    },
  },
  {
    endpoint: CREATE,
    name: 'takes the arguments of the older form of the library',
    async run(kit) {
      const loginId = kit.newLoginId('older');
      const { user } = kit.management;
      const created = expectOk(await user.create(loginId, loginId, undefined, 'Older'));
      expectFields(created, { loginIds: [loginId], email: loginId, name: 'Older' });
    },
  },
  {
    endpoint: CREATE,
    name: 'gives everybody a name',
    async run(kit) {
      expectUser(expectOk(await kit.management.user.create(kit.newLoginId('nameless'))));
    },
  },
  {
    endpoint: CREATE,
    name: 'refuses a login id that somebody has',
    async run(kit) {
      const { user } = kit.management;
      const { loginId, userId } = await kit.testUser('first');
      expectError(await user.create(loginId, { displayName: 'Second' }), 'E062107', 400);
      const additionalLoginIds = [loginId];
      const other = kit.newLoginId('other');
      expectError(await user.create(other, { additionalLoginIds }), 'E062107', 400);
      expectError(await user.load(other), 'E112102', 404);
      expectFields(expectOk(await user.load(loginId)), { userId, name: 'Test first' });
    },
  },
  {
    endpoint: CREATE,
    name: 'refuses what cannot be, and creates nobody',
    async run(kit) {
      const { user } = kit.management;
      const loginId = kit.newLoginId('refused');
      expectRefused(await user.create('', { email: loginId }), 400);
      expectRefused(await user.create(loginId, { email: 'no address' }), 400);
      expectRefused(await user.create(loginId, { phone: 'no number' }), 400);
      expectRefused(await user.create(loginId, { roles: [kit.newName('no role')] }));
      const userTenants = [{ tenantId: kit.newName('no-tenant'), roleNames: [] }];
      expectRefused(await user.create(loginId, { userTenants }));
      expectError(await user.load(loginId), 'E112102', 404);
    },
  },
  {
    endpoint: CREATE_TEST,
    name: 'creates a test user, who stays out of lists',
    async run(kit) {
      const { user } = kit.management;
      const loginId = kit.newLoginId('test');
      const created = expectOk(await user.createTestUser(loginId, { email: loginId }));
      expectUser(created);
      expectFields(created, { test: true, loginIds: [loginId], status: 'invited' });
      const userIds = [created.userId];
      expectSame(expectOk(await user.search({ userIds })).total, 0, 'users found');
      expectSame(expectOk(await user.search({ userIds, withTestUser: true })).total, 1, 'found');
    },
  },
  {
    endpoint: CREATE_TEST,
    name: 'refuses a login id of somebody who is no test user',
    async run(kit) {
      const { user } = kit.management;
      const loginId = kit.newLoginId('taken');
      expectOk(await user.create(loginId, { displayName: 'Real' }));
      expectError(await user.createTestUser(loginId, { displayName: 'Test' }), 'E062107', 400);
      expectFields(expectOk(await user.load(loginId)), { name: 'Real', test: false });
    },
  },
  {
    endpoint: CREATE_TEST,
    name: 'updates a test user who is there already',
    async run(kit) {
      const { loginId, userId } = await kit.testUser('again', { givenName: 'Before' });
      const { user } = kit.management;
      const again = expectOk(await user.createTestUser(loginId, { displayName: 'After' }));
      expectFields(again, { userId, name: 'After', givenName: '', test: true });
      expectFields(expectOk(await user.load(loginId)), { userId, name: 'After' });
    },
  },
];
