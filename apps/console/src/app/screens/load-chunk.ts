/** Milliseconds after which a chunk that has not arrived counts as failed. */
const CHUNK_TIMEOUT_MS = 120_000;

/** A piece of the console's code did not arrive: offline, or replaced by a newer release. */
export class ChunkLoadError extends Error {
  /** Allows requesting the code again; set by the cache of the import. */
  forget: () => void = () => {};

  constructor(what: string, cause: unknown) {
    super(`The code of ${what} could not be loaded`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Runs a dynamic import with a time limit. A native import() never times out. Nothing handles the
 * bundler's `vite:preloadError`: prevented, it would turn a missing chunk into an empty import;
 * otherwise, the import rejects and is handled here.
 * @throws ChunkLoadError when it fails or takes longer than 120 s.
 */
export async function loadChunk<T>(what: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError(what, `no answer within ${CHUNK_TIMEOUT_MS} ms`)),
      CHUNK_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(what, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Session-storage mark: the page has been reloaded once because of a missing chunk. */
const RELOADED_KEY = 'waybill-chunk-reload';

interface ReloadPort {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The browser's status by default: offline, a reload would lose the page. */
  isOnline?: boolean;
  reload: () => void;
}

/**
 * After a release the old chunk names are gone: one reload loads the new ones. A second failure is
 * shown to the person. Returns whether a reload was started.
 */
export function reloadOnce({ storage, isOnline = navigator.onLine, reload }: ReloadPort): boolean {
  if (!isOnline || storage.getItem(RELOADED_KEY) !== null) return false;
  storage.setItem(RELOADED_KEY, '1');
  reload();
  return true;
}

/** A screen's code has loaded, so that the next missing chunk may trigger a reload again. */
export function forgetReload(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(RELOADED_KEY);
}
