import { statement, type Queryable } from '../store/statement.ts';

/**
 * Voids everything issued for the user that could still sign someone in: links, codes, waiting screens,
 * pending sign-ins at other providers.
 */
export async function voidOutstanding(db: Queryable, userId: string): Promise<void> {
  await statement(
    db,
    'void_outstanding',
    `WITH links AS (DELETE FROM one_time_link WHERE user_id = $1),
       screens AS (DELETE FROM pending_sign_in WHERE user_id = $1),
       codes AS (DELETE FROM one_time_code WHERE user_id = $1),
       away AS (DELETE FROM started_authorization WHERE user_id = $1)
     DELETE FROM exchange_code WHERE user_id = $1`,
    [userId],
  );
}
