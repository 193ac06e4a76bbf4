const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const STEP = 1024;

/**
 * A size in whole units of 1024 steps, from B to TB; larger sizes stay in TB.
 * @param bytes size in bytes
 * @returns e.g. `3 MB`; `0 KB` for zero; null for anything that is not a number
 */
export function formatBytes(bytes: unknown): string | null {
  if (typeof bytes !== 'number' || Number.isNaN(bytes)) return null;
  if (bytes === 0) return '0 KB';
  let value = bytes;
  let unit = 0;
  while (Math.abs(value) >= STEP && unit < UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  return `${Math.round(value)} ${UNITS[unit]}`;
}
