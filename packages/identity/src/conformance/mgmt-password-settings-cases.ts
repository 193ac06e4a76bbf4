import type { ConformanceCases } from './conformance-case.ts';
import { NEW_PASSWORD } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { callManagement, postManagement } from './mgmt-client.ts';
import { expectFields, expectKinds } from './mgmt-expect.ts';

const PATH = '/v1/mgmt/password/settings';
const LOAD = `GET ${PATH}`;
const SAVE = `POST ${PATH}`;

const SETTINGS = {
  enabled: true,
  minLength: 12,
  lowercase: true,
  uppercase: true,
  number: true,
  nonAlphaNumeric: true,
  expiration: true,
  expirationWeeks: 4,
  reuse: true,
  reuseAmount: 3,
  lock: true,
  lockAttempts: 5,
};

const KINDS = {
  enabled: 'flag',
  minLength: 'number',
  lowercase: 'flag',
  uppercase: 'flag',
  number: 'flag',
  nonAlphanumeric: 'flag',
  expiration: 'flag',
  expirationWeeks: 'number',
  reuse: 'flag',
  reuseAmount: 'number',
  lock: 'flag',
  lockAttempts: 'number',
} as const;

/** Settings of the whole project are only read here: other people's passwords hang on them. */
export const cases: ConformanceCases = [
  {
    endpoint: LOAD,
    name: 'answers those of the project, and of a tenant without its own',
    async run(kit) {
      const { password } = kit.management;
      expectKinds(expectOk(await callManagement(kit, { method: 'GET', path: PATH })), KINDS);
      expectKinds(expectOk(await password.getSettings(await kit.tenant('plain'))), KINDS);
    },
  },
  {
    endpoint: LOAD,
    name: 'refuses a tenant that does not exist',
    async run(kit) {
      expectRefused(await kit.management.password.getSettings(kit.newName('no-tenant')));
    },
  },
  {
    endpoint: SAVE,
    name: 'keeps the settings of a tenant, and its members keep to them',
    async run(kit) {
      const { password, user } = kit.management;
      const [tenantId, other] = [await kit.tenant('strict'), await kit.tenant('other')];
      // The library's type spells one name differently than the API.
      const settings = { ...SETTINGS, nonAlphanumeric: true };
      expectOk(await password.configureSettings(tenantId, settings));
      const { nonAlphaNumeric: _spelling, ...shown } = settings;
      expectFields(expectOk(await password.getSettings(tenantId)), shown);
      const userTenants = [{ tenantId, roleNames: [] }];
      const member = await kit.testUser('member', { userTenants });
      expectRefused(await user.setActivePassword(member.loginId, NEW_PASSWORD), 400);
      expectOk(await user.setActivePassword(member.loginId, 'Violet! Harbour 42'));
      const others = await kit.testUser('other', {
        userTenants: [{ tenantId: other, roleNames: [] }],
      });
      expectOk(await user.setActivePassword(others.loginId, NEW_PASSWORD));
    },
  },
  {
    endpoint: SAVE,
    name: 'refuses tenants that do not exist, and lengths that are none',
    async run(kit) {
      const { password } = kit.management;
      expectRefused(await password.configureSettings(kit.newName('no-tenant'), SETTINGS));
      const tenantId = await kit.tenant('kept');
      expectRefused(await postManagement(kit, PATH, { tenantId, minLength: 'long' }), 400);
      expectRefused(await postManagement(kit, PATH, { tenantId, minLength: 1 }), 400);
    },
  },
];
