import { parentPort, workerData } from 'node:worker_threads';
import { createLruMap } from '../../../platform/lru-map.ts';
import { KEPT_SETS, type Answer, type Ask, type ThreadData } from './classifier-messages.ts';
import { classifyParts } from './classify-parts.ts';
import { compileTypes, type CompiledTypes } from './compiled-types.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the pool starts it with
const { stopped } = workerData as ThreadData;

/** No one waits for the content anymore. */
class Stopped extends Error {
  override name = 'Stopped';
}

const compiled = createLruMap<CompiledTypes>(KEPT_SETS);

function typesOf({ setKey, set }: Ask): CompiledTypes {
  const types = compiled.get(setKey) ?? (set && compileTypes(set));
  if (!types) throw new Error('The data type set was never sent');
  compiled.set(setKey, types);
  return types;
}

function answer(ask: Ask): Answer {
  const { id, parts, subject, now } = ask;
  const checkpoint = (): void => {
    if (Atomics.load(stopped, 0) === id) throw new Stopped();
  };
  try {
    const context = { types: typesOf(ask), subject, now, checkpoint };
    return { id, result: classifyParts(parts, context) };
  } catch (error) {
    // The name gives the kind of fault; the message could quote the content.
    return { id, fault: error instanceof Error ? error.name : 'unknown' };
  }
}

parentPort?.on('message', (ask: Ask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer(ask));
});
