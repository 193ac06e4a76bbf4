import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { expectError, expectOk } from './expect-reply.ts';
import { callManagement } from './mgmt-client.ts';
import { expectFields, expectSame } from './mgmt-expect.ts';
import { givenAttribute } from './mgmt-given.ts';
import {
  createdByRuby,
  creationOf,
  loaded,
  post,
  rubyPerson,
  testUserOfRuby,
  userOf,
} from './ruby-kit.ts';

const UPDATE = '/v1/mgmt/user/update';

export const cases: ConformanceCases = [
  {
    endpoint: 'POST /v1/mgmt/user/create',
    name: 'Ruby: somebody who is created is loaded as they were described',
    async run(kit) {
      const person = rubyPerson(kit);
      const { loginId, ...described } = person;
      const created = await createdByRuby(kit, person);
      expectFields(created, { ...described, loginIds: [loginId] });
      expectFields(await loaded(kit, loginId), { ...described, loginIds: [loginId] });
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/create/batch',
    name: 'Ruby: everybody of a batch is created, as invited',
    async run(kit) {
      const users = Array.from({ length: 5 }, () => creationOf(rubyPerson(kit)));
      const { createdUsers, failedUsers } = expectOk(
        await post(kit, 'user/create/batch', { users }),
      );
      expectSame(failedUsers, [], 'failures');
      assert.ok(Array.isArray(createdUsers), 'no "createdUsers"');
      const statuses = createdUsers.map((user: object) => userOf({ user })['status']);
      expectSame(
        statuses,
        users.map(() => 'invited'),
        'statuses',
      );
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/update',
    name: 'Ruby: an update replaces what was said of somebody',
    async run(kit) {
      const person = rubyPerson(kit);
      await createdByRuby(kit, person);
      const body = { ...person, givenName: 'new name', test: false, invite: false };
      const updated = userOf(expectOk(await post(kit, 'user/update', body)));
      expectFields(updated, { givenName: 'new name', name: person.name, email: person.email });
    },
  },
  {
    endpoint: 'PATCH /v1/mgmt/user/patch',
    name: 'Ruby: a patch reads the field `name`',
    async run(kit) {
      const person = rubyPerson(kit);
      const { role } = await kit.role('ruby');
      await createdByRuby(kit, person);
      const patched = {
        name: 'new name',
        givenName: 'new given name',
        phone: kit.newPhone(),
        roleNames: [role],
        middleName: 'new middle name',
      };
      const body = { ...person, ...patched, test: false, invite: false };
      const call = { method: 'PATCH', path: '/v1/mgmt/user/patch', body } as const;
      expectFields(userOf(expectOk(await callManagement(kit, call))), patched);
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/delete',
    name: 'Ruby: somebody who is deleted is not found',
    async run(kit) {
      const { loginId } = await testUserOfRuby(kit);
      expectOk(await post(kit, 'user/delete', { loginId }));
      expectError(await kit.management.user.load(loginId), 'E112102', 404);
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/search',
    name: 'Ruby: a search without conditions finds everybody of a batch',
    async run(kit) {
      const people = Array.from({ length: 5 }, () => rubyPerson(kit));
      await post(kit, 'user/create/batch', { users: people.map((one) => creationOf(one)) });
      const body = { tenantIds: [], roleNames: [], ssoOnly: false, limit: 0, page: 0 };
      const flags = { testUsersOnly: false, withTestUser: false, ssoAppIds: [] };
      const { users } = expectOk(await post(kit, 'user/search', { ...body, ...flags }));
      assert.ok(Array.isArray(users), 'no "users"');
      const found = users.filter(
        (user: object) => userOf({ user })['middleName'] === 'Ruby-SDK-User',
      );
      assert.ok(found.length >= people.length, `${found.length} found`);
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/search',
    name: 'Ruby: a search by one login id finds nobody else',
    async run(kit) {
      const [person, other] = [rubyPerson(kit), rubyPerson(kit)];
      await createdByRuby(kit, person);
      await createdByRuby(kit, other);
      const { total } = expectOk(await post(kit, 'user/search', { loginId: person.loginId }));
      expectSame(total, 1, 'users found');
    },
  },
  {
    endpoint: 'POST /v2/mgmt/user/search/test',
    name: 'Ruby: a test user is found by a role that was added',
    async run(kit) {
      const { loginId } = await testUserOfRuby(kit);
      const { role } = await kit.role('ruby');
      const call = { method: 'POST', path: '/v2/mgmt/user/update/role/add' } as const;
      expectOk(await callManagement(kit, { ...call, body: { loginId, roleNames: [role] } }));
      const body = { tenantIds: [], roleNames: [role], limit: 0, page: 0 };
      const flags = { testUsersOnly: true, withTestUser: true };
      const path = '/v2/mgmt/user/search/test';
      const found = await callManagement(kit, { ...call, path, body: { ...body, ...flags } });
      const { users } = expectOk(found);
      const [first] = Array.isArray(users) ? users : [];
      expectFields(first, { loginIds: [loginId], roleNames: [role] });
    },
  },
  {
    endpoint: 'POST /v1/mgmt/user/update/status',
    name: 'Ruby: somebody who was created is invited, then enabled, then disabled',
    async run(kit) {
      const person = rubyPerson(kit);
      const { loginId } = person;
      await createdByRuby(kit, person);
      expectFields(await loaded(kit, loginId), { status: 'invited' });
      for (const status of ['enabled', 'disabled']) {
        expectOk(await post(kit, 'user/update/status', { loginId, status }));
        expectFields(await loaded(kit, loginId), { status });
      }
    },
  },
  {
    endpoint: `POST ${UPDATE}/email`,
    name: 'Ruby: another email takes the place of the first',
    async run(kit) {
      const person = rubyPerson(kit);
      const { loginId } = person;
      await createdByRuby(kit, person);
      const email = kit.newLoginId('ruby');
      expectOk(await post(kit, 'user/update/email', { loginId, email, verified: true }));
      expectFields(await loaded(kit, loginId), { email, verifiedEmail: true });
    },
  },
  {
    endpoint: `POST ${UPDATE}/phone`,
    name: 'Ruby: another number takes the place of the first',
    async run(kit) {
      const person = rubyPerson(kit);
      const { loginId } = person;
      await createdByRuby(kit, person);
      const phone = kit.newPhone();
      expectOk(await post(kit, 'user/update/phone', { loginId, phone, verified: true }));
      expectFields(await loaded(kit, loginId), { phone, verifiedPhone: true });
    },
  },
  {
    endpoint: `POST ${UPDATE}/picture`,
    name: 'Ruby: a picture is kept',
    async run(kit) {
      const person = rubyPerson(kit);
      const { loginId } = person;
      await createdByRuby(kit, person);
      const picture = 'http://pictures.example/ada';
      expectOk(await post(kit, 'user/update/picture', { loginId, picture }));
      expectFields(await loaded(kit, loginId), { picture });
    },
  },
  {
    endpoint: `POST ${UPDATE}/customAttribute`,
    name: 'Ruby: an attribute of the creation gets another value',
    async run(kit) {
      const person = rubyPerson(kit);
      const { loginId } = person;
      const attributeKey = await givenAttribute(kit);
      await createdByRuby(kit, person, { customAttributes: { [attributeKey]: false } });
      const body = { loginId, attributeKey, attributeValue: true };
      expectOk(await post(kit, 'user/update/customAttribute', body));
      expectFields(await loaded(kit, loginId), { customAttributes: { [attributeKey]: true } });
    },
  },
  {
    endpoint: `POST ${UPDATE}/name`,
    name: 'Ruby: the field `name` is the one that is shown',
    async run(kit) {
      const person = rubyPerson(kit);
      const { loginId } = person;
      await createdByRuby(kit, person);
      expectOk(await post(kit, 'user/update/name', { loginId, name: 'Grace Hopper' }));
      expectFields(await loaded(kit, loginId), { name: 'Grace Hopper', givenName: 'Ada' });
    },
  },
];
