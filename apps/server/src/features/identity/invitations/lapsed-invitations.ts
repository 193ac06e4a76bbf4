import type { Database, Transaction } from '@waybill/store';
import type { ManagedUser } from '../managed-user.ts';

/** The users without memberships that rest on an invitation which expired or was withdrawn. @published */
export async function withoutLapsed(
  database: Database,
  users: readonly ManagedUser[],
  now: number,
): Promise<ManagedUser[]> {
  return database.system((tx) => withoutLapsedIn(tx, users, now));
}

/** The same in a transaction that has begun. @published */
export async function withoutLapsedIn(
  tx: Transaction,
  users: readonly ManagedUser[],
  now: number,
): Promise<ManagedUser[]> {
  const rows = await tx.named<{ email: string; idp_tenant_id: string }>(
    'invitation_lapsed',
    'SELECT email, idp_tenant_id FROM lapsed_invitations($1, $2)',
    [users.flatMap(addressesOf), new Date(now)],
  );
  if (rows.length === 0) return [...users];
  return users.map((user) => {
    const addresses = addressesOf(user);
    const lapsed = rows.filter(({ email }) => addresses.includes(email));
    const tenants = user.tenants.filter(
      ({ tenantId }) => !lapsed.some((one) => one.idp_tenant_id === tenantId),
    );
    return { ...user, tenants };
  });
}

function addressesOf({ loginIds, email }: ManagedUser): string[] {
  return [...loginIds, email].map((address) => address.toLowerCase());
}
