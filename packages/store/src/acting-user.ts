import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string | null>();

/**
 * Transactions that the work begins show what this user may see: no detections of restricted cases of
 * others, and nothing outside their scope. It holds for all that the work awaits, and for nothing that others call later, as a stream does.
 */
export function asUser<T>(userId: string, work: () => T): T {
  return acting.run(userId, work);
}

/** Transactions that the work begins show everything of the tenant, whoever has asked for it. */
export function asProduct<T>(work: () => T): T {
  return acting.run(null, work);
}

/** Id of the user whom transactions act for now; null: the product. */
export function actingUser(): string | null {
  return acting.getStore() ?? null;
}

/** Does work later for the caller of now and within their budget, e.g. the pages of a stream. */
export function keepingUser(): <T>(work: () => T) => T {
  const around = AsyncLocalStorage.snapshot();
  return (work) => around(work);
}
