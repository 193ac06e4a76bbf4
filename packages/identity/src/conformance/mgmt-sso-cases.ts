import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { callManagement, postManagement } from './mgmt-client.ts';
import { expectFields, expectKinds, expectSame, expectTenant } from './mgmt-expect.ts';
import { newDomain, samlSettings } from './mgmt-sso-given.ts';

const PATH = '/v1/mgmt/sso';
const SETTINGS = '/v2/mgmt/sso/settings';
const LOAD = `GET ${SETTINGS}`;
const SAML = `POST ${PATH}/saml`;
const METADATA = `POST ${PATH}/saml/metadata`;
const OIDC = `POST ${PATH}/oidc`;

const ELSEWHERE = 'https://elsewhere.example/';

/** A returned certificate may have other line ends, or no frame. */
function bare(certificate: string | undefined): string {
  return (certificate ?? '').replaceAll(/-----[^-]+-----|\s/g, '');
}

const SAML_KINDS = {
  idpEntityId: 'text',
  idpSSOUrl: 'text',
  idpCertificate: 'text',
  idpMetadataUrl: 'text',
  spEntityId: 'filled text',
  spACSUrl: 'filled text',
  spCertificate: 'text',
  attributeMapping: 'object',
  groupsMapping: 'list',
  defaultSSORoles: 'list',
  redirectUrl: 'text',
} as const;

const saml: ConformanceCases = [
  {
    endpoint: SAML,
    name: 'keeps the settings and tells what the other side must know',
    async run(kit) {
      const { sso, tenant } = kit.management;
      const tenantId = await kit.tenant('saml');
      const [{ role }, { role: usual }] = [
        await kit.role('mapped', tenantId),
        await kit.role('usual'),
      ];
      const settings = await samlSettings(kit);
      const mapping = { name: 'cn', email: 'mail', group: 'groups' };
      const roleMappings = [{ groups: ['admins', 'ops'], roleName: role }];
      const domain = newDomain(kit);
      const more = { attributeMapping: mapping, roleMappings, defaultSSORoles: [usual] };
      const { redirectUrl } = kit.target;
      const described = { ...settings, ...more };
      expectOk(await sso.configureSAMLSettings(tenantId, described, redirectUrl, [domain]));
      const loaded = expectOk(await sso.loadSettings(tenantId));
      expectFields(loaded.tenant, { id: tenantId, authType: 'saml', domains: [domain] });
      expectKinds(loaded.saml, SAML_KINDS);
      expectFields(loaded.saml, {
        idpEntityId: settings.entityId,
        idpSSOUrl: settings.idpUrl,
        groupsMapping: roleMappings,
        defaultSSORoles: [usual],
        redirectUrl,
      });
      expectFields(loaded.saml?.attributeMapping, mapping);
      expectSame(bare(loaded.saml?.idpCertificate), bare(settings.idpCert), 'the certificate');
      expectFields(expectOk(await tenant.load(tenantId)), { authType: 'saml', domains: [domain] });
      const request = { method: 'GET', path: SETTINGS, query: { tenantId } } as const;
      const wire = Object(expectOk(await callManagement(kit, request))['saml']);
      expectKinds(wire.groupsMapping[0]?.role, { id: 'text', name: 'filled text' });
    },
  },
  {
    endpoint: SAML,
    name: 'refuses what could not work, and changes nothing',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('refused');
      const settings = await samlSettings(kit);
      const configure = (changed: object, redirectUrl?: string, domains?: string[]) =>
        sso.configureSAMLSettings(tenantId, { ...settings, ...changed }, redirectUrl, domains);
      const nowhere = kit.newName('no-tenant');
      expectRefused(await sso.configureSAMLSettings(nowhere, settings));
      expectRefused(await configure({ idpUrl: 'javascript:alert(1)' }), 400);
      expectRefused(await configure({ idpCert: 'no certificate' }), 400);
      expectRefused(await configure({ defaultSSORoles: [kit.newName('no role')] }));
      expectRefused(await configure({}, ELSEWHERE), 400);
      expectRefused(await configure({}, undefined, ['no domain']), 400);
      expectRefused(await postManagement(kit, `${PATH}/saml`, { tenantId }), 400);
      expectSame(expectOk(await sso.loadAllSettings(tenantId)), [], 'settings');
    },
  },
  {
    endpoint: SAML,
    name: 'gives a domain to one tenant only',
    async run(kit) {
      const { sso } = kit.management;
      const [first, second] = [await kit.tenant('first'), await kit.tenant('second')];
      const [settings, domain] = [await samlSettings(kit), newDomain(kit)];
      expectOk(await sso.configureSAMLSettings(first, settings, undefined, [domain]));
      expectRefused(await sso.configureSAMLSettings(second, settings, undefined, [domain]));
      const { tenant } = expectOk(await sso.loadSettings(first));
      expectFields(tenant, { domains: [domain] });
    },
  },
  {
    endpoint: METADATA,
    name: 'reads the settings where the other side publishes them',
    needs: ['way out'],
    async run(kit) {
      const { sso } = kit.management;
      const [tenantId, idp] = [await kit.tenant('metadata'), await kit.samlIdp()];
      const { metadataUrl } = idp;
      expectOk(await sso.configureSAMLByMetadata(tenantId, { idpMetadataUrl: metadataUrl }));
      const loaded = expectOk(await sso.loadSettings(tenantId)).saml;
      expectKinds(loaded, SAML_KINDS);
      expectFields(loaded, {
        idpEntityId: idp.entityId,
        idpSSOUrl: idp.ssoUrl,
        idpMetadataUrl: metadataUrl,
      });
      expectSame(bare(loaded?.idpCertificate), bare(idp.certificate()), 'the certificate');
    },
  },
  {
    endpoint: METADATA,
    name: 'refuses addresses that are none, and tenants that do not exist',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('metadata');
      for (const idpMetadataUrl of [
        'no address',
        'file:///etc/hostname',
        'http://169.254.169.254/',
      ]) {
        expectRefused(await sso.configureSAMLByMetadata(tenantId, { idpMetadataUrl }), 400);
      }
      const nowhere = kit.newName('no-tenant');
      expectRefused(await sso.configureSAMLByMetadata(nowhere, { idpMetadataUrl: ELSEWHERE }));
      expectSame(expectOk(await sso.loadAllSettings(tenantId)), [], 'settings');
    },
  },
];

