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
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${from}`);
  } finally {
    await client.end();
  }
}
