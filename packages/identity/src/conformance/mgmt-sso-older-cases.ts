import type { ConformanceCases } from './conformance-case.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { expectFields, expectKinds, expectSame } from './mgmt-expect.ts';

const PATH = '/v1/mgmt/sso';
const LOAD = `GET ${PATH}/settings`;
const SAVE = `POST ${PATH}/settings`;
const METADATA = `POST ${PATH}/metadata`;
const MAPPING = `POST ${PATH}/mapping`;

const IDP_URL = 'https://idp.example/sso';
const ENTITY_ID = 'https://idp.example/entity';

/** The predecessors of `saml` and `oidc`: one SAML configuration per tenant. */
export const cases: ConformanceCases = [
  {
    endpoint: SAVE,
    name: 'keeps SAML settings, which the newer functions see, too',
    async run(kit) {
      const { sso } = kit.management;
      const [tenantId, idp] = [await kit.tenant('older'), await kit.samlIdp()];
      const { redirectUrl } = kit.target;
      const domains = [`${kit.newName('domain')}.example`];
      const certificate = idp.certificate();
      expectOk(
        await sso.configureSettings(
          tenantId,
          IDP_URL,
          certificate,
          ENTITY_ID,
          redirectUrl,
          domains,
        ),
      );
      const fields = { idpEntityId: ENTITY_ID, idpSSOUrl: IDP_URL, redirectUrl };
      expectFields(expectOk(await sso.getSettings(tenantId)), { tenantId, domains, ...fields });
      expectFields(expectOk(await sso.loadSettings(tenantId)).saml, fields);
    },
  },
  {
    endpoint: SAVE,
    name: 'refuses tenants that do not exist, and certificates that are none',
    async run(kit) {
      const { sso } = kit.management;
      const { redirectUrl } = kit.target;
      const configure = (tenantId: string, certificate: string) =>
        sso.configureSettings(tenantId, IDP_URL, certificate, ENTITY_ID, redirectUrl, []);
      const idp = await kit.samlIdp();
      expectRefused(await configure(kit.newName('no-tenant'), idp.certificate()));
      expectRefused(await configure(await kit.tenant('refused'), 'no certificate'), 400);
    },
  },
  {
    endpoint: LOAD,
    name: 'answers every field of a tenant with settings, and refuses unknown tenants',
    async run(kit) {
      const { sso } = kit.management;
      const [tenantId, idp] = [await kit.tenant('older'), await kit.samlIdp()];
      const { redirectUrl } = kit.target;
      const certificate = idp.certificate();
      expectOk(
        await sso.configureSettings(tenantId, IDP_URL, certificate, ENTITY_ID, redirectUrl, []),
      );
      const { role } = await kit.role('mapped');
      const mapping = { name: 'cn', email: 'mail' };
      expectOk(await sso.configureMapping(tenantId, [{ groups: ['g'], roleName: role }], mapping));
      const loaded = expectOk(await sso.getSettings(tenantId));
      expectFields(loaded.userMapping, mapping);
      expectFields(loaded.groupsMapping[0], { groups: ['g'] });
      expectFields(loaded.groupsMapping[0]?.role, { name: role });
      expectKinds(loaded, {
        tenantId: 'filled text',
        idpEntityId: 'filled text',
        idpSSOUrl: 'filled text',
        idpCertificate: 'filled text',
        idpMetadataUrl: 'text',
        spEntityId: 'filled text',
        spACSUrl: 'filled text',
        spCertificate: 'text',
        userMapping: 'object',
        groupsMapping: 'list',
        redirectUrl: 'text',
        domains: 'list',
        domain: 'text',
      });
      expectRefused(await sso.getSettings(kit.newName('no-tenant')));
    },
  },
  {
    endpoint: METADATA,
    name: 'reads the settings where the other side publishes them',
    needs: ['way out'],
    async run(kit) {
      const { sso } = kit.management;
      const [tenantId, idp] = [await kit.tenant('older'), await kit.samlIdp()];
      const { redirectUrl } = kit.target;
      expectOk(await sso.configureMetadata(tenantId, idp.metadataUrl, redirectUrl, []));
      expectFields(expectOk(await sso.getSettings(tenantId)), {
        idpEntityId: idp.entityId,
        idpSSOUrl: idp.ssoUrl,
        idpMetadataUrl: idp.metadataUrl,
      });
    },
  },
  {
    endpoint: METADATA,
    name: 'refuses addresses that are none',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('refused');
      const { redirectUrl } = kit.target;
      for (const address of ['no address', 'file:///etc/hostname']) {
        expectRefused(await sso.configureMetadata(tenantId, address, redirectUrl, []), 400);
      }
    },
  },
  {
    endpoint: MAPPING,
    name: 'maps groups and attributes of settings that there are',
    async run(kit) {
      const { sso } = kit.management;
      const [tenantId, idp] = [await kit.tenant('mapped'), await kit.samlIdp()];
      const { role } = await kit.role('mapped');
      const roleMappings = [{ groups: ['staff'], roleName: role }];
      const attributes = { name: 'cn', email: 'mail' };
      expectRefused(await sso.configureMapping(tenantId, roleMappings, attributes));
      const settings = { idpUrl: IDP_URL, entityId: ENTITY_ID, idpCert: idp.certificate() };
      expectOk(await sso.configureSAMLSettings(tenantId, settings));
      expectOk(await sso.configureMapping(tenantId, roleMappings, attributes));
      const older = expectOk(await sso.getSettings(tenantId));
      expectFields(older.userMapping, attributes);
      expectSame(
        older.groupsMapping.map(({ role: mapped, groups }) => [mapped.name, groups]),
        [[role, ['staff']]],
        'mapped groups',
      );
      const { saml } = expectOk(await sso.loadSettings(tenantId));
      expectFields(saml, { groupsMapping: roleMappings, idpEntityId: ENTITY_ID });
    },
  },
  {
    endpoint: MAPPING,
    name: 'refuses roles and tenants that do not exist',
    async run(kit) {
      const { sso } = kit.management;
      const [tenantId, idp] = [await kit.tenant('mapped'), await kit.samlIdp()];
      const settings = { idpUrl: IDP_URL, entityId: ENTITY_ID, idpCert: idp.certificate() };
      expectOk(await sso.configureSAMLSettings(tenantId, settings));
      const roleMappings = [{ groups: ['staff'], roleName: kit.newName('no role') }];
      expectRefused(await sso.configureMapping(tenantId, roleMappings));
      expectRefused(await sso.configureMapping(kit.newName('no-tenant'), []));
    },
  },
];
