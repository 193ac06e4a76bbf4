import type { IdentityContext } from '../identity-context.ts';
import { inTransaction } from '../store/statement.ts';
import { deleteSignIns, holdSignIns, type SignInEvent } from './sign-in-store.ts';

/** Failures are retried automatically: the next sign-in may be far off. */
const RETRY_MS = 5000;

/** Accepts events permanently, or throws. The same event may be repeated, with the same id. */
export type DeliverSignIns = (events: readonly SignInEvent[]) => Promise<void>;

export interface SignInDelivery {
  /** Delivers pending events. Concurrent calls share one more run. Never rejects. */
  wake(): void;
  /** Waits for running deliveries. */
  close(): Promise<void>;
}

/**
 * Delivers sign-ins until none is pending or the signal is aborted. An event is deleted from the outbox
 * after delivery, so it is delivered again after a crash in between.
 */
export async function deliverWaiting(
  pool: IdentityContext['pool'],
  deliver: DeliverSignIns,
  signal?: AbortSignal,
): Promise<void> {
  let hasMore = true;
  // Each turn is its own transaction.
  while (hasMore) hasMore = signal?.aborted !== true && (await deliverNext(pool, deliver));
}

/** Returns whether there was anything. */
async function deliverNext(
  pool: IdentityContext['pool'],
  deliver: DeliverSignIns,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const events = await holdSignIns(client);
    if (events.length === 0) return false;
    await deliver(events);
    await deleteSignIns(
      client,
      events.map(({ eventId }) => eventId),
    );
    return true;
  });
}

/** Delivers in the background, and again after a failure. */
export function createSignInDelivery(
  { pool, log }: Pick<IdentityContext, 'pool' | 'log'>,
  deliver: DeliverSignIns,
): SignInDelivery {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const closing = new AbortController();
  let retry: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    while (isAskedAgain) {
      isAskedAgain = false;
      try {
        await deliverWaiting(pool, deliver, closing.signal);
      } catch (error) {
        log({
          level: 'warn',
          event: 'sign-ins.undelivered',
          err: error instanceof Error ? error : new Error(String(error)),
        });
        retry = setTimeout(wake, RETRY_MS).unref();
      }
    }
    running = null;
  }

  function wake(): void {
    if (closing.signal.aborted) return;
    clearTimeout(retry);
    isAskedAgain = true;
    running ??= run();
  }

  return {
    wake,
    async close() {
      closing.abort();
      isAskedAgain = false;
      clearTimeout(retry);
      await running;
    },
  };
}
