import { statement, type Queryable } from '../store/statement.ts';

/** A sign-in to one tenant. */
export interface SignInEvent {
  /** The same each time that the event is delivered. */
  eventId: string;
  action: 'LoginSucceed' | 'UserImpersonated';
  /** The provider's id. */
  tenantId: string;
  userId: string;
  /** The impersonator of the user. */
  impersonatorId: string | null;
  /** How the user proved who they are, e.g. `password`. */
  method: string;
  remoteAddress: string;
  occurredAt: Date;
}

type Row = SignInEvent & Record<string, unknown>;

const MOST_TAKEN = 100;

/** The oldest events, locked until the transaction ends: other processes take others. */
export async function holdSignIns(db: Queryable): Promise<SignInEvent[]> {
  return statement<Row>(
    db,
    'hold_sign_ins',
    `SELECT event_id AS "eventId", action, tenant_id AS "tenantId", user_id AS "userId",
       impersonator_id AS "impersonatorId", method, remote_address AS "remoteAddress",
       occurred_at AS "occurredAt"
     FROM sign_in_outbox ORDER BY position LIMIT ${MOST_TAKEN} FOR UPDATE SKIP LOCKED`,
  );
}

export async function deleteSignIns(db: Queryable, eventIds: readonly string[]): Promise<void> {
  await statement(
    db,
    'delete_sign_ins',
    'DELETE FROM sign_in_outbox WHERE event_id = ANY ($1::uuid[])',
    [eventIds],
  );
}

/** Undelivered for as long as the audit is kept: no product is attached. */
export async function deleteSignInsBefore(db: Queryable, before: Date): Promise<void> {
  await statement(db, 'delete_old_sign_ins', 'DELETE FROM sign_in_outbox WHERE occurred_at < $1', [
    before,
  ]);
}
