import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';

/** Asks whether the product is well, over and over, from a thread that the attacks do not hold up. */
const EVERY_MS = 50;

const { address } = z.object({ address: z.string() }).parse(workerData);
const times: number[] = [];

parentPort?.on('message', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(times);
  process.exit(0);
});

for (;;) {
  const startedAt = performance.now();
  await new Promise<void>((resolve) => {
    get(`${address}/v1/health`, (answer) => {
      answer.resume();
      answer.on('close', resolve);
    }).on('error', () => resolve());
  });
  times.push(performance.now() - startedAt);
  await delay(EVERY_MS);
}
