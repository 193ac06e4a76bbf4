import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openKeyVault } from '@waybill/identity';
import {
  testOidcProvider,
  type TestOidcProvider,
} from '@waybill/identity/testing/test-oidc-provider';
import { startTestSamlIdp, type TestSamlIdp } from '@waybill/identity/testing/test-saml-idp';
import {
  identitySdk,
  type IdentitySdk,
} from '../../apps/server/src/features/identity/identity-sdk.ts';
import { removeData } from './installation.ts';
import { startPrepared } from './prepared-data.ts';

/** Password of every person in these tests. */
export const PASSWORD = 'walnut ferry amber nine';

/** An installation that offers every way to sign in, and the providers that it sends people to. */
export interface SignInSite {
  address: string;
  dataFolder: string;
  /** Allowed request targets of its pages. */
  origins: string[];
  /** A provider known by its name, and one that the operator describes. */
  google: TestOidcProvider;
  acme: TestOidcProvider;
  saml: TestSamlIdp;
  sdk: IdentitySdk;
  /** The administrator's tenant at the identity provider. */
  tenantId: string;
  /** A person with a password in the administrator's tenant. */
  person(name: string, more?: PersonOptions): Promise<Person>;
  stop(): Promise<void>;
}

export interface Person {
  email: string;
  name: string;
}

interface PersonOptions {
  /** Signs in by it as well. */
  phone?: string;
  /** Besides the administrator's. */
  tenantIds?: string[];
  hasPassword?: boolean;
  /** In each tenant; an L1 analyst by default. */
  role?: string;
}

/** Starts it all, with a first administrator. @param configuration more environment variables. */
export async function startSignInSite(
  configuration: Record<string, string> = {},
): Promise<SignInSite> {
  const [google, acme, saml] = await Promise.all([
    testOidcProvider(),
    testOidcProvider(),
    startTestSamlIdp(),
  ]);
  const installation = await startPrepared('administrator', {
    ...environment(google, acme),
    ...configuration,
  });
  const { address, dataFolder } = installation;
  const sdk = await managementOf(address, dataFolder);
  const tenants = dataOf(await sdk.management.tenant.loadAll());
  const tenantId = tenants[0]?.id ?? '';
  return {
    address,
    dataFolder,
    origins: [new URL(address).origin, google.issuer, acme.issuer, saml.origin],
    google,
    acme,
    saml,
    sdk,
    tenantId,
    person: (name, more) => createPerson(sdk, tenantId, { name, ...more }),
    async stop() {
      await installation.stop();
      await removeData(installation);
      await Promise.all([google.close(), acme.close(), saml.close()]);
    },
  };
}

function environment(google: TestOidcProvider, acme: TestOidcProvider): Record<string, string> {
  // Google's own issuer with other addresses.
  const issuer = 'https://accounts.google.com';
  google.setFaults({ claims: { iss: issuer }, answerIssuer: issuer });
  const { clientId, clientSecret } = google;
  return {
    WAYBILL_IDENTITY_DEV: '1',
    LOGIN_METHODS: [
      'password,passkey,sso,oauth,email_code,magic_link,enchanted_link',
      'sms_code,voice_code,whatsapp_code,whatsapp_link',
    ].join(),
    IDENTITY_OAUTH_PROVIDERS: JSON.stringify({
      google: {
        clientId,
        clientSecret,
        authorizationUrl: `${google.issuer}/authorize`,
        tokenUrl: `${google.issuer}/token`,
        userInfoUrl: `${google.issuer}/userinfo`,
        jwksUrl: `${google.issuer}/jwks`,
      },
      acme: { clientId, clientSecret, issuer: acme.issuer, label: 'Acme Directory' },
    }),
    OUTBOUND_ALLOW: '127.0.0.1,localhost',
  };
}

/** Management as the command line gets at it: its key follows from the one in the data folder. */
export async function managementOf(address: string, dataFolder: string): Promise<IdentitySdk> {
  const config: { projectId: string } = await (await fetch(`${address}/v1/config`)).json();
  const { projectId } = config;
  const masterKey = Buffer.from(await readFile(path.join(dataFolder, 'master.key'), 'utf8'), 'hex');
  const { managementKey } = openKeyVault(masterKey, projectId);
  return identitySdk({ projectId, managementKey, baseUrl: address });
}

export async function createPerson(
  { management }: IdentitySdk,
  tenantId: string,
  {
    name,
    phone,
    tenantIds = [],
    hasPassword = true,
    role = 'Analyst L1',
  }: PersonOptions & { name: string },
): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@northwind.example`;
  const userTenants = [tenantId, ...tenantIds].map((id) => ({
    tenantId: id,
    roleNames: [role],
  }));
  const about = { email, displayName: name, verifiedEmail: true, userTenants };
  const byPhone =
    phone === undefined ? {} : { phone, verifiedPhone: true, additionalLoginIds: [phone] };
  ensureOk(await management.user.create(email, { ...about, ...byPhone }));
  if (hasPassword) ensureOk(await management.user.setActivePassword(email, PASSWORD));
  return { email, name };
}

/** Throws with the refusal, if there is one. */
export function ensureOk(reply: { ok: boolean; error?: unknown }): void {
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
}

/** The data of an answer. Throws with the refusal. */
export function dataOf<T>(reply: { ok: boolean; data?: T; error?: unknown }): T {
  ensureOk(reply);
  if (reply.data === undefined) throw new Error('The answer is empty');
  return reply.data;
}
