import { expect, test } from 'vitest';
import { linearPattern } from '../../patterns/compile-pattern.ts';
import { encodeUtf8 } from '../utf8.ts';
import { firstCodes } from './anchors.ts';
import { createFormIndex } from './form-index.ts';
import { createPrefilter, SIX_BITS } from './prefilter.ts';
import { tokenForms } from './token-forms.ts';

/** Where the pass reports tokens for one pattern. */
function toldPlaces(source: string, text: string): number[] {
  const { automaton } = linearPattern(source);
  const all = [{ pattern: 0, forms: tokenForms(automaton), first: firstCodes(automaton) }];
  const { rows, seconds, firsts } = createFormIndex(all);
  const trigrams = new Uint8Array(1 << 15);
  const quads = new Uint8Array(1 << 17);
  const sixes = new Uint8Array(2 ** SIX_BITS / 8);
  const texts = { trigrams, fours: quads, quads, sixes };
  const prefilter = createPrefilter({ ...texts, rows, seconds, firsts, tellsAt: false });
  const bytes = encodeUtf8(text);
  const told: number[] = [];
  prefilter.begin();
  while (prefilter.advance(bytes, bytes.length)) {
    told.push(...prefilter.places.starts.subarray(0, prefilter.places.tokenCount));
  }
  return told;
}

test('prose tells no place for numbers, nor for words before numbers', () => {
  expect(
    toldPlaces('[0-9]{3}-[0-9]{2}-[0-9]{4}', 'The well-known form of 12 things. '.repeat(999)),
  ).toEqual([]);
  expect(toldPlaces('[A-Z]{2} ?[0-9]{6}', 'IT is AN odd case, OK? '.repeat(999))).toEqual([]);
});

test('a token is told by its length, letters, next byte and the one behind', () => {
  expect(toldPlaces('[0-9]{3}-[0-9]{2}', '123-45 123-ab 1234-56 12a-45 123-4')).toEqual([0, 29]);
  expect(toldPlaces('[ABC][a-z]{2}[0-9]', 'Abc1 Dbc1 abc1 Bzz9')).toEqual([0, 15]);
});

test('a token of a million bytes is one place at most', () => {
  const long = `${'QUJD'.repeat(250_000)} `;
  expect(toldPlaces('[A-Za-z0-9+/]{40,}', long)).toEqual([0]);
  expect(toldPlaces('[A-Z]{2}[0-9]{6}', long)).toEqual([]);
});
