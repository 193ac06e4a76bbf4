import assert from 'node:assert/strict';
import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectOk, expectRefused } from './expect-reply.ts';
import { callManagement, postManagement } from './mgmt-client.ts';
import { expectFields, expectKinds, expectMembers, expectSame } from './mgmt-expect.ts';

const PATH = '/v1/mgmt/sso';
const SETTINGS = '/v2/mgmt/sso/settings';
const LOAD = `GET ${SETTINGS}`;
const LOAD_ALL = `GET ${SETTINGS}/all`;
const NEW = `POST ${PATH}/settings/new`;
const DELETE = `DELETE ${PATH}/settings`;
const SAML = `POST ${PATH}/saml`;
const METADATA = `POST ${PATH}/saml/metadata`;
const OIDC = `POST ${PATH}/oidc`;
const REDIRECT = `POST ${PATH}/redirect`;
const RECALCULATE = `POST ${PATH}/recalculate-mappings`;

const ELSEWHERE = 'https://elsewhere.example/';

type Sso = ConformanceKit['management']['sso'];
type SamlSettings = Parameters<Sso['configureSAMLSettings']>[1];

async function samlSettings(kit: ConformanceKit): Promise<SamlSettings> {
  const idp = await kit.samlIdp();
  const idpUrl = 'https://idp.example/sso';
  return { idpUrl, entityId: 'https://idp.example/entity', idpCert: idp.certificate() };
}

/** A certificate may come back with other line ends, or without the frame. */
function bare(certificate: string | undefined): string {
  return (certificate ?? '').replaceAll(/-----[^-]+-----|\s/g, '');
}

function newDomain({ newName }: ConformanceKit): string {
  return `${newName('domain')}.example`;
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

const oidc: ConformanceCases = [
  {
    endpoint: OIDC,
    name: 'keeps the settings, and the secret to itself',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('oidc');
      const { role } = await kit.role('mapped');
      const domain = newDomain(kit);
      const shown = {
        name: 'Their provider',
        clientId: 'client-1',
        issuer: 'https://issuer.example',
        authUrl: 'https://issuer.example/authorize',
        tokenUrl: 'https://issuer.example/token',
        userDataUrl: 'https://issuer.example/me',
        JWKsUrl: 'https://issuer.example/keys',
        scope: ['openid', 'email'],
        roleMappings: [{ roleName: role, groups: ['staff'] }],
      };
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

const several: ConformanceCases = [
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
    endpoint: NEW,
    name: 'makes a place for settings beside others, with addresses of its own',
    async run(kit) {
      const { sso } = kit.management;
      const tenantId = await kit.tenant('several');
      const [ssoId, settings] = [kit.newName('europe'), await samlSettings(kit)];
      const made = expectOk(await sso.newSettings(tenantId, ssoId, 'Europe'));
      expectFields(made, { ssoId });
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

export const cases: ConformanceCases = [...saml, ...oidc, ...several];
