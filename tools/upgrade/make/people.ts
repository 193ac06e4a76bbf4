import createDescope from '@descope/node-sdk';
import { ROLES } from '@waybill/contract';
import pg from 'pg';
import { z } from 'zod';
import { softwareAuthenticator } from '../../../packages/identity/src/testing/software-authenticator.ts';
import { apiClient, type ApiClient } from './api-client.ts';
import { totpCode } from './totp-code.ts';

/** Of every person in a fixture: the harness signs in with it. */
export const FIXTURE_PASSWORD = 'invented horse of the fixture 7';

/** The release as its management sees it. */
export interface Management {
  address: string;
  projectId: string;
  managementKey: string;
  databaseUrl: string;
}

/** An organisation, and its members by role. */
export interface Organisation {
  tenantId: number;
  idpTenantId: string;
  name: string;
  domain: string;
  owner: Member;
  /** By the name of the role. */
  members: Record<string, Member>;
}

export interface Member extends ApiClient {
  email: string;
  userId: string;
}

export type Sdk = ReturnType<typeof createDescope>;

export function sdkOf({ address, projectId, managementKey }: Management): Sdk {
  return createDescope({ projectId, managementKey, baseUrl: address });
}

/** Throws unless the identity provider agreed. */
export function agreed<T>(reply: { ok: boolean; data?: T; error?: unknown }): T | undefined {
  if (!reply.ok)
    throw new Error(`The identity provider refused the request: ${JSON.stringify(reply.error)}`);
  return reply.data;
}

const Me = z.object({ user: z.object({ userId: z.string() }) });

/** Signs in with the password; the first call makes the person known to the product. */
export async function signIn(management: Management, email: string): Promise<Member> {
  const session = agreed(await sdkOf(management).password.signIn(email, FIXTURE_PASSWORD));
  const client = apiClient(management.address, { 'session-token': session?.sessionJwt ?? '' });
  const { user } = Me.parse(await client.call('GET', '/v1/session'));
  return { ...client, email, userId: user.userId };
}

/** The first organisation, as the link of the first start makes it. */
export async function setUp(
  management: Management,
  setupToken: string,
  given: { name: string; domain: string },
): Promise<Organisation> {
  const { name, domain } = given;
  const email = `olga@${domain}`;
  await apiClient(management.address, {}).call('POST', '/v1/setup', {
    token: setupToken,
    tenantName: name,
    ownDomains: [domain],
    name: 'Olga Owner',
    email,
    password: FIXTURE_PASSWORD,
  });
  const [row] = await owned<{ tenant_id: number; idp_tenant_id: string }>(
    management,
    'SELECT tenant_id, idp_tenant_id FROM tenant WHERE name = $1',
    [name],
  );
  const tenantId = row?.tenant_id ?? 0;
  const idpTenantId = row?.idp_tenant_id ?? '';
  const owner = await signIn(management, email);
  return { tenantId, idpTenantId, name, domain, owner, members: { Owner: owner } };
}

/**
 * A further organisation with an owner. The product has no route for it: its own function of the
 * database is called, as its set-up does.
 */
export async function addOrganisation(
  management: Management,
  given: { name: string; domain: string; first?: string },
): Promise<Organisation> {
  const { name, domain, first = 'Olga' } = given;
  const sdk = sdkOf(management);
  const idpTenantId = agreed(await sdk.management.tenant.create(name))?.id ?? '';
  const [row] = await owned<{ id: number }>(
    management,
    `SELECT create_tenant($1, $2, 'us-east-1', $3, $4) AS id`,
    [idpTenantId, name, [domain], JSON.stringify({ show_file_preview: true })],
  );
  const organisation = { tenantId: row?.id ?? 0, idpTenantId, name, domain };
  const owner = await addMember(management, organisation, { first, role: 'Owner' });
  return { ...organisation, owner, members: { Owner: owner } };
}

