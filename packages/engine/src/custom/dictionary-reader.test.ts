import { expect, test } from 'vitest';
import { sourceText } from '../classification/source-text.ts';
import { encodeUtf8 } from '../classification/utf8.ts';
import { dictionaryReader, unusableWords } from './dictionary-reader.ts';

function find(words: readonly string[], text: string, caseless = true): string[] {
  const source = sourceText(encodeUtf8(text));
  const passages = dictionaryReader({ words, caseless })(source);
  return passages.map(({ start, end }) => source.slice(start, end));
}

test('words are found whole, in any case', () => {
  expect(find(['Falcon'], 'Project FALCON, not falconry')).toEqual(['FALCON']);
});

test('case counts where the dictionary says so', () => {
  expect(find(['Falcon'], 'Falcon falcon', false)).toEqual(['Falcon']);
});

test('the longest phrase at a place counts, over any blanks', () => {
  const words = ['project falcon', 'project', 'project falcon nest'];
  expect(find(words, 'the project  falcon\nnest, a project')).toEqual([
    'project  falcon\nnest',
    'project',
  ]);
});

test('signs of a phrase have to be there', () => {
  expect(find(['C++', 'AT&T'], 'C and C++ at AT T and AT&T')).toEqual(['C', 'AT&T']);
});

test('letters of any script are words', () => {
  expect(find(['straße', '東京'], 'Lange Straße, 東京 und Straßen')).toEqual(['Straße', '東京']);
});

test('a phrase without letters or digits is told', () => {
  expect(unusableWords(['a', '--', '1'])).toEqual([1]);
});

test('bytes that are no text are read without harm', () => {
  const bytes = Uint8Array.from([0xff, 0xfe, 0x61, 0xc3, 0x28, 0xf0, 0x9f, 0x61]);
  const passages = dictionaryReader({ words: ['a'], caseless: true })(sourceText(bytes));
  for (const { start, end } of passages) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(bytes.length);
  }
});
