import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { expectFields, expectMembers, expectSame, expectTenant } from './mgmt-expect.ts';
import { newDomain, samlSettings } from './mgmt-sso-given.ts';

const PATH = '/v1/mgmt/sso';
const LOAD_ALL = 'GET /v2/mgmt/sso/settings/all';
const NEW = `POST ${PATH}/settings/new`;
const DELETE = `DELETE ${PATH}/settings`;
const REDIRECT = `POST ${PATH}/redirect`;
const RECALCULATE = `POST ${PATH}/recalculate-mappings`;

const ELSEWHERE = 'https://elsewhere.example/';

export const cases: ConformanceCases = [
  {
    endpoint: NEW,
    name: 'makes a place for settings beside others, with addresses of its own',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('several');
      const [ssoId, settings] = [kit.newName('europe'), await samlSettings(kit)];
      const made = expectOk(await sso.newSettings(tenantId, ssoId, 'Europe'));
      expectFields(made, { ssoId });
      expectTenant(made.tenant);
      expectFields(made.tenant, { id: tenantId });
      expectOk(await sso.configureSAMLSettings(tenantId, settings, undefined, undefined, ssoId));
      expectOk(await sso.configureSAMLSettings(tenantId, settings));
      const [own, first] = [
        expectOk(await sso.loadSettings(tenantId, ssoId)),
        expectOk(await sso.loadSettings(tenantId)),
      ];
      expectFields(own, { ssoId });
      assert.notEqual(own.saml?.spACSUrl, first.saml?.spACSUrl, 'both have the same address');
    },
  },
  {
    endpoint: NEW,
    name: 'refuses an id that is taken, and tenants that do not exist',
    async run(kit) {
      const { sso } = kit.management;
      const [tenantId, ssoId] = [await kit.tenant('several'), kit.newName('europe')];
      expectOk(await sso.newSettings(tenantId, ssoId, 'Europe'));
      expectRefused(await sso.newSettings(tenantId, ssoId, 'Again'));
      expectRefused(await sso.newSettings(kit.newName('no-tenant'), ssoId, 'Europe'));
    },
  },
  {
    endpoint: LOAD_ALL,
    name: 'lists all settings of a tenant',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('several');
      expectSame(expectOk(await sso.loadAllSettings(tenantId)), [], 'settings at first');
      const ids = [kit.newName('europe'), kit.newName('asia')];
      for (const ssoId of ids) expectOk(await sso.newSettings(tenantId, ssoId, 'Name'));
      const all = expectOk(await sso.loadAllSettings(tenantId));
      expectMembers(
        all.map(({ ssoId = '' }) => ssoId),
        ids,
        'settings',
      );
      expectTenant(all[0]?.tenant);
      expectFields(all[0]?.tenant, { id: tenantId });
      expectRefused(await sso.loadAllSettings(kit.newName('no-tenant')));
    },
  },
  {
    endpoint: DELETE,
    name: 'deletes the settings of one id, and of none',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('deleted');
      const [ssoId, settings] = [kit.newName('europe'), await samlSettings(kit)];
      expectOk(await sso.newSettings(tenantId, ssoId, 'Europe'));
      expectOk(await sso.configureSAMLSettings(tenantId, settings, undefined, [newDomain(kit)]));
      expectOk(await sso.deleteSettings(tenantId, ssoId));
      expectRefused(await sso.loadSettings(tenantId, ssoId));
      expectOk(await sso.loadSettings(tenantId));
      expectOk(await sso.deleteSettings(tenantId));
      const left = expectOk(await sso.loadSettings(tenantId));
      expectFields(left, { saml: undefined });
      expectFields(left.tenant, { authType: 'none', domains: [] });
    },
  },
  {
    endpoint: DELETE,
    name: 'refuses settings and tenants that do not exist',
    async run(kit) {
      const { sso } = kit.management;
      expectRefused(await sso.deleteSettings(await kit.tenant('kept'), kit.newName('no-sso')));
      expectRefused(await sso.deleteSettings(kit.newName('no-tenant')));
    },
  },
  {
    endpoint: REDIRECT,
    name: 'changes where people land, and nothing else',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('redirect');
      const settings = await samlSettings(kit);
      expectOk(await sso.configureSAMLSettings(tenantId, settings));
      const { redirectUrl } = kit.target;
      expectOk(await sso.configureSSORedirectURL(tenantId, redirectUrl));
      const changed = expectOk(await sso.loadSettings(tenantId));
      expectFields(changed.saml, { redirectUrl, idpEntityId: settings.entityId });
      expectRefused(await sso.configureSSORedirectURL(tenantId, ELSEWHERE), 400);
      expectRefused(await sso.configureSSORedirectURL(kit.newName('no-tenant'), redirectUrl));
    },
  },
  {
    endpoint: RECALCULATE,
    name: 'is done for settings that there are, and refused for others',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('recalculated');
      expectRefused(await sso.recalculateSSOMappings(tenantId));
      expectOk(await sso.configureSAMLSettings(tenantId, await samlSettings(kit)));
      expectOk(await sso.recalculateSSOMappings(tenantId));
      expectRefused(await sso.recalculateSSOMappings(tenantId, kit.newName('no-sso')));
    },
  },
];
