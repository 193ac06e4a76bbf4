type Grant = () => void;

/**
 * Work waiting for its turn, by tenant: in the order of the tenants' turns, and of arrival within one.
 */
const waiting = new Map<number, Grant[]>();

/**
 * Resolves when it is the caller's turn to compute. One turn per round of the event loop, so that
 * responses that arrived meanwhile are handled between two slices of computing: a running transaction
 * does not wait for other requests to be parsed. Tenants take turns, so one with much to compute does
 * not block another.
 *
 * @param tenantId the tenant concerned; 0 for none
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
    // Moves to the end of the queue, and is dropped when nothing of the tenant waits.
    waiting.delete(tenantId);
    if (grants.length > 0) waiting.set(tenantId, grants);
    grant?.();
    break;
  }
  if (waiting.size > 0) setImmediate(giveTurn);
}
