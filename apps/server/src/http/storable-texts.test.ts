import { expect, test } from 'vitest';
import { requireStorable } from './storable-texts.ts';

function nested(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

test.each([[undefined], [null], [7], ['text 🎈'], [{ a: [{ b: 'c' }] }], [nested(60)]])(
  '%j can be kept',
  (value) => {
    expect(() => requireStorable(value)).not.toThrow();
  },
);

test.each([
  [{ rules: [{ name: 'a\0b' }] }, 'rules.0.name'],
  [{ name: '\uD800' }, 'name'],
  [{ rules: [{ 'a\0': 1 }] }, 'rules.0.a\0'],
  [nested(100_000), '0.0.0.0.0.0.0.0'],
])('what cannot be kept is refused with its place', (value, path) => {
  expect(() => requireStorable(value)).toThrow(
    expect.objectContaining({
      code: 'request.invalid',
      facts: expect.objectContaining({ errors: [expect.objectContaining({ path })] }),
    }),
  );
});
