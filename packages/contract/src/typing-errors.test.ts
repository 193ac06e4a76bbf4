import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typingErrors } from './typing-errors.ts';

test.each([
  ['payroll', 'payroll', 0],
  ['pyaroll', 'payroll', 1],
  ['payrol', 'payroll', 1],
  ['payrolll', 'payroll', 1],
  ['paxroll', 'payroll', 1],
  ['ingird', 'ingrid', 1],
  ['', 'abc', 3],
  ['birgre', 'brigre', 1],
])('%s is %s with %i errors', (typed, meant, errors) => {
  expect(typingErrors(typed, meant)).toBe(errors);
});

test('is the same in both directions, zero for equal words alone, and at most the longer one', () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const errors = typingErrors(one, other);
      expect(typingErrors(other, one)).toBe(errors);
      expect(errors === 0).toBe(one === other);
      expect(errors).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});
