import { parentPort } from 'node:worker_threads';
import { READY } from '../costly/ready.ts';

/** Instead of the thread for costly work: believes everything, and never comes back from `hang`. */
parentPort?.on('message', ({ encoded }: { encoded: string }) => {
  if (encoded === 'hang') for (;;);
  const answer = { id: '_1', nameId: 'ada-1', attributes: {}, inResponseTo: '_2', endsAt: 1 };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ answer });
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(READY);
