import { randomUUID } from 'node:crypto';
import { SetupRequest } from '@waybill/contract';
import { createTenant } from '../features/identity/session/create-tenant.ts';
import { identityAdmin } from '../features/identity/identity-admin.ts';
import { identitySdk } from '../features/identity/identity-sdk.ts';
import { CliError } from './cli-error.ts';
import type { TenantlessInstallation } from './installation.ts';
import { invitePerson, managementOf } from './invite-command.ts';

export interface NewTenant {
  name: string;
  ownDomains: string[];
  /** Mail address of the first owner. */
  owner: string;
}

const Fields = SetupRequest.pick({ tenantName: true, ownDomains: true, email: true });

/** Validates the input. Throws `CliError` that says what is required. */
export function newTenantOf(given: {
  name: string | undefined;
  domains: readonly string[];
  owner: string | undefined;
}): NewTenant {
  const { name, domains, owner } = given;
  if (!name) throw new CliError('Specify a tenant name: waybill tenant create "Acme"');
  if (!owner) throw new CliError('Specify the email address of the first owner with --owner');
  const parsed = Fields.safeParse({
    tenantName: name,
    ownDomains: domains.length > 0 ? [...domains] : [owner.split('@').at(-1) ?? ''],
    email: owner,
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new CliError(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  return {
    name: parsed.data.tenantName,
    ownDomains: parsed.data.ownDomains,
    owner: parsed.data.email,
  };
}

/** Creates an additional tenant and invites its first owner. */
export async function tenantCommand(
  installation: TenantlessInstallation,
  tenant: NewTenant,
): Promise<number> {
  const { config, address, database } = installation;
  await requireFreeName(installation, tenant.name);
  const admin = identityAdmin(identitySdk(await managementOf(config, address)));
  const idpTenantId = await admin.createTenant(tenant.name);
  await createTenant(
    database,
    { idpTenantId, name: tenant.name, region: config.region, ownDomains: tenant.ownDomains },
    { requestId: `cli-${randomUUID()}`, ip: null },
  );
  const invitation = { email: tenant.owner, role: 'Owner', name: tenant.owner };
  const told = await invitePerson({ ...installation, idpTenantId }, invitation);
  process.stdout.write(`Created the tenant "${tenant.name}".\n${told}\n`);
  return 0;
}

/** Commands identify a tenant by name: two with one name could not be distinguished. */
async function requireFreeName({ database }: TenantlessInstallation, name: string): Promise<void> {
  const ids = await database.system((tx) => tx.query<{ id: number }>('SELECT tenant_ids() AS id'));
  if (ids.length === 0) {
    throw new CliError('No tenant yet. Run "npm start" and open the link it prints.');
  }
  for (const { id } of ids) {
    const [taken] = await database.tenant(id, (tx) =>
      tx.query('SELECT FROM tenant WHERE name = $1', [name]),
    );
    if (taken) throw new CliError(`A tenant named "${name}" already exists.`);
  }
}
