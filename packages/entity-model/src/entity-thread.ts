import { Worker } from 'node:worker_threads';
import { EntityModelFault, EntityReadFault } from './faults.ts';
import type { Answer, Ask, Opening, ThreadData } from './worker/messages.ts';

/** A thread with a loaded model. It takes one text at a time. */
export interface EntityThread {
  /**
   * Throws `EntityReadFault` if the thread ended, or timed out after `milliseconds`; it is then
   * unusable.
   */
  ask(question: Ask, milliseconds: number): Promise<Answer>;
  close(): Promise<void>;
}

const WORKER = new URL('worker/entity-worker.ts', import.meta.url);

/** Throws `EntityModelFault` if the folder has no usable model. */
export async function startThread(folder: string, milliseconds: number): Promise<EntityThread> {
  const worker = new Worker(WORKER, {
    workerData: { folder } satisfies ThreadData,
    // Library output would mix with the process's own.
    stdout: true,
    stderr: true,
  });
  const opening = await nextMessage<Opening>(worker, milliseconds).catch((error: unknown) => {
    const reason = error instanceof EntityReadFault ? error.reason : 'broken';
    throw new EntityModelFault('model.onnx', `it cannot be loaded (${reason})`);
  });
  if (opening.kind === 'fault') {
    await worker.terminate();
    throw new EntityModelFault(opening.file, opening.reason);
  }
  worker.unref();
  return {
    async ask(question, atMost) {
      // While working it keeps the process alive: a caller waits for the response.
      worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(question);
      const answer = await nextMessage<Answer>(worker, atMost);
      worker.unref();
      return answer;
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** Ends the thread where it tells nothing in time. */
async function nextMessage<Message>(worker: Worker, milliseconds: number): Promise<Message> {
  const heard = Promise.withResolvers<Message>();
  const deadline = setTimeout(() => heard.reject(new EntityReadFault('too-slow')), milliseconds);
  worker.once('message', heard.resolve);
  worker.once('error', () => heard.reject(new EntityReadFault('broken')));
  worker.once('exit', () => heard.reject(new EntityReadFault('broken')));
  try {
    return await heard.promise;
  } catch (error) {
    void worker.terminate();
    throw error;
  } finally {
    clearTimeout(deadline);
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
    // A thread that no one asks may still end; the next question finds out.
    worker.on('error', () => undefined);
  }
}
