import { expect, test } from 'vitest';
import { DATA_WORDS_DE, DATA_WORDS_EN } from './data-words.data.ts';

test('every data type with words of its own has them in each language', () => {
  expect([...DATA_WORDS_DE.keys()]).toEqual([...DATA_WORDS_EN.keys()]);
  const words = [...DATA_WORDS_EN.values(), ...DATA_WORDS_DE.values()].flat();
  expect(words.filter((word) => word.trim() === '' || word !== word.trim())).toEqual([]);
});
