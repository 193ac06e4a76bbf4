import pg from 'pg';

const LONGEST_MS = 2000;

export interface DatabasePing {
  /** Resolves when the database has responded. Concurrent callers share one query. */
  ask(): Promise<void>;
  close(): Promise<void>;
}

/** Asks over a connection that nothing else uses. It is made when first needed, and again after a failure. */
export function databasePing(connection: pg.ClientConfig): DatabasePing {
  let open: Promise<pg.Client> | undefined;
  let asking: Promise<void> | undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: LONGEST_MS,
      query_timeout: LONGEST_MS,
    });
    // A connection that breaks while it is idle is replaced at the next question.
    client.on('error', () => (open = undefined));
    await client.connect();
    return client;
  }

  async function askOnce(): Promise<void> {
    const used = (open ??= connect());
    try {
      const client = await used;
      await client.query('SELECT 1');
    } catch (error) {
      if (open === used) open = undefined;
      // What hangs is given up: its socket would keep this process alive.
      void used.then((client) => client.end()).catch(() => undefined);
      throw error;
    }
  }

  return {
    ask() {
      asking ??= askOnce().finally(() => (asking = undefined));
      return asking;
    },
    async close() {
      const client = await open?.catch(() => undefined);
      open = undefined;
      await client?.end();
    },
  };
}
