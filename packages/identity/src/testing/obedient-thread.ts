import { parentPort } from 'node:worker_threads';
import { READY } from '../costly/ready.ts';

/** A thread for tests that runs every task, even invalid ones. */
parentPort?.on('message', (task: unknown) => {
  if (task === 'throw') throw new Error('as asked');
  if (task === 'exit') process.exit(1);
  if (task === 'hang') for (;;);
  if (task === 'hoard') hoard();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ did: task });
});

function hoard(): never {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => String(index)));
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(READY);
