import { expect, test } from 'vitest';
import { JsonObject, JsonShape, JsonValue } from './json-value.ts';

test.each<[unknown]>([
  [null],
  ['text'],
  [0],
  [false],
  [[]],
  [{}],
  [{ a: [1, { b: null }], c: 'd' }],
  [Object.assign(Object.create(null), { a: 1 })],
])('%j is JSON', (value) => {
  expect(JsonValue.parse(value)).toBe(value);
  expect(JsonShape.safeParse(value).success).toBe(true);
});

test.each<[unknown]>([
  [undefined],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [1n],
  [() => 1],
  [new Date(0)],
  [new Map()],
  [[undefined]],
  [{ a: [Number.NaN] }],
])('%s is not JSON', (value) => {
  expect(JsonValue.safeParse(value).success).toBe(false);
});

test('a member that is undefined counts as absent', () => {
  expect(JsonValue.safeParse({ a: undefined, b: 1 }).success).toBe(true);
});

test.each([
  [64, true],
  [65, false],
  [1_000_000, false],
])('%i levels of lists are JSON: %s', (levels, isAccepted) => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  expect(JsonValue.safeParse(value).success).toBe(isAccepted);
});

test('an object has members, and each of them is JSON', () => {
  expect(JsonObject.safeParse({ a: { b: 1 } }).success).toBe(true);
  expect(JsonObject.safeParse([]).success).toBe(false);
  expect(JsonObject.safeParse({ a: new Date(0) }).success).toBe(false);
});
