import type { Transaction } from '@waybill/store';
import type { Services } from '../../../../http/feature.ts';
import type { ManagedUser } from '../../managed-user.ts';
import type { DescribedPerson, DirectoryConflict } from './person-rows.ts';

/** The account of a person; without one and without a conflict a new one is made. */
export interface AccountMatch {
  userId: string | null;
  conflict: DirectoryConflict | null;
}

interface Earlier {
  user_id: string;
  external_id: string | null;
  is_deleted: boolean;
  [column: string]: unknown;
}

/**
 * Finds the account of a person: by the external id that the directory gave earlier, then by the address if the account
 * has verified it. What contradicts is a conflict for a person to decide: nothing is merged on a guess.
 */
export async function matchAccount(
  { database, identityAdmin }: Pick<Services, 'database' | 'identityAdmin'>,
  tenantId: number,
  person: Pick<DescribedPerson, 'externalId' | 'email'>,
): Promise<AccountMatch> {
  const known = await identityAdmin.loadUserByLoginId(person.email);
  const rows = await database.snapshot(tenantId, (tx) => earlierRows(tx, person, known));
  const earlier = rows.find(
    (row) => row.is_deleted && row.external_id !== null && row.external_id === person.externalId,
  );
  if (earlier && (await identityAdmin.loadUser(earlier.user_id))) {
    if (known && known.userId !== earlier.user_id) return conflictOf('identity_mismatch');
    return { userId: earlier.user_id, conflict: null };
  }
  return known ? matchKnown(known, rows) : { userId: null, conflict: null };
}

function matchKnown(known: ManagedUser, rows: readonly Earlier[]): AccountMatch {
  const own = rows.filter((row) => row.user_id === known.userId);
  if (own.some((row) => !row.is_deleted)) return conflictOf('account_linked');
  // The account was another person's before: the address was given to someone else.
  if (own.length > 0) return conflictOf('identity_mismatch');
  if (!known.isEmailVerified) return conflictOf('address_unverified');
  return { userId: known.userId, conflict: null };
}

function conflictOf(conflict: DirectoryConflict): AccountMatch {
  return { userId: null, conflict };
}

async function earlierRows(
  tx: Transaction,
  { externalId }: Pick<DescribedPerson, 'externalId'>,
  known: ManagedUser | null,
): Promise<Earlier[]> {
  return tx.named<Earlier>(
    'directory_person_earlier',
    `SELECT user_id, external_id, deleted_at IS NOT NULL AS is_deleted FROM directory_user
     WHERE user_id IS NOT NULL AND (user_id = $1 OR (external_id = $2 AND deleted_at IS NOT NULL))
     ORDER BY deleted_at DESC NULLS FIRST`,
    [known?.userId ?? null, externalId],
  );
}
