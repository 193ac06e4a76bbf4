/** Maximum remembered keys: repetitions in a busy log are close together. */
const MOST = 100_000;

/** Remembers the run's records; true for known ones. Drops old keys. */
export function createSeenRecords(most: number = MOST): (key: string) => boolean {
  const keys = new Set<string>();
  return (key) => {
    if (keys.has(key)) return true;
    keys.add(key);
    if (keys.size > most) {
      const [oldest] = keys;
      if (oldest !== undefined) keys.delete(oldest);
    }
    return false;
  };
}
