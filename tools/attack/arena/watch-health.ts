import path from 'node:path';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { percentile } from '../../bench/machine.ts';

/** Measures how long `/v1/health` takes from now on. `p99Ms` ends it. */
export function watchHealth(address: string): { p99Ms(): Promise<number> } {
  const file = path.join(import.meta.dirname, 'health-thread.ts');
  const thread = new Worker(file, { workerData: { address } });
  return {
    async p99Ms() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage('end');
      const [times] = z.tuple([z.array(z.number())]).parse(await once(thread, 'message'));
      return Math.round(percentile(times, 0.99) * 10) / 10;
    },
  };
}
