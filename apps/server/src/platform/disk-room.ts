import { statfs } from 'node:fs/promises';
import { AppError } from './app-error.ts';

/** Maximum age of a disk check. */
const FRESH_MS = 1000;
const RETRY_AFTER_SEC = 30;

export interface DiskRoom {
  /** Throws `storage.full` while free space is below the reserve; recovers within a second. */
  require(): Promise<void>;
}

/**
 * Watches the disk of a folder. PostgreSQL stops when it cannot write its log: external data is refused
 * before that, so that accepted data can still be processed.
 */
export function diskRoom(folder: string, reserveBytes: number): DiskRoom {
  let known: { at: number; free: Promise<number> } | undefined;

  function free(): Promise<number> {
    if (known && performance.now() - known.at < FRESH_MS) return known.free;
    const own = statfs(folder).then(
      ({ bavail, bsize }) => bavail * bsize,
      // A missing folder has no disk to watch; the database reports its own.
      () => Number.POSITIVE_INFINITY,
    );
    known = { at: performance.now(), free: own };
    return own;
  }

  return {
    async require() {
      if ((await free()) >= reserveBytes) return;
      throw new AppError('storage.full', { retryAfterSeconds: RETRY_AFTER_SEC });
    },
  };
}
