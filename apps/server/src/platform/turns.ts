type Grant = () => void;

/** Work that waits for its turn, by tenant: in the order of the tenants' turns, and of arrival within one. */
const waiting = new Map<number, Grant[]>();

/**
 * Resolves when it is the caller's turn to compute. One turn is given per round of the event loop, so
 * that between two slices of computing every answer that has arrived meanwhile is taken up: a
 * transaction under way does not wait for other requests to be parsed. Tenants take turns, so one with
 * much to compute does not hold up another.
 *
 * @param tenantId whom it is computed for; 0 for no one in particular
 */
export function nextTurn(tenantId = 0): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.size === 0) setImmediate(giveTurn);
    const own = waiting.get(tenantId);
    if (own) own.push(resolve);
    else waiting.set(tenantId, [resolve]);
  });
}

function giveTurn(): void {
  for (const [tenantId, grants] of waiting) {
    const grant = grants.shift();
    // Behind all who wait now, and forgotten when nothing of the tenant waits.
    waiting.delete(tenantId);
    if (grants.length > 0) waiting.set(tenantId, grants);
    grant?.();
    break;
  }
  if (waiting.size > 0) setImmediate(giveTurn);
}
