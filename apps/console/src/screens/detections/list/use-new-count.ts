import { useState } from 'react';

interface Seen {
  /** The list's request; another filter starts over. */
  key: string;
  total: number;
}

/**
 * How many more detections the polled summary counts than when the list was read. Rows that left the
 * filter since then reduce it, never below zero.
 */
export function useNewCount(
  key: string,
  total: number | undefined,
): { newCount: number; reset: () => void } {
  const [seen, setSeen] = useState<Seen | null>(null);
  if (total !== undefined && seen?.key !== key) setSeen({ key, total });
  const newCount = total === undefined || seen?.key !== key ? 0 : Math.max(0, total - seen.total);
  return { newCount, reset: () => total !== undefined && setSeen({ key, total }) };
}
