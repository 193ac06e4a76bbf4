import { setTimeout as delay } from 'node:timers/promises';
import { resealNext, type ResealOptions } from './reseal.ts';

/** After a failure, and while another process is at it. */
const PAUSE_MS = 10_000;

/** Reseals everything after a change of the master key, in the background; ends when done. */
export function startResealing(
  options: ResealOptions,
  onFailure: (error: Error) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (): Promise<unknown> =>
    delay(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const outcome = await resealNext(options).catch((error: Error) => {
        onFailure(error);
        return 'busy' as const;
      });
      if (outcome === 'done') return;
      if (outcome === 'busy') await pause();
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
