import fc from 'fast-check';
import { expect, test } from 'vitest';

test('a property draws the same examples each time', () => {
  const draw = () => {
    const drawn: number[] = [];
    fc.assert(fc.property(fc.integer(), (number) => void drawn.push(number)));
    return drawn;
  };
  expect(draw()).toEqual(draw());
});
