import { createServer } from 'node:http';
import { createOutbound } from '@waybill/outbound';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseDump } from '../testing/database-dump.ts';
import {
  CONSOLE_ORIGIN,
  runningIdentity,
  type RunningIdentity,
} from '../testing/running-identity.ts';
import { selfSignedCertificate } from '../testing/self-signed-certificate.ts';
import { startTestSamlIdp, type TestSamlIdp } from '../testing/test-saml-idp.ts';

let database: TestDatabase;
let running: RunningIdentity;
let idp: TestSamlIdp;

beforeAll(async () => {
  database = await testDatabase({ holds: 'identity' });
  idp = await startTestSamlIdp();
  running = await runningIdentity(database.owner, {
    identity: { outbound: createOutbound({ allow: ['127.0.0.1'] }) },
  });
  for (const tenant of ['acme', 'umbrella', 'empty', 'many', 'old', 'oidc']) {
    await running.sdk.management.tenant.createWithId(tenant, `Tenant ${tenant}`);
  }
  await running.sdk.management.role.create('Viewer');
  await running.sdk.management.role.create('Auditor', '', [], 'acme');
});

afterAll(async () => {
  await running.close();
  await idp.close();
  await database.close();
});

const sso = () => running.sdk.management.sso;
const key = () => running.identity.managementKey;

const samlSettings = () => ({
  idpUrl: 'https://idp.example/sso',
  entityId: 'https://idp.example/entity',
  idpCert: idp.certificate(),
});

test('a tenant without SSO has settings without any', async () => {
  const loaded = await sso().loadSettings('empty');
  expect(loaded.ok).toBe(true);
  expect(loaded.data?.tenant).toMatchObject({ id: 'empty', authType: 'none', domains: [] });
  expect(loaded.data?.saml).toBeUndefined();
  expect(loaded.data?.oidc).toBeUndefined();
  expect((await sso().loadAllSettings('empty')).data).toEqual([]);
  const missing = await sso().loadSettings('no-such-tenant');
  expect([missing.code, missing.error?.errorCode]).toEqual([404, 'E011004']);
});

test('SAML settings come back as they went in, with what the provider needs to know of us', async () => {
  const attributeMapping = { email: 'mail', group: 'roles', customAttributes: { team: 'dept' } };
  const saved = await sso().configureSAMLSettings(
    'acme',
    {
      ...samlSettings(),
      attributeMapping,
      roleMappings: [{ groups: ['admins', 'ops'], roleName: 'Auditor' }],
      defaultSSORoles: ['Viewer'],
    },
    `${CONSOLE_ORIGIN}/login`,
    ['Acme.Example', '@acme.test'],
  );
  expect([saved.ok, saved.data]).toEqual([true, {}]);
  const loaded = await sso().loadSettings('acme');
  expect(loaded.data).toMatchObject({
    ssoId: 'default',
    tenant: { id: 'acme', authType: 'saml', domains: ['acme.example', 'acme.test'] },
    saml: {
      idpEntityId: 'https://idp.example/entity',
      idpSSOUrl: 'https://idp.example/sso',
      idpCertificate: idp.certificate().trim(),
      idpMetadataUrl: '',
      spEntityId: `${CONSOLE_ORIGIN}/v1/auth/saml/sp/acme/default`,
      spACSUrl: `${CONSOLE_ORIGIN}/v1/auth/saml/acs/acme/default`,
      spCertificate: '',
      attributeMapping,
      // The client library has made `roleName` of `role.name`.
      groupsMapping: [{ groups: ['admins', 'ops'], roleName: 'Auditor' }],
      defaultSSORoles: ['Viewer'],
      redirectUrl: `${CONSOLE_ORIGIN}/login`,
    },
  });
  const raw = await running.call('/v2/mgmt/sso/settings?tenantId=acme', { token: key() });
  expect(raw.body['saml']).toMatchObject({
    groupsMapping: [{ role: { id: expect.stringMatching(/^R/), name: 'Auditor' } }],
  });
});

