/** Keys that a run remembers at most: what a day of a busy log repeats lies close together. */
const MOST = 100_000;

/** Remembers what a run has given out; true for what was seen before. Old keys are forgotten. */
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
