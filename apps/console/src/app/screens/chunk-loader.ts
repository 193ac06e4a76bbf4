import { loadChunk } from './load-chunk.ts';

export interface ChunkLoader<T> {
  /** Fetches the chunk, or returns the fetch in progress. Rejects with a ChunkLoadError; the next call retries. */
  fetch: () => Promise<T>;
  /** The loaded chunk; null before. */
  loaded: () => T | null;
  /** Fetches the code ahead of time. Failures are handled when it is shown. */
  preload: () => Promise<void>;
}

/** Loads one chunk at most once, for a screen or a part of one. */
export function chunkLoader<T>(name: string, load: () => Promise<T>): ChunkLoader<T> {
  let pending: Promise<T> | null = null;
  let loaded: T | null = null;
  function fetch(): Promise<T> {
    pending ??= loadChunk(name, load).then(
      (chunk) => (loaded = chunk),
      (error: unknown) => {
        // Dropped, so that showing it later requests it again.
        pending = null;
        throw error;
      },
    );
    return pending;
  }
  return {
    fetch,
    loaded: () => loaded,
    preload: () =>
      fetch().then(
        () => {},
        () => {},
      ),
  };
}
