export interface LruMap<V> {
  /** The value, which is the last used one from now on. */
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
  /** Deletes every entry that the test is true for. */
  deleteWhere(test: (value: V) => boolean): void;
  readonly size: number;
}

/** A map that drops the least recently used entries above `limit`. */
export function createLruMap<V>(limit: number): LruMap<V> {
  // A Map keeps the order of insertion; used entries are reinserted.
  const entries = new Map<string, V>();
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      if (entries.size <= limit) return;
      for (const oldest of entries.keys()) {
        entries.delete(oldest);
        break;
      }
    },
    delete: (key) => void entries.delete(key),
    deleteWhere(test) {
      for (const [key, value] of entries) if (test(value)) entries.delete(key);
    },
    get size() {
      return entries.size;
    },
  };
}
