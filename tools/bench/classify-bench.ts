import path from 'node:path';
import { createTextClassifier, type Classifier } from '@waybill/engine';
import { compileClassifiers } from '../../packages/engine/src/classification/compile-classifiers.ts';
import { createScan } from '../../packages/engine/src/classification/scan/create-scan.ts';
import { createRawHits } from '../../packages/engine/src/classification/scan/raw-hits.ts';
import { expressionsOf } from './classify-expressions.ts';
import { measureFirstAnswer } from './classify-first-answer.ts';
import { measureSecretlint } from './classify-secretlint.ts';
import { classifySets } from './classify-sets.ts';
import { bytesOf, gatherText } from './classify-text.ts';
import { openVectorscan } from './classify-vectorscan.ts';
import { measureWorkers } from './classify-workers.ts';
import { machineLine, percentile } from './machine.ts';

const ROUNDS = 3;
/** What the compiler of the machine is warmed up on. */
const WARM_UP_BYTES = 20e6;
const WORKER_BYTES = 60e6;
const SECRETLINT_BYTES = 5e6;
/** One expression after the other is slow. */
const SAMPLE_BYTES = 5e5;

/**
 * MB per CPU second of one core, over some 200 MB of text in memory: of the whole classification
 * (`ours`), of the scan alone, and in the same run of vectorscan with the same patterns, secretlint,
 * one regular expression at a time, and two threads compared with one. Then the time from the start of
 * a classifier thread to its first response. The argument is the number of megabytes.
 */
export async function run(args: string[]): Promise<void> {
  const root = path.join(import.meta.dirname, '../..');
  const corpus = process.env['WAYBILL_CORPUS'] || path.join(root, '../shared/corpus');
  const text = gatherText(
    [path.join(corpus, 'classification'), path.join(root, 'node_modules')],
    Number(args[0] ?? 200) * 1e6,
  );
  console.log(machineLine());
  if (text.repeated) console.log('Not text enough: files are taken more than once.');
  const sets = classifySets();
  const vectorscan = openVectorscan(text.documents);
  const figures = Object.entries(sets).map(([name, classifiers]) => {
    const theirs = vectorscan?.measure(classifiers, ROUNDS) ?? null;
    const own = measureOurs(classifiers, text.documents);
    // It reports that a rule matched, like the scan; the whole classification also judges matches.
    const ratio = theirs === null ? null : own.ours / theirs.speed;
    const scanRatio = theirs === null ? null : own.scanOnly / theirs.speed;
    const figure = { ...own, vectorscan: theirs?.speed ?? null, ratio, scanRatio };
    console.log(name, JSON.stringify({ ...figure, vectorscan: theirs }));
    return [name, figure] as const;
  });
  vectorscan?.close();
  console.log(
    JSON.stringify({
      machine: machineLine(),
      megabytes: text.bytes / 1e6,
      ...Object.fromEntries(figures),
      ...(await measureFirstAnswer()),
      workers: await measureWorkers(firstOf(text.documents, WORKER_BYTES)),
      secretlint: await measureSecretlint(spread(text.documents, SECRETLINT_BYTES)),
      irregexp: measureExpressions(sets.PS, spread(text.documents, SAMPLE_BYTES)),
    }),
  );
}

function measureOurs(
  classifiers: readonly Classifier[],
  documents: readonly Uint8Array[],
): { ours: number; scanOnly: number; hits: number; findings: number } {
  const scan = createScan(compileClassifiers(classifiers).compiled);
  const classifier = createTextClassifier(classifiers);
  const hits = createRawHits();
  let hitCount = 0;
  let findings = 0;
  const scanAll = (some: readonly Uint8Array[]) => {
    hitCount = 0;
    for (const document of some) {
      scan.scan(document, document.length, hits);
      hitCount += hits.count;
    }
  };
  const classifyAll = (some: readonly Uint8Array[]) => {
    findings = 0;
    for (const document of some) findings += classifier.classify(document).findings.length;
  };
  return {
    scanOnly: speedOf(scanAll, documents),
    ours: speedOf(classifyAll, documents),
    hits: hitCount,
    findings,
  };
}

/** MB per CPU second: the median of the rounds after a short warm-up. */
function speedOf(
  work: (documents: readonly Uint8Array[]) => void,
  documents: readonly Uint8Array[],
): number {
  work(firstOf(documents, WARM_UP_BYTES));
  const megabytes = bytesOf(documents) / 1e6;
  const speeds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    work(documents);
    const { user, system } = process.cpuUsage(before);
    return megabytes / ((user + system) / 1e6);
  });
  return percentile(speeds, 0.5);
}

/** One expression after the other with the engine of JavaScript. */
function measureExpressions(
  classifiers: readonly Classifier[],
  documents: readonly Uint8Array[],
): number {
  const expressions = classifiers.flatMap(expressionsOf).map(({ source, caseless }) => {
    return new RegExp(source, caseless ? 'gi' : 'g');
  });
  const texts = documents.map((document) => Buffer.from(document).toString('latin1'));
  const before = process.cpuUsage();
  for (const expression of expressions) {
    for (const text of texts) text.match(expression);
  }
  const { user, system } = process.cpuUsage(before);
  return bytesOf(documents) / (user + system);
}

function firstOf(documents: readonly Uint8Array[], bytes: number): readonly Uint8Array[] {
  let taken = 0;
  return documents.filter((document) => {
    const isWanted = taken < bytes;
    if (isWanted) taken += document.length;
    return isWanted;
  });
}

/** Documents from all parts of the list. */
function spread(documents: readonly Uint8Array[], bytes: number): readonly Uint8Array[] {
  const step = Math.max(1, Math.floor(documents.length / 60));
  return firstOf(
    documents.filter((document, index) => index % step === 0 && document.length < bytes / 20),
    bytes,
  );
}