const SECRET = 'a secret of the client 4711';

const SHOWN_OIDC = {
  name: 'Their provider',
  clientId: 'client-1',
  issuer: 'https://issuer.example',
  authUrl: 'https://issuer.example/authorize',
  tokenUrl: 'https://issuer.example/token',
  userDataUrl: 'https://issuer.example/me',
  JWKsUrl: 'https://issuer.example/keys',
  scope: ['openid', 'email'],
};

const oidc: ConformanceCases = [
  {
    endpoint: OIDC,
    name: 'keeps the settings, and the secret to itself',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('oidc');
      const { role } = await kit.role('mapped');
      const domain = newDomain(kit);
      const roleMappings = [{ roleName: role, groups: ['staff'] }];
      const shown = { ...SHOWN_OIDC, roleMappings };
      const attributeMapping = { loginId: 'sub', email: 'email', group: 'groups' };
      const settings = { ...shown, attributeMapping, clientSecret: SECRET };
      expectOk(await sso.configureOIDCSettings(tenantId, settings, [domain]));
      const loaded = expectOk(await sso.loadSettings(tenantId));
      expectFields(loaded.tenant, { id: tenantId, authType: 'oidc', domains: [domain] });
      expectFields(loaded.oidc, shown);
      expectFields(loaded.oidc?.attributeMapping, attributeMapping);
      expectSame(loaded.saml, undefined, '"saml"');
      assert.ok(!JSON.stringify(loaded).includes(SECRET), 'the secret is shown');
    },
  },
  {
    endpoint: OIDC,
    name: 'refuses what could not work, and tenants that do not exist',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('refused');
      const settings = {
        name: 'Theirs',
        clientId: 'client-1',
        clientSecret: SECRET,
        issuer: 'https://issuer.example',
      };
      const configure = (changed: object) =>
        sso.configureOIDCSettings(tenantId, { ...settings, ...changed });
      expectRefused(await sso.configureOIDCSettings(kit.newName('no-tenant'), settings));
      expectRefused(await configure({ clientId: '' }), 400);
      expectRefused(await configure({ issuer: 'no address' }), 400);
      const roleMappings = [{ roleName: kit.newName('no role'), groups: ['staff'] }];
      expectRefused(await configure({ roleMappings }));
      expectSame(expectOk(await sso.loadAllSettings(tenantId)), [], 'settings');
    },
  },
];

const reading: ConformanceCases = [
  {
    endpoint: LOAD,
    name: 'answers a tenant without settings, and refuses one that does not exist',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('plain');
      const loaded = expectOk(await sso.loadSettings(tenantId));
      expectFields(loaded, { saml: undefined, oidc: undefined });
      expectFields(loaded.tenant, { id: tenantId, authType: 'none', domains: [] });
      expectRefused(await sso.loadSettings(kit.newName('no-tenant')));
      expectRefused(await sso.loadSettings(tenantId, kit.newName('no-sso')));
    },
  },
  {
    endpoint: LOAD,
    name: 'answers every field of a tenant with SAML settings',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('shown');
      const { role } = await kit.role('mapped');
      const roleMappings = [{ groups: ['staff'], roleName: role }];
      const settings = { ...(await samlSettings(kit)), roleMappings };
      expectOk(await sso.configureSAMLSettings(tenantId, settings));
      const loaded = expectOk(await sso.loadSettings(tenantId));
      expectTenant(loaded.tenant);
      expectKinds(loaded, { ssoId: 'filled text' });
      expectKinds(loaded.saml, SAML_KINDS);
      expectFields(loaded.saml, { idpSSOUrl: settings.idpUrl, groupsMapping: roleMappings });
    },
  },
  {
    endpoint: LOAD,
    name: 'answers every field of a tenant with OpenID Connect settings, but the secret',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('shown');
      const attributeMapping = { email: 'email' };
      const settings = { ...SHOWN_OIDC, clientSecret: SECRET, attributeMapping };
      expectOk(await sso.configureOIDCSettings(tenantId, settings));
      const { oidc: loaded } = expectOk(await sso.loadSettings(tenantId));
      expectFields(loaded, SHOWN_OIDC);
      expectFields(loaded?.attributeMapping, attributeMapping);
      assert.ok(!JSON.stringify(loaded).includes(SECRET), 'the secret is shown');
    },
  },
];

export const cases: ConformanceCases = [...saml, ...oidc, ...reading];
