import type { Transaction } from '@waybill/store';
import { openInvitations } from './invitations/invitation-rows.ts';
import type { ManagedUser } from './managed-user.ts';

/**
 * Returns users as an organization may see them. The account of a person whom it has only invited, or whom its directory
 * has linked, may be one of another organization: its name, other addresses, second factors and sign-ins are not for this
 * one. Until the person accepts, or opens the console here, this is what the inviter or the directory entered.
 */
export async function readEntered(tx: Transaction): Promise<(user: ManagedUser) => ManagedUser> {
  const invitations = await openInvitations(tx);
  const people = await tx.named<DirectoryRow>(
    'directory_people_entered',
    `SELECT d.user_id, coalesce(u.name, nullif(d.display_name, ''), d.email) AS name,
       coalesce(u.email, d.email) AS email, u.user_id IS NOT NULL AS is_known
     FROM directory_user d LEFT JOIN console_user u USING (tenant_id, user_id)
     WHERE d.user_id IS NOT NULL AND d.deleted_at IS NULL`,
  );
  const byAddress = new Map(invitations.map((one) => [one.email, one]));
  const byAccount = new Map(
    invitations.flatMap((one) => (one.userId === null ? [] : [[one.userId, one] as const])),
  );
  const byDirectory = new Map(people.map((row) => [row.user_id, row]));
  return (user) => {
    const addresses = [user.email, ...user.loginIds].map((address) => address.toLowerCase());
    const address = addresses.find((one) => byAddress.has(one)) ?? '';
    const invitation = byAddress.get(address) ?? byAccount.get(user.userId);
    if (invitation) {
      const { email, name } = invitation;
      return { ...user, ...UNKNOWN, isInvited: true, name: name || email, email };
    }
    const person = byDirectory.get(user.userId);
    if (!person) return user;
    const { name, email } = person;
    return person.is_known ? { ...user, name, email } : { ...user, ...UNKNOWN, name, email };
  };
}

const UNKNOWN = { isActive: true, hasTotp: false, hasPasskey: false, lastLoginAt: null };

interface DirectoryRow {
  user_id: string;
  name: string;
  email: string;
  is_known: boolean;
  [column: string]: unknown;
}
