import type { Database } from '@waybill/store';
import type { Log } from '../../platform/log.ts';

const EVERY_MS = 600_000;

/** Deletes expired stored contents, for all tenants, while the worker runs. */
export function forgetContentsLoop(services: { database: Database; log: Log; now: () => number }): {
  stop(): Promise<void>;
} {
  async function forget(): Promise<void> {
    try {
      await forgetExpiredContents(services.database, services.now());
    } catch (error) {
      services.log.warn({ err: error }, 'could not delete expired contents');
    }
  }
  let working = forget();
  const timer = setInterval(() => {
    working = forget();
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

export async function forgetExpiredContents(database: Database, now: number): Promise<void> {
  await database.system((tx) => tx.query('SELECT forget_expired_contents($1)', [new Date(now)]));
}
