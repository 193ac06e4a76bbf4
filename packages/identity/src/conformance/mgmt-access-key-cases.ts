import assert from 'node:assert/strict';
import type { ConformanceCase, ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { callManagement, postManagement } from './mgmt-client.ts';
import { expectFields, expectKinds, expectMembers, expectSame } from './mgmt-expect.ts';

const PATH = '/v1/mgmt/accesskey';
const CREATE = `POST ${PATH}/create`;
const LOAD = `GET ${PATH}`;
const SEARCH = `POST ${PATH}/search`;
const UPDATE = `POST ${PATH}/update`;
const ROTATE = `POST ${PATH}/rotate`;

const HOUR_S = 3600;

function expectKey(key: object | undefined): void {
  expectKinds(key, {
    id: 'filled text',
    name: 'filled text',
    status: 'filled text',
    roleNames: 'list',
    keyTenants: 'list',
    createdTime: 'number',
    expiredTime: 'number',
    expiresTime: 'number',
    createdBy: 'text',
    clientId: 'filled text',
    description: 'text',
    permittedIps: 'list',
    boundUserId: 'text',
  });
}

/** Claims of the session that the key is exchanged for; the session must be valid. */
async function exchanged(
  { node }: ConformanceKit,
  cleartext: string,
): Promise<Record<string, unknown>> {
  const { jwt } = await node.exchangeAccessKey(cleartext);
  return (await node.validateSession(jwt)).token;
}

async function expectNoWayIn(kit: ConformanceKit, cleartext: string): Promise<void> {
  expectRefused(await kit.node.accessKey.exchange(cleartext), 401);
}

const making: ConformanceCases = [
  {
    endpoint: CREATE,
    name: 'creates a key that is exchanged for a session of its roles',
    async run(kit) {
      const { accessKey } = kit.management;
      const tenantId = await kit.tenant('key');
      const [general, own] = [await kit.role('general'), await kit.role('own', tenantId)];
      const name = kit.newName('key');
      const end = Math.floor(kit.now() / 1000) + HOUR_S;
      const made = expectOk(
        await accessKey.create(
          name,
          end,
          [general.role],
          [{ tenantId, roleNames: [own.role] }],
          undefined,
          { plan: 'gold' },
          'Of a program',
          ['127.0.0.1', '::1', '0.0.0.0/0'],
        ),
      );
      kit.takeBackLater(() => accessKey.delete(made.key.id));
      assert.ok(made.cleartext, 'no key to give away');
      const fields = {
        id: made.key.id,
        name,
        description: 'Of a program',
        status: 'active',
        roleNames: [general.role],
        permittedIps: ['127.0.0.1', '::1', '0.0.0.0/0'],
      };
      const loaded = expectOk(await accessKey.load(made.key.id));
      for (const key of [made.key, loaded]) {
        expectKey(key);
        expectFields(key, fields);
        expectFields(key.keyTenants?.[0], { tenantId, roleNames: [own.role] });
      }
      const claims = await exchanged(kit, made.cleartext);
      expectFields(claims, {
        sub: made.key.id,
        drn: 'DS',
        plan: 'gold',
        roles: [general.role],
        permissions: [general.permission],
      });
      const { [tenantId]: tenant } = Object(claims['tenants']);
      expectFields(tenant, { roles: [own.role], permissions: [own.permission] });
      assert.ok(Number(claims['exp']) <= end, 'the session outlives the key');
    },
  },
  {
    endpoint: CREATE,
    name: 'creates a key that is bound to a user, with their roles',
    async run(kit) {
      const { role } = await kit.role('bound');
      const { userId, loginId } = await kit.testUser('bound', { roles: [role] });
      const { keyId, cleartext } = await kit.accessKey(0, [], [], userId);
      const key = expectOk(await kit.management.accessKey.load(keyId));
      expectFields(key, { boundUserId: userId });
      expectFields(await exchanged(kit, cleartext), { roles: [role] });
      expectOk(await kit.management.user.deactivate(loginId));
      await expectNoWayIn(kit, cleartext);
    },
  },
  {
    endpoint: CREATE,
    name: 'keeps a key to its addresses',
    async run(kit) {
      const elsewhere = ['203.0.113.7'];
      const { cleartext } = await kit.accessKey(0, [], [], undefined, {}, '', elsewhere);
      await expectNoWayIn(kit, cleartext);
    },
  },
  {
    endpoint: CREATE,
    name: 'ends a key at its time',
    needs: ['clock'],
    async run(kit) {
      const { accessKey } = kit.management;
      const end = Math.floor(kit.now() / 1000) + HOUR_S;
      const { keyId, cleartext } = await kit.accessKey(end);
      await exchanged(kit, cleartext);
      kit.advance((HOUR_S + 1) * 1000);
      await expectNoWayIn(kit, cleartext);
      expectFields(expectOk(await accessKey.load(keyId)), { status: 'expired' });
    },
  },
  {
    endpoint: CREATE,
    name: 'refuses roles, tenants and users that do not exist, and no name',
    async run(kit) {
      const { accessKey } = kit.management;
      const name = kit.newName('refused');
      expectRefused(await accessKey.create('', 0), 400);
      expectRefused(await accessKey.create(name, 0, [kit.newName('no role')]));
      const tenants = [{ tenantId: kit.newName('no-tenant'), roleNames: [] }];
      expectRefused(await accessKey.create(name, 0, [], tenants));
      expectRefused(await accessKey.create(name, 0, [], [], kit.newName('U')));
    },
  },
];

const changing: ConformanceCases = [
  {
    endpoint: UPDATE,
    name: 'changes what the key is and may',
    async run(kit) {
      const { accessKey } = kit.management;
      const tenantId = await kit.tenant('key');
      const [{ role: before }, { role: after }] = [
        await kit.role('before'),
        await kit.role('after'),
      ];
      const { keyId, cleartext } = await kit.accessKey(0, [before]);
      const name = kit.newName('renamed');
      const tenants = [{ tenantId, roleNames: [after] }];
      const changed = expectOk(await accessKey.update(keyId, name, 'Changed', [after], tenants));
      expectKey(changed);
      const fields = { id: keyId, name, description: 'Changed', roleNames: [after] };
      expectFields(changed, fields);
      expectFields(changed.keyTenants?.[0], { tenantId, roleNames: [after] });
      expectFields(expectOk(await accessKey.load(keyId)), fields);
      const claims = await exchanged(kit, cleartext);
      expectFields(claims, { roles: [after] });
      expectSame(Object.keys(Object(claims['tenants'])), [tenantId], 'tenants of the session');
    },
  },
  {
    endpoint: UPDATE,
    name: 'refuses keys and roles that do not exist',
    async run(kit) {
      const { accessKey } = kit.management;
      expectRefused(await accessKey.update(kit.newName('K'), 'Any'));
      const { keyId } = await kit.accessKey(0);
      expectRefused(await accessKey.update(keyId, 'Any', '', [kit.newName('no role')]));
    },
  },
  {
    endpoint: ROTATE,
    name: 'answers another key of the same id; the one before is none any more',
    async run(kit) {
      const { accessKey } = kit.management;
      const { keyId, cleartext } = await kit.accessKey(0);
      const rotated = expectOk(await accessKey.rotate(keyId));
      expectKey(rotated.key);
      expectFields(rotated.key, { id: keyId, status: 'active' });
      await expectNoWayIn(kit, cleartext);
      expectFields(await exchanged(kit, rotated.cleartext), { sub: keyId });
      expectRefused(await accessKey.rotate(kit.newName('K')));
    },
  },
];

type Change = 'activate' | 'deactivate' | 'delete';

/** One key and several are changed in the same way. */
const statusCases: ConformanceCases = [false, true].flatMap((isBatch) => {
  const endpointOf = (change: Change) => `POST ${PATH}/${change}${isBatch ? '/batch' : ''}`;
  const changeKeys = (
    { management: { accessKey } }: ConformanceKit,
    change: Change,
    ids: string[],
  ) => (isBatch ? accessKey[`${change}Batch`](ids) : accessKey[change](ids[0] ?? ''));
  const given = async (kit: ConformanceKit) =>
    isBatch ? [await kit.accessKey(0), await kit.accessKey(0)] : [await kit.accessKey(0)];
  const idsOf = (keys: readonly { keyId: string }[]) => keys.map(({ keyId }) => keyId);
  return [
    {
      endpoint: endpointOf('deactivate'),
      name: 'keeps the holder out',
      async run(kit: ConformanceKit) {
        const keys = await given(kit);
        expectOk(await changeKeys(kit, 'deactivate', idsOf(keys)));
        for (const { keyId, cleartext } of keys) {
          const key = expectOk(await kit.management.accessKey.load(keyId));
          expectFields(key, { status: 'inactive' });
          await expectNoWayIn(kit, cleartext);
        }
      },
    },
    {
      endpoint: endpointOf('activate'),
      name: 'lets the holder in again',
      async run(kit: ConformanceKit) {
        const keys = await given(kit);
        expectOk(await changeKeys(kit, 'deactivate', idsOf(keys)));
        expectOk(await changeKeys(kit, 'activate', idsOf(keys)));
        for (const { keyId, cleartext } of keys) {
          const key = expectOk(await kit.management.accessKey.load(keyId));
          expectFields(key, { status: 'active' });
          expectFields(await exchanged(kit, cleartext), { sub: keyId });
        }
      },
    },
    {
      endpoint: endpointOf('delete'),
      name: 'leaves nothing of the key',
      async run(kit: ConformanceKit) {
        const keys = await given(kit);
        expectOk(await changeKeys(kit, 'delete', idsOf(keys)));
        for (const { keyId, cleartext } of keys) {
          expectRefused(await kit.management.accessKey.load(keyId));
          await expectNoWayIn(kit, cleartext);
        }
      },
    },
    ...(['activate', 'deactivate', 'delete'] as const).map((change): ConformanceCase => ({
      endpoint: endpointOf(change),
      name: 'refuses keys that do not exist',
      async run(kit) {
        expectRefused(await changeKeys(kit, change, [kit.newName('K')]));
      },
    })),
  ];
});

const reading: ConformanceCases = [
  {
    endpoint: LOAD,
    name: 'answers every field of a key, and not the key itself',
    async run(kit) {
      const tenantId = await kit.tenant('key');
      const { role } = await kit.role('any');
      const { keyId, cleartext } = await kit.accessKey(0, [], [{ tenantId, roleNames: [role] }]);
      const key = expectOk(await kit.management.accessKey.load(keyId));
      expectKey(key);
      expectFields(key, { id: keyId, clientId: keyId, status: 'active' });
      expectFields(key.keyTenants?.[0], { tenantId, roleNames: [role] });
      assert.ok(!JSON.stringify(key).includes(cleartext), 'the key is shown again');
    },
  },
  {
    endpoint: LOAD,
    name: 'refuses keys that do not exist, and wants an id',
    async run(kit) {
      expectRefused(await kit.management.accessKey.load(kit.newName('K')));
      expectRefused(await callManagement(kit, { method: 'GET', path: PATH }), 400);
    },
  },
  {
    endpoint: SEARCH,
    name: 'finds by tenant and by user',
    async run(kit) {
      const { accessKey } = kit.management;
      const tenantId = await kit.tenant('keys');
      const { userId } = await kit.testUser('bound');
      const ofTenant = await kit.accessKey(0, [], [{ tenantId, roleNames: [] }]);
      const ofUser = await kit.accessKey(0, [], [], userId);
      const searches = [
        [await accessKey.searchAll([tenantId]), ofTenant.keyId],
        [await accessKey.searchAll([], userId), ofUser.keyId],
      ] as const;
      for (const [reply, keyId] of searches) {
        const keys = expectOk(reply);
        for (const key of keys) expectKey(key);
        expectMembers(
          keys.map(({ id }) => id),
          [keyId],
          'keys',
        );
      }
      const all = expectOk(await accessKey.searchAll());
      const found = [ofTenant.keyId, ofUser.keyId].every((id) => all.some((key) => key.id === id));
      assert.ok(found, 'keys are missing when all are asked for');
    },
  },
  {
    endpoint: SEARCH,
    name: 'refuses criteria that are none',
    async run(kit) {
      expectRefused(await postManagement(kit, `${PATH}/search`, { tenantIds: 'all' }), 400);
    },
  },
];

export const cases: ConformanceCases = [...making, ...changing, ...statusCases, ...reading];
