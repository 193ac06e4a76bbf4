import { type Permission } from '@waybill/contract';
import {
  known,
  permissionsIn,
  type AccessBook,
} from '../../features/identity/access/access-book.ts';
import type { ManagedMembership, ManagedUser } from '../../features/identity/managed-user.ts';
import type { TokenGrant } from './session-claims.ts';

/** What is known now of the holder of a token. */
interface Holder {
  user: Pick<ManagedUser, 'userId' | 'createdAt'>;
  membership: ManagedMembership;
  book: AccessBook;
}

/**
 * What a session may do: what the roles allow that the member has now, whatever the token says. Permissions that the
 * token names count as long as the provider names them still.
 */
export function grantedPermissions(
  token: TokenGrant,
  { user, membership, book }: Holder,
): ReadonlySet<Permission> {
  const granted = permissionsIn(book, user, membership.roles);
  const areRolesAsBefore = token.roles.every((role) => membership.roles.includes(role));
  for (const permission of known(token.permissions)) {
    // A provider that does not list them gives them by the roles: as long as those are the same.
    if (membership.permissions?.includes(permission) ?? areRolesAsBefore) granted.add(permission);
  }
  return granted;
}
