import { ROLES, RuntimeConfig } from '@waybill/contract';
import { openKeyVault } from '@waybill/identity';
import { hostedAddress } from '../features/identity/hosted-address.ts';
import { identityAdmin } from '../features/identity/identity-admin.ts';
import { identitySdk } from '../features/identity/identity-sdk.ts';
import { AppError } from '../platform/app-error.ts';
import type { Config } from '../platform/config.ts';
import { masterKey } from '../platform/master-key.ts';
import { CliError } from './cli-error.ts';
import type { CliInstallation } from './installation.ts';
import { newTemporaryPassword } from './temporary-password.ts';

export interface Invitation {
  email: string;
  role: string;
  name: string;
}

/** Validates the input. Throws `CliError` that says what is required. */
export function invitationOf(given: {
  email: string | undefined;
  role: string | undefined;
  name: string | undefined;
}): Invitation {
  const { email, role, name } = given;
  if (!email || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new CliError('Specify an email address.');
  if (!role || !Object.hasOwn(ROLES, role)) {
    const roles = Object.keys(ROLES).map((known) => `"${known}"`);
    throw new CliError(`Specify a role with --role: ${roles.join(', ')}`);
  }
  return { email, role, name: name ?? email };
}

/** Invites a person and prints what happened. */
export async function inviteCommand(
  installation: CliInstallation,
  invitation: Invitation,
): Promise<number> {
  process.stdout.write(`${await invitePerson(installation, invitation)}\n`);
  return 0;
}

/**
 * Invites a person through the management API of the instance's provider. Anyone who can read the data
 * folder may do this: the management key is derived from the master key in it.
 *
 * @returns the output; its only secret is a new password that no one else knows.
 */
export async function invitePerson(
  installation: Omit<CliInstallation, 'database' | 'databaseUrl' | 'tenantId'>,
  { email, role, name }: Invitation,
): Promise<string> {
  const { config, address, signInAddress, idpTenantId } = installation;
  const admin = identityAdmin(identitySdk(await managementOf(config, address)));
  const known = await admin.loadUserByLoginId(email);
  if (known) {
    await admin.addMember(known, idpTenantId, [role]);
    return `${email} now has the role ${role} and signs in as before: ${signInAddress}`;
  }
  const member = { email, name, tenantId: idpTenantId, roles: [role] };
  // The link is a secret: only its recipient may see it.
  const inviteUrl = new URL(signInAddress);
  inviteUrl.searchParams.set('for', 'invite');
  if (await admin.invite(member, { inviteUrl: inviteUrl.href })) {
    const isKept = config.isIdentityDevelopment && config.smtpUrl === '';
    return `Invitation sent to ${email}${isKept ? `; in development it is kept at ${address}/dev/messages` : ''}`;
  }
  const password = newTemporaryPassword();
  await admin.createUserForNow({ ...member, password }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new CliError(`The provider refused the temporary password: ${error.message}`);
  });
  return `Email is not configured. ${email} can sign in at ${signInAddress} with this one-time password and must then choose a new one:\n${password}`;
}

/** How the management of the provider that the instance uses is reached. */
export async function managementOf(config: Config, address: string) {
  if (config.identityMode === 'hosted') {
    const { descopeProjectId: projectId, descopeManagementKey: managementKey } = config;
    const baseUrl =
      config.descopeServerBaseUrl || config.descopeBaseUrl || hostedAddress(projectId);
    return { projectId, managementKey, baseUrl };
  }
  const response = await fetch(`${address}/v1/config`);
  const { projectId } = RuntimeConfig.parse(await response.json());
  const given = config.descopeManagementKey || undefined;
  const { managementKey } = openKeyVault(await masterKey(config), projectId, given);
  return { projectId, managementKey, baseUrl: address };
}
