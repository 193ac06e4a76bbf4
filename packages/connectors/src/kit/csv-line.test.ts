import { expect, test } from 'vitest';
import { csvFields } from './csv-line.ts';

test('csvFields splits at commas outside quotes', () => {
  expect(csvFields('a,"b, c",,"say ""hi""",d')).toEqual(['a', 'b, c', '', 'say "hi"', 'd']);
  expect(csvFields('')).toEqual(['']);
  expect(csvFields('a,"open, to the end')).toEqual(['a', 'open, to the end']);
});
