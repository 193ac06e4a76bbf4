import type { ConformanceCases } from './conformance-case.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { callManagement, postManagement } from './mgmt-client.ts';
import { expectFields, expectKinds, expectSame } from './mgmt-expect.ts';
import { claimsOf } from './mgmt-given.ts';

const PATH = '/v1/mgmt/tenant/settings';
const LOAD = `GET ${PATH}`;
const SAVE = `POST ${PATH}`;
const DEFAULT_ROLES = 'POST /v1/mgmt/tenant/updateDefaultRoles';

const SETTINGS = {
  enabled: true,
  sessionTokenExpiration: 5,
  sessionTokenExpirationUnit: 'minutes',
  refreshTokenExpiration: 2,
  refreshTokenExpirationUnit: 'days',
  stepupTokenExpiration: 10,
  stepupTokenExpirationUnit: 'minutes',
  enableInactivity: true,
  InactivityTime: 1,
  InactivityTimeUnit: 'hours',
  JITDisabled: true,
} as const;

export const cases: ConformanceCases = [
  {
    endpoint: SAVE,
    name: 'keeps the settings, and the sessions of members keep to them',
    async run(kit) {
      const { tenant } = kit.management;
      const tenantId = await kit.tenant('settings');
      const selfProvisioningDomains = [`${kit.newName('domain')}.example`];
      const settings = { ...SETTINGS, selfProvisioningDomains };
      expectOk(await tenant.configureSettings(tenantId, settings));
      expectFields(expectOk(await tenant.getSettings(tenantId)), { tenantId, ...settings });
      expectFields(expectOk(await tenant.load(tenantId)), { selfProvisioningDomains });
      const userTenants = [{ tenantId, roleNames: [] }];
      const { loginId } = await kit.passwordUser('member', { userTenants });
      const { iat, exp } = await claimsOf(kit, loginId);
      expectSame(Number(exp) - Number(iat), 300, 'seconds of the session');
    },
  },
  {
    endpoint: SAVE,
    name: 'refuses a tenant that does not exist, and a unit that is none',
    async run(kit) {
      const { tenant } = kit.management;
      const settings = { selfProvisioningDomains: [], enabled: true };
      expectRefused(await tenant.configureSettings(kit.newName('no-tenant'), settings));
      const tenantId = await kit.tenant('kept');
      const body = { tenantId, sessionTokenExpiration: 5, sessionTokenExpirationUnit: 'moons' };
      expectRefused(await postManagement(kit, PATH, body), 400);
    },
  },
  {
    endpoint: LOAD,
    name: 'answers those of a tenant that was never set up',
    async run(kit) {
      const settings = expectOk(await kit.management.tenant.getSettings(await kit.tenant('new')));
      expectKinds(settings, {
        selfProvisioningDomains: 'list',
        domains: 'list',
        authType: 'filled text',
        enabled: 'flag',
        enableInactivity: 'flag',
        JITDisabled: 'flag',
      });
      expectFields(settings, { authType: 'none', enabled: false });
    },
  },
  {
    endpoint: LOAD,
    name: 'refuses a tenant that does not exist, and wants an id',
    async run(kit) {
      expectRefused(await kit.management.tenant.getSettings(kit.newName('no-tenant')));
      expectRefused(await callManagement(kit, { method: 'GET', path: PATH }), 400);
    },
  },
  {
    endpoint: DEFAULT_ROLES,
    name: 'gives them to whoever joins without roles',
    async run(kit) {
      const { tenant, user } = kit.management;
      const id = await kit.tenant('defaults');
      const [{ role }, { role: other }] = [await kit.role('default', id), await kit.role('other')];
      expectOk(await tenant.updateDefaultRoles(id, [role]));
      expectFields(expectOk(await tenant.load(id)), { defaultRoles: [role] });
      const [joining, chosen] = [kit.newLoginId('joining'), kit.newLoginId('chosen')];
      expectOk(
        await user.createTestUser(joining, { userTenants: [{ tenantId: id, roleNames: [] }] }),
      );
      const userTenants = [{ tenantId: id, roleNames: [other] }];
      expectOk(await user.createTestUser(chosen, { userTenants }));
      const rolesOf = async (loginId: string) =>
        expectOk(await user.load(loginId)).userTenants?.[0]?.roleNames;
      expectSame(await rolesOf(joining), [role], 'roles of who joined without any');
      expectSame(await rolesOf(chosen), [other], 'roles of who joined with one');
    },
  },
  {
    endpoint: DEFAULT_ROLES,
    name: 'refuses roles and tenants that do not exist',
    async run(kit) {
      const { tenant } = kit.management;
      const id = await kit.tenant('defaults');
      expectRefused(await tenant.updateDefaultRoles(id, [kit.newName('no role')]));
      expectRefused(await tenant.updateDefaultRoles(kit.newName('no-tenant'), []));
    },
  },
];
