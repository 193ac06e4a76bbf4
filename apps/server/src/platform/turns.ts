/** Work that waits for its turn, in order of arrival. */
const waiting: (() => void)[] = [];

/**
 * Resolves when it is the caller's turn to compute. One turn is given per round of the event loop, so
 * that between two slices of computing every answer that has arrived meanwhile is taken up: a
 * transaction under way does not wait for other requests to be parsed.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) setImmediate(giveTurn);
}
