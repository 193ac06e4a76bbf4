import { APP_ROLE, RIGHTS_LOCK } from '@waybill/store';
import type pg from 'pg';

/** Tables of graphile-worker with the privileges that adding and running jobs needs. */
const TABLES = {
  _private_jobs: 'SELECT, INSERT, UPDATE, DELETE',
  _private_job_queues: 'SELECT, INSERT, UPDATE, DELETE',
  _private_tasks: 'SELECT, INSERT',
  _private_known_crontabs: 'SELECT',
  migrations: 'SELECT',
} as const;

/**
 * Grants the product's role access to the job queue. graphile-worker enables row-level security without a
 * policy, which leaves the tables to their owner. The policy shows all jobs: a job holds a tenant's id only.
 */
export async function settleQueueRights(owner: pg.Pool): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('BEGIN');
    // Concurrent starts run one at a time; the second finds everything done.
    await client.query('SELECT pg_advisory_xact_lock($1)', [RIGHTS_LOCK]);
    const statements = await missingStatements(client);
    if (statements.length > 0) await client.query(statements.join(';\n'));
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function missingStatements(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string; secured: boolean; ready: boolean }>(
    `SELECT c.relname AS table, c.relrowsecurity AS secured,
       has_table_privilege($2, c.oid, 'SELECT')
         AND (NOT c.relrowsecurity OR EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid)) AS ready
     FROM pg_class c WHERE c.relnamespace = 'graphile_worker'::regnamespace AND c.relname = ANY ($1)`,
    [Object.keys(TABLES), APP_ROLE],
  );
  const missing = new Map(rows.filter(({ ready }) => !ready).map((row) => [row.table, row]));
  if (missing.size === 0) return [];
  const statements = Object.entries(TABLES).flatMap(([table, privileges]) => {
    const row = missing.get(table);
    if (!row) return [];
    const name = `graphile_worker.${table}`;
    const policy = `CREATE POLICY product ON ${name} TO ${APP_ROLE} USING (true) WITH CHECK (true)`;
    return [`GRANT ${privileges} ON ${name} TO ${APP_ROLE}`, ...(row.secured ? [policy] : [])];
  });
  return [`GRANT USAGE ON SCHEMA graphile_worker TO ${APP_ROLE}`, ...statements];
}