test('domains stay when they are left out, and go when none are given', async () => {
  await sso().configureSAMLSettings('umbrella', samlSettings(), '', ['umbrella.example']);
  await sso().configureSAMLSettings('umbrella', samlSettings());
  expect((await sso().loadSettings('umbrella')).data?.tenant.domains).toEqual(['umbrella.example']);
  await sso().configureSAMLSettings('umbrella', samlSettings(), '', []);
  expect((await sso().loadSettings('umbrella')).data?.tenant.domains).toEqual([]);
});

test('a domain belongs to one configuration only, whoever asks first', async () => {
  await sso().configureSAMLSettings('acme', samlSettings(), '', ['acme.example', 'acme.test']);
  const taken = await sso().configureSAMLSettings('umbrella', samlSettings(), '', [
    'free.example',
    'ACME.example',
  ]);
  expect([taken.code, taken.error?.errorCode]).toEqual([400, 'E011004']);
  expect(taken.error?.errorDescription).toContain('acme.example');
  // The whole change is refused, and nothing is stored.
  expect((await sso().loadSettings('umbrella')).data?.tenant.domains).toEqual([]);
  const both = await Promise.all(
    ['umbrella', 'empty'].map((tenant) =>
      sso().configureSAMLSettings(tenant, samlSettings(), '', ['raced.example']),
    ),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.filter(({ code }) => code === 400)).toHaveLength(1);
  await sso().deleteSettings('umbrella');
  await sso().deleteSettings('empty');
});

test.each([
  ['a tenant that does not exist', { tenantId: 'nobody' }, 404],
  ['no tenant', { tenantId: '' }, 400],
  ['no settings', { settings: undefined }, 400],
  ['an id that is no part of an address', { ssoId: 'a/b' }, 400],
  ['a domain that is none', { domains: ['no domain'] }, 400],
  ['an address of another site to land at', { redirectUrl: 'https://evil.example/' }, 400],
  ['a script for an address', { settings: { idpUrl: 'javascript:alert(1)' } }, 400],
  ['no certificate', { settings: { idpCert: 'not one' } }, 400],
  ['a role that does not exist', { settings: { defaultSSORoles: ['Nobody'] } }, 400],
  [
    'a role of another tenant',
    { tenantId: 'many', settings: { defaultSSORoles: ['Auditor'] } },
    400,
  ],
  ['a mapping that is none', { settings: { attributeMapping: { email: 7 } } }, 400],
])('%s is refused', async (_what, changed, status) => {
  const settings =
    'settings' in changed && changed.settings === undefined
      ? undefined
      : { ...samlSettings(), ...('settings' in changed ? changed.settings : {}) };
  const answer = await running.call('/v1/mgmt/sso/saml', {
    token: key(),
    body: { tenantId: 'acme', ...changed, settings },
  });
  expect(answer.status).toBe(status);
  expect(String(answer.body['errorMessage'])).not.toBe('');
});

test('the settings are for whoever has the management key', async () => {
  for (const path of [
    '/v2/mgmt/sso/settings?tenantId=acme',
    '/v1/mgmt/sso/settings?tenantId=acme',
  ]) {
    expect((await running.call(path)).status).toBe(401);
  }
  const saved = await running.call('/v1/mgmt/sso/saml', {
    body: { tenantId: 'acme', settings: samlSettings() },
  });
  expect(saved.status).toBe(401);
});

test('metadata of the provider is read at its address', async () => {
  const saved = await sso().configureSAMLByMetadata('acme', { idpMetadataUrl: idp.metadataUrl });
  expect(saved.error).toBeUndefined();
  expect((await sso().loadSettings('acme')).data?.saml).toMatchObject({
    idpEntityId: idp.entityId,
    idpSSOUrl: idp.ssoUrl,
    idpCertificate: idp.certificate().trim(),
    idpMetadataUrl: idp.metadataUrl,
  });
});

