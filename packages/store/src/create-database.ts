import pg from 'pg';

/** Makes the database when the server has none of that name. The connection is an owner's. */
export async function createDatabase(
  connection: pg.ClientConfig,
  name: string,
  template?: string,
): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const from = template ? ` TEMPLATE ${client.escapeIdentifier(template)}` : '';
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${from}`).catch(unlessMade);
  } finally {
    await client.end();
  }
}

/** Codes by which PostgreSQL says that a database of the name is there. */
const ALREADY_THERE: readonly unknown[] = ['42P04', '23505'];

/** Of two starts at once, one makes the database and the other finds it made. */
function unlessMade(error: unknown): void {
  if (!(error instanceof pg.DatabaseError) || !ALREADY_THERE.includes(error.code)) throw error;
}
