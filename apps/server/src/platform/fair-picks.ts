/** Work waiting for a slot among parallel ones. */
export interface DueItem {
  /** Identifies it among all others. */
  key: string;
  tenantId: number;
}

/**
 * Picks the next item: always the first of the tenant with the fewest running, so that no tenant waits
 * for another one's second. `due` is in order of urgency.
 */
export function fairPicks<Item extends DueItem>(
  due: readonly Item[],
  running: readonly DueItem[],
  limits: { most: number; mostOfTenant: number },
): Item[] {
  const runningKeys = new Set(running.map(({ key }) => key));
  const taken = new Map<number, number>();
  for (const { tenantId } of running) taken.set(tenantId, (taken.get(tenantId) ?? 0) + 1);
  const waiting = new Map(
    Map.groupBy(
      due.filter(({ key }) => !runningKeys.has(key)),
      ({ tenantId }) => tenantId,
    ),
  );
  const picks: Item[] = [];
  while (running.length + picks.length < limits.most) {
    const [next] = [...waiting.keys()]
      .filter((tenantId) => (taken.get(tenantId) ?? 0) < limits.mostOfTenant)
      .toSorted((a, b) => (taken.get(a) ?? 0) - (taken.get(b) ?? 0));
    const item = next === undefined ? undefined : waiting.get(next)?.shift();
    if (next === undefined || item === undefined) return picks;
    if (waiting.get(next)?.length === 0) waiting.delete(next);
    taken.set(next, (taken.get(next) ?? 0) + 1);
    picks.push(item);
  }
  return picks;
}