test('metadata is not read from inside the network, and says nothing of what is there', async () => {
  const inside = createServer((_request, response) => response.end('<a>secret</a>'));
  await new Promise<void>((resolve) => {
    inside.listen(0, '127.0.0.2', resolve);
  });
  const address = inside.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const at = (idpMetadataUrl: string) => sso().configureSAMLByMetadata('acme', { idpMetadataUrl });
  const refusals = [
    await at(`http://127.0.0.2:${port}/`),
    await at('http://169.254.169.254/latest/meta-data/'),
    await at(`${idp.origin}/sso`),
    await at('file:///etc/passwd'),
  ];
  await new Promise((resolve) => inside.close(resolve));
  expect(refusals.map(({ code }) => code)).toEqual([400, 400, 400, 400]);
  expect(JSON.stringify(refusals)).not.toContain('secret');
  expect((await sso().loadSettings('acme')).data?.saml?.idpSSOUrl).toBe(idp.ssoUrl);
});

test('OpenID Connect settings never show the secret, and seal it', async () => {
  const settings = {
    name: 'Okta',
    clientId: 'client-1',
    clientSecret: 'very-secret-value-91',
    issuer: 'https://issuer.example',
    scope: ['openid', 'email'],
    attributeMapping: { loginId: 'sub', email: 'email', group: 'groups' },
    roleMappings: [{ roleName: 'Viewer', groups: ['staff'] }],
  };
  const saved = await sso().configureOIDCSettings('oidc', settings, ['oidc.example']);
  expect([saved.error, saved.data]).toEqual([undefined, {}]);
  const { clientSecret: _secret, ...shown } = settings;
  const loaded = await sso().loadSettings('oidc');
  expect(loaded.data?.tenant).toMatchObject({ authType: 'oidc', domains: ['oidc.example'] });
  expect(loaded.data?.oidc).toMatchObject(shown);
  const raw = await running.call('/v2/mgmt/sso/settings?tenantId=oidc', { token: key() });
  expect(raw.body['oidc']).toMatchObject({ userAttrMapping: settings.attributeMapping });
  expect(JSON.stringify(raw.body)).not.toContain('very-secret');
  const dump = await databaseDump(database.owner);
  expect(dump).not.toContain('very-secret-value-91');
  expect(dump).not.toContain(Buffer.from('very-secret-value-91').toString('hex'));
  const none = await sso().configureOIDCSettings('oidc', { name: 'x', clientId: 'y' });
  expect(none.code).toBe(400);
});

test('a tenant may have several, each with its own addresses', async () => {
  const created = await sso().newSettings('many', 'europe', 'Europe');
  expect(created.data).toMatchObject({
    ssoId: 'europe',
    displayName: 'Europe',
    tenant: { id: 'many' },
  });
  expect((await sso().newSettings('many', 'europe', 'Again')).code).toBe(400);
  await sso().configureSAMLSettings('many', samlSettings(), '', ['eu.many.example'], 'europe');
  await sso().configureSAMLSettings('many', samlSettings(), '', ['many.example']);
  const all = await sso().loadAllSettings('many');
  expect(all.data?.map(({ ssoId, saml }) => [ssoId, saml?.spACSUrl])).toEqual([
    ['europe', `${CONSOLE_ORIGIN}/v1/auth/saml/acs/many/europe`],
    ['default', `${CONSOLE_ORIGIN}/v1/auth/saml/acs/many/default`],
  ]);
  expect((await sso().loadSettings('many', 'europe')).data?.ssoId).toBe('europe');
  expect((await sso().loadSettings('many', 'asia')).code).toBe(404);
  expect((await sso().deleteSettings('many', 'europe')).ok).toBe(true);
  expect((await sso().deleteSettings('many', 'europe')).code).toBe(404);
  expect((await sso().loadAllSettings('many')).data).toHaveLength(1);
});

