import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { examplesOf } from '../../../testing/examples-of.ts';
import { CLASSIFIERS } from '../../classifiers/classifiers.ts';
import { createTextClassifier } from '../text-classifier.ts';
import { encodeUtf8 } from '../utf8.ts';
import { mutatedBytes } from './mutated-bytes.ts';
import { wrongParts } from './wrong-parts.ts';

const corpus =
  process.env['WAYBILL_CORPUS'] ||
  path.resolve(import.meta.dirname, '../../../../../../shared/corpus');
const folder = path.join(corpus, 'classification');
const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  : [];
/** Texts per file; each text includes the previous one. */
const TEXTS = 120;

function textsOf(file: string): string[] {
  const lines = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
  const step = Math.max(1, Math.floor(lines.length / TEXTS));
  return lines
    .filter((_, index) => index % step === 0)
    .map((line) => {
      const { text }: { text: string } = JSON.parse(line);
      return text;
    });
}

const classifier = createTextClassifier(CLASSIFIERS);
const examples = CLASSIFIERS.flatMap((each) => examplesOf(each).match.map(({ text }) => text));

/** Faults in the classification of texts, each spliced with the next and mutated. */
function wrongIn(texts: readonly string[]): string[] {
  return texts.flatMap((text, index) => {
    const bytes = mutatedBytes(encodeUtf8(`${text}\n${texts[index + 1] ?? ''}`), index + 1);
    const classification = classifier.classify(bytes, { minimum: 'low', perType: 3 });
    return wrongParts(classification, bytes.length).map((wrong) => `${index}: ${wrong}`);
  });
}

test('examples of all types, changed, are classified', () => {
  expect(examples.length).toBeGreaterThan(500);
  expect(wrongIn(examples)).toEqual([]);
});

test('strings are classified with offsets inside them', () => {
  const wrong = examples.flatMap((text, index) => {
    const cut = `\ud83d${text.slice(index % 7)}\udc00é${text}`;
    return wrongParts(classifier.classifyText(cut, { minimum: 'low' }), cut.length);
  });
  expect(wrong).toEqual([]);
});

describe.skipIf(files.length === 0)('the corpus', () => {
  test.each(files)('%s, changed, is classified', (file) => {
    expect(wrongIn(textsOf(file))).toEqual([]);
  });
});
