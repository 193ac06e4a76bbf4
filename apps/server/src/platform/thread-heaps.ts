import { setFlagsFromString } from 'node:v8';

/**
 * Makes later threads respect their own limits. The young generation size of `NODE_FLAGS` is meant for
 * the main thread, which has it already; V8 would apply it to every thread of the process, 128 MB each,
 * whatever the thread's limits say.
 */
export function limitThreadHeaps(): void {
  setFlagsFromString('--max-semi-space-size=0');
}
