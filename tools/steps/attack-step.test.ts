import { expect, test } from 'vitest';
import { isClean } from './attack-step.ts';

const line = (attacks: number, succeeded: number, fiveHundreds: number): string =>
  JSON.stringify({ attacks, succeeded, routes: 380, healthP99Ms: 3.5, fiveHundreds });

test.each([
  ['a run in which nothing worked', line(9000, 0, 0), true],
  ['an attack that worked', line(9000, 1, 0), false],
  ['an answer of 500', line(9000, 0, 1), false],
  ['a run that did next to nothing', line(12, 0, 0), false],
  ['a run that broke off', 'Error: not ready in time', false],
])('judges the last line: %s', (_case, text, expected) => {
  expect(isClean(text)).toBe(expected);
});
