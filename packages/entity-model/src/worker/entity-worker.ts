import { parentPort, workerData } from 'node:worker_threads';
import { EntityModelFault, EntityReadFault } from '../faults.ts';
import { openEntityReader, type EntityReader } from './entity-reader.ts';
import type { Answer, Ask, Opening, ThreadData } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('This file is the entry of a worker.');

function tell(message: Opening | Answer): void {
  port?.postMessage(message);
}

async function answer(reader: EntityReader, { text, milliseconds }: Ask): Promise<Answer> {
  try {
    return { kind: 'entities', entities: await reader.read(text, milliseconds) };
  } catch (error) {
    // Only the kind of fault: messages may quote what was read.
    return { kind: 'unread', reason: error instanceof EntityReadFault ? error.reason : 'broken' };
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `startThread` gives
const { folder } = workerData as ThreadData;
try {
  const reader = await openEntityReader(folder);
  port.on('message', (ask: Ask) => void answer(reader, ask).then(tell));
  tell({ kind: 'opened' });
} catch (error) {
  if (!(error instanceof EntityModelFault)) throw error;
  tell({ kind: 'fault', file: error.file, reason: error.reason });
}
