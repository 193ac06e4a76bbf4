import { parentPort, workerData } from 'node:worker_threads';
import { createTextClassifier } from '@waybill/engine';
import { classifySets } from './classify-sets.ts';

/** Classifies its documents once for every message, and answers when it is done. */
const { documents }: { documents: readonly Uint8Array[] } = workerData;
const classifier = createTextClassifier(classifySets().PS);

parentPort?.on('message', () => {
  for (const document of documents) classifier.classify(document);
  parentPort?.postMessage('done');
});
parentPort?.postMessage('ready');
