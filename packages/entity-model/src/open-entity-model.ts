import { EntityReadFault } from './faults.ts';
import type { Entity, EntityModel, EntityModelLimits } from './entity.ts';
import { startThread, type EntityThread } from './entity-thread.ts';

const LIMITS: EntityModelLimits = { characters: 100_000, seconds: 20, openSeconds: 120 };

/** A thread that notices too late that it will be too slow is ended at this multiple of the limit. */
const PATIENCE = 2;

/**
 * Loads a GLiNER span model: `model.onnx`, `tokenizer.json` and `gliner_config.json` of the folder,
 * from nowhere else. Throws `EntityModelFault`, which names the file and the fault.
 */
export async function openEntityModel(
  folder: string,
  limits: Partial<EntityModelLimits> = {},
): Promise<EntityModel> {
  const { characters, seconds, openSeconds } = { ...LIMITS, ...limits };
  let thread: EntityThread | undefined = await startThread(folder, openSeconds * 1000);
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function readNow(text: string, askedAt: number): Promise<Entity[]> {
    if (isClosed) throw new EntityReadFault('closed');
    const milliseconds = seconds * 1000 - (performance.now() - askedAt);
    if (milliseconds <= 0) throw new EntityReadFault('too-slow');
    thread ??= await startThread(folder, openSeconds * 1000);
    const answer = await ask(thread, text, milliseconds);
    if (answer.kind === 'unread') throw new EntityReadFault(answer.reason);
    return answer.entities;
  }

  async function ask(asked: EntityThread, text: string, milliseconds: number) {
    try {
      return await asked.ask({ text, milliseconds }, milliseconds * PATIENCE);
    } catch (error) {
      thread = undefined;
      throw isClosed ? new EntityReadFault('closed') : error;
    }
  }

  return {
    async read(text) {
      if (text.length > characters) throw new EntityReadFault('too-long');
      const askedAt = performance.now();
      const mine = last.then(() => readNow(text, askedAt));
      last = mine.catch(() => undefined);
      return await mine;
    },
    async close() {
      isClosed = true;
      await thread?.close();
    },
  };
}
