import { statement, type Queryable } from '../store/statement.ts';

/** Forgets who at the provider was which user here; the users stay. */
export async function deleteIdentitiesOf(db: Queryable, issuer: string): Promise<void> {
  await statement(
    db,
    'delete_identities_of_issuer',
    'DELETE FROM federated_identity WHERE issuer = $1',
    [issuer],
  );
}