/** A new member with the role, signed in. */
export async function addMember(
  management: Management,
  { idpTenantId, domain }: Pick<Organisation, 'idpTenantId' | 'domain'>,
  { first, role }: { first: string; role: string },
): Promise<Member> {
  const { user } = sdkOf(management).management;
  const email = `${first.toLowerCase()}@${domain}`;
  const displayName = `${first} ${role}`;
  const userTenants = [{ tenantId: idpTenantId, roleNames: [role] }];
  agreed(await user.create(email, { email, displayName, verifiedEmail: true, userTenants }));
  agreed(await user.setActivePassword(email, FIXTURE_PASSWORD));
  return signIn(management, email);
}

const FIRST_NAMES: Record<string, string> = {
  Admin: 'Adam',
  'Analyst L1': 'Lena',
  'Analyst L2': 'Lukas',
  Auditor: 'Aude',
};

/** A member of every role next to the owner. */
export async function addEveryRole(
  management: Management,
  organisation: Organisation,
): Promise<Organisation> {
  const members = { ...organisation.members };
  for (const role of Object.keys(ROLES)) {
    const first = FIRST_NAMES[role];
    if (first) members[role] = await addMember(management, organisation, { first, role });
  }
  return { ...organisation, members };
}

/** A member with an authenticator app and recovery codes. */
export async function addAuthenticator(
  management: Management,
  organisation: Organisation,
): Promise<void> {
  const sdk = sdkOf(management);
  const { email } = await addMember(management, organisation, { first: 'Tom', role: 'Analyst L1' });
  const before = agreed(await sdk.password.signIn(email, FIXTURE_PASSWORD));
  const refresh = before?.refreshJwt ?? '';
  const offered = agreed(await sdk.totp.update(email, refresh));
  const code = totpCode(offered?.key ?? '', Date.now());
  const proved = agreed(await sdk.totp.verify(email, code, { mfa: true }, refresh));
  const withApp = apiClient(management.address, { 'session-token': proved?.sessionJwt ?? '' });
  await withApp.call('POST', '/v1/profile/recovery-codes');
}

/** A member with a passkey. */
export async function addPasskey(
  management: Management,
  organisation: Organisation,
): Promise<void> {
  const { password, webauthn } = sdkOf(management);
  const { email } = await addMember(management, organisation, { first: 'Pia', role: 'Analyst L1' });
  const session = agreed(await password.signIn(email, FIXTURE_PASSWORD));
  const { origin } = new URL(management.address);
  const asked = await webauthn.update.start(email, origin, session?.refreshJwt ?? '');
  const started = agreed(asked);
  const made = softwareAuthenticator().create(started?.options ?? '', { origin });
  agreed(await webauthn.update.finish(started?.transactionId ?? '', made));
}

/** A key by which a program signs in, without an end. */
export async function addAccessKey(
  management: Management,
  { idpTenantId }: Organisation,
): Promise<void> {
  const { accessKey } = sdkOf(management).management;
  const tenants = [{ tenantId: idpTenantId, roleNames: ['Auditor'] }];
  agreed(await accessKey.create('Reader of the fixture', 0, [], tenants));
}

/** Single sign-on of an organisation, set up and not used. */
export async function addSingleSignOn(
  management: Management,
  { idpTenantId }: Organisation,
): Promise<void> {
  const { sso } = sdkOf(management).management;
  agreed(
    await sso.configureOIDCSettings(
      idpTenantId,
      {
        name: 'Invented provider',
        clientId: 'client-of-the-fixture',
        clientSecret: 'secret-of-the-fixture',
        issuer: 'https://idp.fixture.example',
        authUrl: 'https://idp.fixture.example/authorize',
        tokenUrl: 'https://idp.fixture.example/token',
        userDataUrl: 'https://idp.fixture.example/userinfo',
        JWKsUrl: 'https://idp.fixture.example/keys',
        scope: ['openid', 'email', 'profile'],
      },
      ['sso.fixture.example'],
    ),
  );
}

/** Runs a statement as the owner of the product's database. */
async function owned<Row extends pg.QueryResultRow>(
  { databaseUrl }: Pick<Management, 'databaseUrl'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
