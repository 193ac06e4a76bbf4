import { once } from 'node:events';

/**
 * Waits for the work, or for an interrupt, whichever comes first. A second Ctrl-C ends the process as
 * usual.
 * @param interrupt Ctrl-C by default
 * @returns whether the work was completed
 */
export async function untilInterrupted(
  work: Promise<unknown>,
  interrupt?: Promise<unknown>,
): Promise<boolean> {
  const waiting = new AbortController();
  const interrupted = (interrupt ?? once(process, 'SIGINT', { signal: waiting.signal })).then(
    () => false,
    // No one waits for it anymore.
    () => true,
  );
  try {
    return await Promise.race([work.then(() => true), interrupted]);
  } finally {
    waiting.abort();
  }
}
