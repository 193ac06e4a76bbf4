import { inTransaction, type Client, type Pool } from '../store/statement.ts';
import type { IdentityLog } from '../log.ts';
import {
  insertRevocations,
  listRevocations,
  KEYS_NOTICE,
  MESSAGES_NOTICE,
  POLICY_NOTICE,
  SIGN_INS_NOTICE,
  REVOKED_CHANNEL,
} from './revocation-store.ts';

const RECONNECT_PAUSE_MS = 1000;
/** Clocks of servers differ; a token is refused a little longer than it could live. */
const LEEWAY_MS = 60_000;

/** Adds sids to the revocations of the running transaction. */
export type Revoke = (sids: readonly string[]) => Promise<void>;

export interface SessionRevocations {
  isRevoked(sid: string): boolean;
  /**
   * Runs `work` in a transaction. Its revocations are stored with it, and known to this process's
   * `isRevoked` when the promise resolves; other processes are notified through the database.
   */
  transaction<T>(work: (client: Client, revoke: Revoke) => Promise<T>): Promise<T>;
  reload(): Promise<void>;
  close(): Promise<void>;
}

interface SessionRevocationsOptions {
  pool: Pool;
  clock: () => number;
  sessionTtlSeconds: number;
  /** Another process changed the signing keys. */
  onKeysChanged: () => Promise<void>;
  /** Password settings, or kinds of stored hashes, have changed. */
  onPolicyChanged: () => Promise<void>;
  /** Something is to be told to the holder of an account. */
  onMessagesWaiting: () => void;
  /** A sign-in is to be delivered to the product. */
  onSignInsWaiting: () => void;
  log: IdentityLog;
}

/** Loads the living revocations and listens for those of other processes. */
export async function openSessionRevocations(
  options: SessionRevocationsOptions,
): Promise<SessionRevocations> {
  const { pool, clock } = options;
  let untilBySid = new Map<string, number>();

  async function reload(): Promise<void> {
    const rows = await listRevocations(pool, new Date(clock()));
    untilBySid = new Map(rows.map((row) => [row.sid, row.until.getTime()]));
  }

  async function onNotice(payload: string | undefined): Promise<void> {
    if (payload === '' || payload === undefined) await reload();
    // After a lost connection missed notices are unknown.
    if (payload === KEYS_NOTICE || payload === undefined) await options.onKeysChanged();
    if (payload === MESSAGES_NOTICE || payload === undefined) options.onMessagesWaiting();
    if (payload === SIGN_INS_NOTICE || payload === undefined) options.onSignInsWaiting();
    if (payload === POLICY_NOTICE || payload === undefined) await options.onPolicyChanged();
  }

  const listener = await listen({ pool, log: options.log, onNotice });
  await reload();

  return {
    isRevoked: (sid) => (untilBySid.get(sid) ?? 0) > clock(),
    async transaction(work) {
      const until = clock() + options.sessionTtlSeconds * 1000 + LEEWAY_MS;
      const revoked: string[] = [];
      const result = await inTransaction(pool, (client) =>
        work(client, async (sids) => {
          if (sids.length === 0) return;
          await insertRevocations(client, sids, new Date(until));
          revoked.push(...sids);
        }),
      );
      for (const sid of revoked) untilBySid.set(sid, until);
      return result;
    },
    reload,
    close: () => listener.close(),
  };
}

interface ListenOptions {
  pool: Pool;
  log: IdentityLog;
  /** With the payload of a notice, or without one after a lost connection. */
  onNotice: (payload?: string) => Promise<void>;
}

/** Keeps one connection listening; a lost one is replaced, and missed changes are reloaded. */
async function listen(options: ListenOptions): Promise<{ close(): Promise<void> }> {
  const { pool, log, onNotice } = options;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const read = (payload?: string): void => {
    onNotice(payload).catch((error: Error) => {
      log({ level: 'warn', event: 'revocations.unreadable', err: error });
      reconnectLater();
    });
  };

  function reconnectLater(): void {
    if (isClosed || retry) return;
    drop();
    retry = setTimeout(() => {
      retry = undefined;
      connect().then(
        () => read(),
        (error: Error) => {
          log({ level: 'warn', event: 'revocations.unreachable', err: error });
          reconnectLater();
        },
      );
    }, RECONNECT_PAUSE_MS);
    retry.unref();
  }

  function drop(): void {
    const lost = client;
    client = undefined;
    // Destroyed rather than returned: no other user of the pool should receive the notices.
    lost?.release(true);
  }

  async function connect(): Promise<void> {
    const fresh = await pool.connect();
    client = fresh;
    fresh.on('error', reconnectLater);
    fresh.on('notification', (notice) => read(notice.payload ?? ''));
    await fresh.query(`LISTEN ${REVOKED_CHANNEL}`);
    if (isClosed) drop();
  }

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      drop();
    },
  };
}
