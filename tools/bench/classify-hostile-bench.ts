import { CLASSIFIERS, createTextClassifier, type TextClassifier } from '@waybill/engine';
import {
  HOSTILE_TEXTS,
  type HostileText,
} from '../../packages/engine/src/classification/hostile/hostile-texts.ts';
import { examplesOf } from '../../packages/engine/testing/examples-of.ts';
import { repeatedText } from '../../packages/engine/src/classification/hostile/repeated-text.ts';
import { machineLine } from './machine.ts';

const SMALLEST = 65_536;
const LARGEST = 4_194_304;
const ROUNDS = 2;
/** Shorter times are those of the clock and of the compiler of the machine. */
const LEAST_SECONDS = 0.004;
/** A text that takes longer is not doubled again. */
const MOST_SECONDS = 1;
/** Bytes of each classifier’s first example, repeated. */
const EXAMPLE_BYTES = 16_384;
const EXAMPLES_SHOWN = 12;

interface Measured {
  name: string;
  /** The largest quotient of the times of a text and of its half. */
  ratio: number;
  /** Of the slowest size. */
  megabytesPerSecond: number;
}

/**
 * Classification time of adversarial texts, in CPU seconds of one thread, over doubling sizes; then of
 * the examples of each classifier, repeated. Arguments are parts of names.
 */
export async function run(args: string[]): Promise<void> {
  console.log(machineLine());
  const classifier = createTextClassifier(CLASSIFIERS);
  const texts = [...HOSTILE_TEXTS].filter(({ name }) => isWanted(args, name));
  for (const { make } of texts) classifier.classify(make(SMALLEST / 4));
  const measured = texts.map((text) => {
    const figures = measure(classifier, text);
    console.log(line(figures));
    return figures;
  });
  if (isWanted(args, 'examples')) showExamples(classifier);
  const [worst] = measured.toSorted((a, b) => a.megabytesPerSecond - b.megabytesPerSecond);
  const ratio = Math.max(...measured.map((each) => each.ratio));
  console.log(JSON.stringify({ machine: machineLine(), cases: measured.length, ratio, worst }));
  await Promise.resolve();
}

function isWanted(args: readonly string[], name: string): boolean {
  return args.length === 0 || args.some((part) => name.includes(part));
}

function line({ name, ratio, megabytesPerSecond }: Measured): string {
  return `${megabytesPerSecond.toFixed(1).padStart(7)} MB/s  x${ratio.toFixed(2)}  ${name}`;
}

function measure(classifier: TextClassifier, { name, make }: HostileText): Measured {
  let before = 0;
  let ratio = 0;
  let slowest = Infinity;
  for (let size = SMALLEST; size <= LARGEST && before < MOST_SECONDS; size *= 2) {
    const bytes = make(size);
    const seconds = leastSeconds(classifier, bytes);
    if (before >= LEAST_SECONDS) ratio = Math.max(ratio, seconds / before);
    slowest = Math.min(slowest, size / 1e6 / seconds);
    before = seconds;
  }
  return { name, ratio, megabytesPerSecond: slowest };
}

function leastSeconds(classifier: TextClassifier, bytes: Uint8Array): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS && (round === 0 || least < MOST_SECONDS / 4); round += 1) {
    least = Math.min(least, secondsOf(classifier, bytes));
  }
  return least;
}

function secondsOf(classifier: TextClassifier, bytes: Uint8Array): number {
  const before = process.threadCpuUsage();
  classifier.classify(bytes, { minimum: 'low' });
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
}

/** Prints which first examples are slowest, each repeated with nothing and with a line break between. */
function showExamples(classifier: TextClassifier): void {
  const figures = CLASSIFIERS.flatMap((each) =>
    examplesOf(each)
      .match.slice(0, 1)
      .flatMap(({ text }) =>
        ['', '\n'].map((between) => {
          const bytes = repeatedText(text + between, EXAMPLE_BYTES);
          const seconds = leastSeconds(classifier, bytes);
          const name = `${each.id}: ${JSON.stringify(text.slice(0, 40) + between)}`;
          return { name, ratio: 0, megabytesPerSecond: EXAMPLE_BYTES / 1e6 / seconds };
        }),
      ),
  );
  console.log(`examples, repeated: ${figures.length}; the slowest:`);
  for (const each of figures
    .toSorted((a, b) => a.megabytesPerSecond - b.megabytesPerSecond)
    .slice(0, EXAMPLES_SHOWN)) {
    console.log(line(each));
  }
}
