import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

function words(text: string): string[] {
  return splitWords(text).map(({ start, end }) => text.slice(start, end));
}

test('words are of letters and digits of any script; other characters stand alone', () => {
  expect(words('Zoë O’Neil, 東京2 (id_7)')).toEqual([
    'Zoë',
    'O',
    '’',
    'Neil',
    ',',
    '東京2',
    '(',
    'id_7',
    ')',
  ]);
});

test('hyphens and underscores join words, and stand alone elsewhere', () => {
  expect(words('Anne-Marie - x_y-z -')).toEqual(['Anne-Marie', '-', 'x_y-z', '-']);
});

test('a pair of surrogates is one word', () => {
  expect(splitWords('a😀b')).toEqual([
    { start: 0, end: 1 },
    { start: 1, end: 3 },
    { start: 3, end: 4 },
  ]);
});

test('what looks like a piece of the prompt is taken apart', () => {
  expect(words('<<SEP>>')).toEqual(['<', '<', 'SEP', '>', '>']);
});
