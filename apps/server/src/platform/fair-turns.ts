import { fairPicks, type DueItem } from './fair-picks.ts';

/** Runs work when it is its tenant's turn. */
export type FairTurns = <T>(tenantId: number, work: () => Promise<T>) => Promise<T>;

/** Work that waits in memory, at most so much at once, with a fair turn for every tenant. */
export function fairTurns(limits: { most: number; mostOfTenant: number }): FairTurns {
  let waiting: (DueItem & { begin: () => void })[] = [];
  const running = new Map<string, DueItem>();
  let count = 0;

  function next(): void {
    const picks = fairPicks(waiting, [...running.values()], limits);
    waiting = waiting.filter((item) => !picks.includes(item));
    for (const item of picks) {
      running.set(item.key, item);
      item.begin();
    }
  }

  return async (tenantId, work) => {
    count += 1;
    const key = String(count);
    await new Promise<void>((resolve) => {
      waiting.push({ key, tenantId, begin: resolve });
      next();
    });
    try {
      return await work();
    } finally {
      running.delete(key);
      next();
    }
  };
}
