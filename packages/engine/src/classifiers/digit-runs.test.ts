import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitRuns } from './digit-runs.ts';

const written = (text: string) =>
  digitRuns(text).map((run) => run.map(({ digits }) => digits).join('|'));

test.each([
  ['', []],
  ['no digits', []],
  ['1', ['1']],
  ['12 34', ['12|34']],
  ['12-34 56', ['12|34|56']],
  ['12  34', ['12', '34']],
  ['12 - 34', ['12', '34']],
  ['12, 34', ['12', '34']],
  ['(12)', ['12']],
  ['-12-', ['12']],
  ['a12', []],
  ['12a', []],
  ['_12', []],
  ['ä12', []],
  ['3.14', []],
  ['1,000', []],
  ['end 12.', ['12']],
  ['10.0.0.1 77', []],
  ['x 12 34y', []],
])('runs of %j are %j', (text, expected) => {
  expect(written(text)).toEqual(expected);
});

test('groups carry their offsets', () => {
  expect(digitRuns('no 12-345.')).toEqual([
    [
      { digits: '12', start: 3, end: 5 },
      { digits: '345', start: 6, end: 9 },
    ],
  ]);
});

test('in any text, offsets cut out exactly the digits, in order', () => {
  const unit = fc.constantFrom('0', '7', ' ', '-', '.', 'x', 'é', '\uD800');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
      let position = 0;
      for (const group of digitRuns(text).flat()) {
        expect(text.slice(group.start, group.end)).toBe(group.digits);
        expect(group.digits).toMatch(/^\d+$/);
        expect(group.start).toBeGreaterThanOrEqual(position);
        position = group.end;
      }
    }),
    { numRuns: 1000 },
  );
});
