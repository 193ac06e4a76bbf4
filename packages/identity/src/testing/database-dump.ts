import type { Pool } from '../store/statement.ts';

/** Every row of every table as text, binary columns in hexadecimal. */
export async function databaseDump(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    parts.push(...rows.map(({ row }) => row));
  }
  return parts.join('\n');
}
