import { parentPort } from 'node:worker_threads';
import type { Assignment } from './messages.ts';
import { walk } from './walk.ts';

const port = parentPort;
if (!port) throw new Error('This file is the entry of a worker.');

// A promise that a library drops tells nothing that its result does not tell.
process.on('unhandledRejection', () => undefined);

/** One file at a time; what it tells is sent while it is read. */
port.on('message', (assignment: Assignment) => {
  void walk(assignment, (message) => port.postMessage(message));
});
