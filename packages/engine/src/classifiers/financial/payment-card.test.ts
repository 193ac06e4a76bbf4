import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifier } from './payment-card.ts';

function found(text: string): string[] {
  return classifier.find(text).map(({ start, end }) => text.slice(start, end));
}

test('the exact span is given, without what stands around it', () => {
  expect(found('pay with 4111 1111 1111 1111.')).toEqual(['4111 1111 1111 1111']);
  expect(found('"pan":"378282246310005"')).toEqual(['378282246310005']);
});

test('numbers that follow a card number do not hide it', () => {
  expect(found('4111 1111 1111 1111 12 29 123')).toEqual(['4111 1111 1111 1111']);
  expect(found('17 4111111111111111 5555555555554444 3')).toEqual([
    '4111111111111111',
    '5555555555554444',
  ]);
});

test('several cards in a text are all found', () => {
  const text = 'a: 4111111111111111, b: 5555-5555-5555-4444; c: 6011111111111117';
  expect(found(text)).toEqual(['4111111111111111', '5555-5555-5555-4444', '6011111111111117']);
});

test('digits in groups that no card has are not put together', () => {
  expect(found('41 11 11 11 11 11 11 11')).toEqual([]);
  expect(found('411 1111 1111 1111 11')).toEqual([]);
  expect(found('4111  1111  1111  1111')).toEqual([]);
});

test('context words make a match more certain, so does the usual grouping', () => {
  const [plain] = classifier.find('x 4111111111111111 y');
  const [grouped] = classifier.find('x 4111 1111 1111 1111 y');
  const [named] = classifier.find('Credit Card: 4111111111111111');
  const far = classifier.find(`card${' '.repeat(200)}4111111111111111`);
  expect([plain?.confidence, grouped?.confidence, named?.confidence]).toEqual([0.6, 0.75, 0.95]);
  expect(far[0]?.confidence).toBe(0.6);
});

/** Appends the check digit by the textbook: try all ten. */
function withCheckDigit(body: string): string {
  const valid = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).filter((number) => {
    const sum = Array.from(number)
      .toReversed()
      .reduce((total, unit, index) => {
        const value = Number(unit) * (index % 2 === 1 ? 2 : 1);
        return total + Math.floor(value / 10) + (value % 10);
      }, 0);
    return sum % 10 === 0;
  });
  expect(valid).toHaveLength(1);
  return valid[0] ?? '';
}

const digits = (length: number) =>
  fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((list) => list.join(''));

test('every number of a scheme with the right check digit is found, with a wrong one never', () => {
  const scheme = fc.constantFrom(['4', 14], ['5123', 11], ['37', 12], ['6011', 11], ['3566', 11]);
  const number = scheme.chain(([prefix, rest]) => digits(rest).map((body) => `${prefix}${body}`));
  fc.assert(
    fc.property(number, fc.integer({ min: 1, max: 9 }), (body, by) => {
      const valid = withCheckDigit(body);
      const last = Number(valid.at(-1));
      const wrong = `${body}${(last + by) % 10}`;
      expect(found(`no ${valid}`)).toEqual([valid]);
      expect(found(`no ${wrong}`)).toEqual([]);
    }),
  );
});

test('two neighbouring digits exchanged are noticed, as the checksum promises', () => {
  // Except 09 and 90, which the Luhn formula cannot tell apart.
  expect(found('card 4012888888881881')).toEqual(['4012888888881881']);
  expect(found('card 4102888888881881')).toEqual([]);
  expect(found('card 4012888888888181')).toEqual([]);
});

test('a text of nothing but digits is no card, however long', () => {
  expect(found('4111111111111111'.repeat(5000))).toEqual([]);
  expect(found('4 '.repeat(50_000))).toEqual([]);
});
