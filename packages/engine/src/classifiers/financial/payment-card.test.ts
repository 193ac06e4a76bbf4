import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTextClassifier } from '../../classification/text-classifier.ts';
import { hasLuhn } from '../../values/luhn.ts';
import { ISSUER_RANGES } from './card-issuers.data.ts';
import { classifier } from './payment-card.ts';

const cards = createTextClassifier([classifier]);

function found(text: string): string[] {
  return cards.classifyText(text).findings.map(({ start, end }) => text.slice(start, end));
}

test('the exact span is given, without what stands around it', () => {
  expect(found('pay with card 4111 1111 1111 1111.')).toEqual(['4111 1111 1111 1111']);
  expect(found('"pan":"378282246310005"')).toEqual(['378282246310005']);
});

test('numbers that follow a card number do not hide it', () => {
  expect(found('card 4111 1111 1111 1111 12 29 123')).toEqual(['4111 1111 1111 1111']);
  expect(found('cards 17 4111111111111111 5555555555554444 3')).toEqual([
    '4111111111111111',
    '5555555555554444',
  ]);
});

test('digits in groups that no card has are not put together', () => {
  expect(found('card 41 11 11 11 11 11 11 11')).toEqual([]);
  expect(found('card 411 1111 1111 1111 11')).toEqual([]);
  expect(found('card 4111  1111  1111  1111')).toEqual([]);
});

const range = fc.constantFrom(...ISSUER_RANGES.filter(({ lengths }) => !lengths.includes(12)));

/** A number of a scheme, complete but for its check digit. */
const body = range.chain(({ from, lengths }) =>
  fc
    .tuple(fc.constantFrom(...lengths), fc.array(fc.nat(9), { minLength: 19, maxLength: 19 }))
    .map(([length, rest]) => `${from}${rest.join('')}`.slice(0, length - 1)),
);

test('every number of a scheme with the right check digit is found, with a wrong one never', () => {
  fc.assert(
    fc.property(body, fc.integer({ min: 1, max: 9 }), (number, by) => {
      fc.pre(new Set(number).size > 4);
      const check = Array.from({ length: 10 }, (_, digit) => digit).find((digit) =>
        hasLuhn(`${number}${digit}`),
      );
      const wrong = ((check ?? 0) + by) % 10;
      expect(found(`card ${number}${check}`)).toEqual([`${number}${check}`]);
      expect(found(`card ${number}${wrong}`)).toEqual([]);
    }),
  );
});

test('two neighbouring digits exchanged are noticed, as the checksum promises', () => {
  // Except 09 and 90, which the Luhn formula cannot distinguish.
  expect(found('card 4012888888881881')).toEqual(['4012888888881881']);
  expect(found('card 4102888888881881')).toEqual([]);
  expect(found('card 4012888888888181')).toEqual([]);
});

test('ranges that fit too many other numbers need a word that says so', () => {
  // Luhn holds for all three: UnionPay with 18 digits, Maestro with 12, UATP.
  for (const number of ['623703888500887549', '588951153554', '122000000000003']) {
    expect(found(`session ${number} ended`)).toEqual([]);
    expect(found(`card ${number} ended`)).toEqual([number]);
  }
});

test('a test number counts less than another', () => {
  const confidences = ['card 4111111111111111', 'card 4539578763621486'].map(
    (text) => cards.classifyText(text).findings[0]?.confidence,
  );
  expect(confidences).toEqual(['medium', 'high']);
});

test('a text of nothing but digits is no card, however long', () => {
  expect(found('4111111111111111'.repeat(5000))).toEqual([]);
  expect(found('4 '.repeat(50_000))).toEqual([]);
});
