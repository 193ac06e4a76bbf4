import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextClassifier } from '../../classification/text-classifier.ts';
import { mod97 } from '../../values/mod-97.ts';
import { BBAN_STRUCTURES } from './iban-structures.data.ts';
import { classifier } from './iban.ts';

const ibans = createTextClassifier([classifier]);

function found(text: string): string[] {
  return ibans.classifyText(text).findings.map(({ start, end }) => text.slice(start, end));
}

// Accounts use digits where letters are also allowed: random letters would look like a hash.
const ALPHABETS = { n: '123456789', a: 'BCDFGHJKLM', c: '1234567890' } as const;

/**
 * A national part as the structure of a country wants it, from letters that represent each kind.
 */
function nationalPart(structure: string): fc.Arbitrary<string> {
  const parts = Array.from(structure.matchAll(/(\d+)([nac])/g), ([, length, kind]) => {
    const letters = ALPHABETS[kind === 'n' ? 'n' : kind === 'a' ? 'a' : 'c'];
    const count = Number(length);
    return fc
      .array(fc.constantFrom(...Array.from(letters)), { minLength: count, maxLength: count })
      .map((all) => all.join(''));
  });
  return fc.tuple(...parts).map((all) => all.join(''));
}

const number = fc
  .constantFrom(...Object.entries(BBAN_STRUCTURES))
  .chain(([country, structure]) => nationalPart(structure).map((part) => [country, part] as const))
  .map(([country, part]) => {
    const check = 98 - mod97(`${part}${country}00`);
    return `${country}${String(check).padStart(2, '0')}${part}`;
  });

test('every number of every country is found, in one piece and in groups of four', () => {
  fc.assert(
    fc.property(number, (iban) => {
      const groups = iban.match(/.{1,4}/g) ?? [];
      for (const written of [iban, groups.join(' '), groups.join('-')]) {
        expect(found(`to ${written} of them`)).toEqual([written]);
      }
    }),
  );
});

test('two neighbouring digits exchanged are noticed', () => {
  expect(found('IBAN DE89370400440532013000')).toHaveLength(1);
  expect(found('IBAN DE89730400440532013000')).toEqual([]);
});

test('letters in both cases are no account', () => {
  expect(found('iban gb29nwbk60161331926819')).toHaveLength(1);
  expect(found('iban gb29NWBK60161331926819')).toEqual([]);
});
