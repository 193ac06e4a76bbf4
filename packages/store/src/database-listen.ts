import pg from 'pg';

const RECONNECT_PAUSE_MS = 1000;

export interface Listening {
  close(): Promise<void>;
}

/**
 * Keeps one connection listening to a channel; a lost one is replaced. `onNotice` gets the payload of each notice, and
 * undefined after a lost connection, because notices may have been missed.
 */
export async function databaseListen(
  connection: pg.ClientConfig,
  channel: string,
  onNotice: (payload: string | undefined) => void,
): Promise<Listening> {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  function lose(lost: pg.Client): void {
    if (client !== lost) return;
    client = undefined;
    onNotice(undefined);
    void lost.end().catch(() => undefined);
    connectLater();
  }

  function connectLater(): void {
    if (isClosed) return;
    retry = setTimeout(() => {
      connect().then(() => onNotice(undefined), connectLater);
    }, RECONNECT_PAUSE_MS);
    retry.unref();
  }

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ ...connection, keepAlive: true });
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', ({ payload }) => onNotice(payload ?? ''));
    await fresh.connect();
    await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    client = fresh;
    if (isClosed) await drop();
  }

  async function drop(): Promise<void> {
    const last = client;
    client = undefined;
    await last?.end();
  }

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await drop();
    },
  };
}
