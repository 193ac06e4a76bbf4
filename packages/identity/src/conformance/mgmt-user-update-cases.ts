import type { ConformanceCases } from './conformance-case.ts';
import { PASSWORD } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { expectFields, expectMembers, expectSame, expectUser } from './mgmt-expect.ts';
import { expectSignedOut, givenAttribute } from './mgmt-given.ts';

const UPDATE = 'POST /v1/mgmt/user/update';
const PATCH = 'PATCH /v1/mgmt/user/patch';
const LOGIN_ID = 'POST /v1/mgmt/user/update/loginid';

export const cases: ConformanceCases = [
  {
    endpoint: UPDATE,
    name: 'replaces what the user was',
    async run(kit) {
      const { user } = kit.management;
      const { role } = await kit.role('everywhere');
      const [before, after] = [await kit.tenant('before'), await kit.tenant('after')];
      const attribute = await givenAttribute(kit);
      const { loginId, userId } = await kit.testUser('update', {
        givenName: 'Before',
        picture: 'https://pictures.example/1.png',
        roles: [role],
        userTenants: [{ tenantId: before, roleNames: [] }],
        customAttributes: { [attribute]: 'blue' },
      });
      const email = kit.newLoginId('after');
      const updated = expectOk(
        await user.update(loginId, {
          email,
          displayName: 'After',
          familyName: 'Newman',
          userTenants: [{ tenantId: after, roleNames: [role] }],
        }),
      );
      expectUser(updated);
      const replaced = {
        userId,
        email,
        verifiedEmail: false,
        name: 'After',
        givenName: '',
        familyName: 'Newman',
        picture: '',
        roleNames: [],
        customAttributes: {},
      };
      expectFields(updated, replaced);
      const loaded = expectOk(await user.load(loginId));
      expectFields(loaded, replaced);
      const tenants = loaded.userTenants?.map(({ tenantId, roleNames }) => [tenantId, roleNames]);
      expectSame(tenants, [[after, [role]]], 'tenants');
    },
  },
  {
    endpoint: UPDATE,
    name: 'refuses what cannot be, and changes nothing',
    async run(kit) {
      const { user } = kit.management;
      const { loginId } = await kit.testUser('same');
      const taken = await kit.testUser('taken');
      expectRefused(await user.update(loginId, { email: 'no address' }), 400);
      expectRefused(await user.update(loginId, { roles: [kit.newName('no role')] }));
      const additionalLoginIds = [taken.loginId];
      expectError(await user.update(loginId, { additionalLoginIds }), 'E062107', 400);
      const loaded = expectOk(await user.load(loginId));
      expectFields(loaded, { email: loginId, name: 'Test same', verifiedEmail: true });
    },
  },
  {
    endpoint: PATCH,
    name: 'changes what is named and keeps the rest',
    async run(kit) {
      const { user } = kit.management;
      const { role } = await kit.role('everywhere');
      const tenantId = await kit.tenant('patched');
      const [kept, changed] = [await givenAttribute(kit), await givenAttribute(kit)];
      const { loginId, userId } = await kit.testUser('patch', {
        givenName: 'Kept',
        customAttributes: { [kept]: 'kept', [changed]: 'before' },
      });
      const patched = expectOk(
        await user.patch(userId, {
          familyName: 'Patched',
          roles: [role],
          userTenants: [{ tenantId, roleNames: [role] }],
          customAttributes: { [changed]: 'after' },
        }),
      );
      expectUser(patched);
      const both = {
        userId,
        givenName: 'Kept',
        familyName: 'Patched',
        email: loginId,
        verifiedEmail: true,
        name: 'Test patch',
        roleNames: [role],
        customAttributes: { [kept]: 'kept', [changed]: 'after' },
      };
      expectFields(patched, both);
      expectFields(expectOk(await user.load(loginId)), both);
      expectFields(patched.userTenants?.[0], { tenantId, roleNames: [role] });
    },
  },
  {
    endpoint: PATCH,
    name: 'disables a user, which ends their sign-ins',
    async run(kit) {
      const { user } = kit.management;
      const { loginId } = await kit.passwordUser('disabled');
      const client = await kit.signedIn(loginId);
      const patched = await user.patch(loginId, { status: 'disabled' });
      expectFields(expectOk(patched), { status: 'disabled' });
      await expectSignedOut(client);
      expectRefused(await kit.client().sdk.password.signIn(loginId, PASSWORD));
    },
  },
  {
    endpoint: LOGIN_ID,
    name: 'puts another login id in place of one',
    async run(kit) {
      const { user } = kit.management;
      const { loginId, userId } = await kit.passwordUser('before');
      const newLoginId = kit.newLoginId('after');
      const updated = expectOk(await user.updateLoginId(loginId, newLoginId));
      expectUser(updated);
      expectFields(updated, { userId, loginIds: [newLoginId] });
      expectError(await user.load(loginId), 'E112102', 404);
      expectOk(await kit.client().sdk.password.signIn(newLoginId, PASSWORD));
    },
  },
  {
    endpoint: LOGIN_ID,
    name: 'takes a login id away, but not the last one',
    async run(kit) {
      const { user } = kit.management;
      const second = kit.newLoginId('second');
      const { loginId } = await kit.testUser('first', { additionalLoginIds: [second] });
      const { loginIds } = expectOk(await user.updateLoginId(second));
      expectMembers(loginIds, [loginId], 'login ids');
      expectRefused(await user.updateLoginId(loginId), 400);
      expectOk(await user.load(loginId));
    },
  },
  {
    endpoint: LOGIN_ID,
    name: 'refuses one that somebody has',
    async run(kit) {
      const [one, other] = [await kit.testUser('one'), await kit.testUser('other')];
      const { user } = kit.management;
      expectError(await user.updateLoginId(one.loginId, other.loginId), 'E062107', 400);
      expectFields(expectOk(await user.load(one.loginId)), { userId: one.userId });
    },
  },
];
