/** Milliseconds after which an idle callback runs even if the page never rests. */
const IDLE_TIMEOUT_MS = 500;

/** Runs when the browser rests; Safari has no requestIdleCallback. */
function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  } else {
    setTimeout(run, 1);
  }
}

/** Fetches code one piece per idle period, so that its first use is instant. */
export function preloadOneByOne(
  preloads: readonly (() => Promise<void>)[],
  idle: (run: () => void) => void = whenIdle,
): void {
  const [first, ...rest] = preloads;
  if (first === undefined) return;
  idle(() => {
    void first().then(() => preloadOneByOne(rest, idle));
  });
}
