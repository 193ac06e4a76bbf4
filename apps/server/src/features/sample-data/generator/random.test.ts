import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('the same parts give the same draws, other parts others', () => {
  const draws = (...parts: (string | number)[]) => {
    const random = createRandom(...parts);
    return [random.hex(32), random.digits(20), random.uuid(), random.float()];
  };
  expect(draws(7, 'mail')).toEqual(draws(7, 'mail'));
  expect(draws(7, 'mail')).not.toEqual(draws(8, 'mail'));
  expect(draws(7, 1, 2)).not.toEqual(draws(7, 12));
});

test('numbers stay in their bounds and reach them', () => {
  const random = createRandom(1);
  const seen = new Set(Array.from({ length: 500 }, () => random.between(3, 6)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6]);
  const floats = Array.from({ length: 500 }, () => random.float());
  expect(floats.every((value) => value >= 0 && value < 1)).toBe(true);
});

test('weights and means come out', () => {
  const random = createRandom(2);
  const choices = [
    ['rare', 1],
    ['never', 0],
    ['often', 9],
  ] as const;
  const drawn = Array.from({ length: 5000 }, () => random.weighted(choices));
  const share = drawn.filter((choice) => choice === 'rare').length / drawn.length;
  expect(share).toBeCloseTo(0.1, 1);
  expect(drawn).not.toContain('never');
  for (const mean of [0.5, 8, 60]) {
    const counts = Array.from({ length: 4000 }, () => random.poisson(mean));
    const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(Math.abs(average - mean)).toBeLessThan(mean * 0.1);
  }
});

test('ids have the form that their readers expect', () => {
  const random = createRandom(3);
  expect(random.uuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(random.hex(13)).toMatch(/^[\da-f]{13}$/);
  expect(random.digits(25)).toMatch(/^\d{25}$/);
});

test('a shuffled list holds the same items', () => {
  const list = Array.from({ length: 40 }, (_, index) => index);
  const shuffled = createRandom(4).shuffled(list);
  expect(shuffled).not.toEqual(list);
  expect(shuffled.toSorted((left, right) => left - right)).toEqual(list);
});

test('there is nothing to pick from an empty list', () => {
  expect(() => createRandom(5).pick([])).toThrow(RangeError);
  expect(() => createRandom(5).weighted([])).toThrow(RangeError);
});
