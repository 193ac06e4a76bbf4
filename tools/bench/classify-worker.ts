import { parentPort, workerData } from 'node:worker_threads';
import { createTextClassifier } from '@waybill/engine';
import { classifySets } from './classify-sets.ts';

/** Classifies its documents once for every message, and answers when it is done. */
const { documents }: { documents: readonly Uint8Array[] } = workerData;
const classifier = createTextClassifier(classifySets().PS);

function answer(word: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
  parentPort?.postMessage(word);
}

parentPort?.on('message', () => {
  for (const document of documents) classifier.classify(document);
  answer('done');
});
answer('ready');