test('the address to land at changes by itself', async () => {
  await sso().configureSAMLSettings('many', samlSettings(), `${CONSOLE_ORIGIN}/a`);
  const changed = await sso().configureSSORedirectURL('many', `${CONSOLE_ORIGIN}/b`);
  expect(changed.ok).toBe(true);
  expect((await sso().loadSettings('many')).data?.saml?.redirectUrl).toBe(`${CONSOLE_ORIGIN}/b`);
  expect((await sso().configureSSORedirectURL('many', 'https://evil.example')).code).toBe(400);
  expect((await sso().configureSSORedirectURL('empty', `${CONSOLE_ORIGIN}/b`)).code).toBe(404);
});

test('older client libraries read and write the same settings', async () => {
  const { idpUrl, idpCert, entityId } = samlSettings();
  const land = `${CONSOLE_ORIGIN}/old`;
  const saved = await sso().configureSettings('old', idpUrl, idpCert, entityId, land, [
    'old.example',
  ]);
  expect(saved.error).toBeUndefined();
  const mapped = await sso().configureMapping(
    'old',
    [{ groups: ['g'], roleName: 'Viewer' }],
    { name: 'cn', email: 'mail' },
    ['Viewer'],
  );
  expect(mapped.error).toBeUndefined();
  expect((await sso().getSettings('old')).data).toEqual({
    tenantId: 'old',
    idpEntityId: entityId,
    idpSSOUrl: idpUrl,
    idpCertificate: idpCert.trim(),
    idpMetadataUrl: '',
    spEntityId: `${CONSOLE_ORIGIN}/v1/auth/saml/sp/old/default`,
    spACSUrl: `${CONSOLE_ORIGIN}/v1/auth/saml/acs/old/default`,
    spCertificate: '',
    userMapping: { name: 'cn', email: 'mail', username: '', phoneNumber: '', group: '' },
    groupsMapping: [{ role: { id: expect.any(String), name: 'Viewer' }, groups: ['g'] }],
    redirectUrl: land,
    domains: ['old.example'],
    domain: 'old.example',
  });
  // The mapping is set apart from the rest, and so it stays.
  const again = await sso().configureMetadata('old', idp.metadataUrl, land, ['old.example']);
  expect(again.error).toBeUndefined();
  const loaded = await sso().loadSettings('old');
  expect(loaded.data?.saml).toMatchObject({
    idpEntityId: idp.entityId,
    groupsMapping: [{ roleName: 'Viewer' }],
    attributeMapping: { name: 'cn' },
    defaultSSORoles: ['Viewer'],
  });
});

test('several certificates are good, as PEM and as bare base64', async () => {
  const other = selfSignedCertificate('Next year').certificate;
  const bare = other.replace(/-----[^-]+-----|\s/g, '');
  await sso().configureSAMLSettings('old', { ...samlSettings(), idpCert: bare });
  expect((await sso().loadSettings('old')).data?.saml?.idpCertificate).toBe(other.trim());
  await sso().configureSAMLSettings('old', {
    ...samlSettings(),
    idpCert: `${idp.certificate()}\n${other}`,
  });
  const both = (await sso().loadSettings('old')).data?.saml?.idpCertificate;
  expect(both).toBe(`${idp.certificate().trim()}\n${other.trim()}`);
});

test('what was changed is in the audit', async () => {
  await sso().configureSAMLSettings('old', samlSettings());
  await sso().deleteSettings('old');
  const found = await running.sdk.management.audit.search({ tenants: ['old'] });
  const entries = found.data?.map(({ action, data }) => [action, data?.['ssoId'], data?.['kind']]);
  expect(entries).toContainEqual(['SSOConfigured', 'default', 'saml']);
  expect(entries?.[0]).toEqual(['SSORemoved', 'default', undefined]);
});
