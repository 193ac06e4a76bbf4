import { setFlagsFromString } from 'node:v8';

/**
 * Lets threads that are started from now on keep to the limits they are given. The young generation of `NODE_FLAGS`
 * is meant for the main thread, which has it already; V8 would hold it against every thread of the process, 128 MB
 * each, whatever the limits of the thread say.
 */
export function limitThreadHeaps(): void {
  setFlagsFromString('--max-semi-space-size=0');
}
