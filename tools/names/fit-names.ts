import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NAME_TAGS, SLOTS } from '@waybill/engine/names/name-features';
import { tagNames } from '@waybill/engine/names/tag-names';
import { fitNames, sampleOf, type Sample } from './perceptron.ts';

/*
 * Fits the model of names: `node tools/names/fit-names.ts [--check]`. Reads `ner-sentences` and
 * `pii-sentences` of the corpus and writes `name-weights.data.ts`. With `--check` it fits on four fifths
 * of them, five times over, and prints how the rest comes out instead.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const WEIGHTS = path.join(ROOT, 'packages/engine/src/names/name-weights.data.ts');
/** Steps of a weight for each unit of the perceptron. */
const SCALE = 24;
const FOLDS = 5;
/** Neighbouring sentences come from one document: they are held back together. */
const TOGETHER = 40;
const MARGINS = [250, 350, 450];
/** As the shipped model has it. */
const PERSON_BONUS = 150;

const corpus = process.env['WAYBILL_CORPUS'] || path.join(ROOT, '../shared/corpus');
const samples = ['ner-sentences', 'pii-sentences'].flatMap((name) => {
  const file = path.join(corpus, 'classification', `${name}.jsonl`);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => sampleOf(name, JSON.parse(line)));
});

function quantized(weights: Float64Array): Int8Array {
  return Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight * SCALE))),
  );
}

if (process.argv.includes('--check')) checkFolds();
else writeFileSync(WEIGHTS, moduleOf(quantized(fitNames(samples, SLOTS))));

function checkFolds(): void {
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeldBack = (_: Sample, index: number) => Math.floor(index / TOGETHER) % FOLDS === fold;
    const training = samples.filter((sample, index) => !isHeldBack(sample, index));
    const weights = quantized(fitNames(training, SLOTS));
    for (const margin of MARGINS) report(samples.filter(isHeldBack), weights, margin);
  }
}

function report(testing: readonly Sample[], weights: Int8Array, margin: number): void {
  for (const file of ['ner-sentences', 'pii-sentences']) {
    for (const tag of [1, 2, 3]) {
      const part = testing.filter((sample) => sample.file === file);
      const { p, r } = score(part, { weights, margin, personBonus: PERSON_BONUS }, tag);
      process.stdout.write(`${JSON.stringify({ margin, file, tag: NAME_TAGS[tag], p, r })}\n`);
    }
  }
}

/** Precision and recall of words: the tool is for choosing, the evaluation is for telling. */
function score(
  testing: readonly Sample[],
  model: { weights: Int8Array; margin: number; personBonus: number },
  tag: number,
): { p: number; r: number } {
  let right = 0;
  let made = 0;
  let wanted = 0;
  for (const { tokens, gold } of testing) {
    for (const [index, tagged] of tagNames(tokens, model).entries()) {
      const isMade = tagged.tag === NAME_TAGS[tag];
      const isWanted = gold[index] === tag;
      if (isMade) made += 1;
      if (isWanted) wanted += 1;
      if (isMade && isWanted) right += 1;
    }
  }
  return { p: right / made, r: right / wanted };
}

function moduleOf(weights: Int8Array): string {
  const text = Buffer.from(weights.buffer).toString('base64');
  return `/**
 * Weights of the model of names, 8 bits each, in base64; written by \`tools/names/fit-names.ts\`.
 * Fitted on sentences of WNUT-17 (CC BY 4.0), WikiGold (CC BY 4.0), the SEC filings of Salinas
 * Alvarado, Verspoor and Baldwin (2015, CC BY 3.0) and presidio-research (MIT); holds no words of them.
 */
export const NAME_WEIGHTS =
  '${text}';
`;
}
