import { parentPort } from 'node:worker_threads';
import { READY } from '@waybill/identity/costly/ready';
import { readPolicyFile } from './policy-yaml.ts';

/** Reads files of policies, one at a time, in a separate thread. */
parentPort?.on('message', (text: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(readPolicyFile(text));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(READY);
