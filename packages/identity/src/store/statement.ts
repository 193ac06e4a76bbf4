import type { Transaction } from '@waybill/store/database';
import type { migrate } from '@waybill/store/migrate';

/** Pool of the identity database. */
export type Pool = Parameters<typeof migrate>[0];
export type Client = Transaction['client'];
/** The pool for a single statement, a client for one of a transaction. */
export type Queryable = Pool | Client;

type Row = Record<string, unknown>;

/**
 * Runs a statement under a name, so that the server keeps its plan per connection. The text of a name
 * must never vary.
 */
export async function statement<R extends Row>(
  db: Queryable,
  name: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const { rows } = await db.query<R>({ name: `identity.${name}`, text, values: [...values] });
  return rows;
}

/** Runs `work` in one transaction; commits unless it throws. */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** True for PostgreSQL's unique_violation. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** True for PostgreSQL's character_not_in_repertoire and untranslatable_character: NUL in a text. */
export function isUnstorable(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === '22021' || error.code === '22P05')
  );
}

/** True for PostgreSQL's foreign_key_violation. */
export function isMissingReference(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23503';
}
