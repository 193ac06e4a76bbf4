import { isWindowed, windowReach, type Policy } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { PolicyLists } from '../evaluation/check-content.ts';
import { prefilterOf } from './prefilter-of.ts';
import { scanActivity, type ScannedEvent, type ScanWindow } from './scan-activity.ts';

/** How far before a given time events affect a policy's windows; 0 without a window. */
export function leadInMs({ window }: Policy): number {
  if (window === null) return 0;
  const { backMs, pauseMs } = windowReach(window);
  return backMs + pauseMs;
}

/**
 * Scans events before a window that still count in it, newest first: the events of windowed policies.
 */
export async function* scanLeadIn(
  tx: Transaction,
  { tenantId, from, signal }: Pick<ScanWindow, 'tenantId' | 'from' | 'signal'>,
  { policies, lists }: { policies: readonly Policy[]; lists: PolicyLists },
): AsyncGenerator<ScannedEvent[]> {
  const counting = policies.filter(isWindowed);
  if (counting.length === 0) return;
  const start = from - Math.max(...counting.map(leadInMs));
  const prefilter = prefilterOf(counting, lists);
  for await (const { events } of scanActivity(tx, {
    tenantId,
    from: start,
    to: from,
    prefilter,
    signal,
  })) {
    if (events.length > 0) yield events;
  }
}
