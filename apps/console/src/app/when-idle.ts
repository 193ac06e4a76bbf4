/** Milliseconds after which an idle callback runs even if the page never rests. */
const IDLE_TIMEOUT_MS = 500;

/** Runs when the browser rests; Safari has no requestIdleCallback. */
export function whenIdle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  } else {
    setTimeout(run, 1);
  }
}
