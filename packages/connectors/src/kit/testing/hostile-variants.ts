import type { VendorRecord } from '../define-connector.ts';

/** Unexpected values from a broken or malicious sender. */
const WRONG_KINDS: readonly unknown[] = [
  null,
  '',
  '\0',
  'A\0B@EXAMPLE.COM\uD800',
  0,
  '0',
  1e308,
  '-17',
  true,
  [],
  [null, '', {}],
  {},
  // Parsed, because only so does the key become a property instead of a prototype.
  JSON.parse('{"__proto__":{"name":"x"},"constructor":null,"length":-1}'),
];

/** Correctly typed values that exceed a table, column or index. */
const WRONG_VALUES: readonly unknown[] = [
  // Names of every object's prototype: a table that is indexed by them answers with a function.
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  // Halves of surrogate pairs, alone and in front of a sound text.
  '\uD800',
  '\uDFFFtext',
  // Invalid hashes: a word for "nothing", odd length, no hexadecimal digits, one digit short.
  'N/A',
  'abc',
  'z'.repeat(64),
  'a'.repeat(63),
  // Beyond the whole numbers of a double, of a bigint, and of a 32-bit integer.
  2 ** 63,
  -(2 ** 63) - 1,
  '9223372036854775808',
  -1,
  1.5,
  // Moments that no calendar of ours has.
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  9_999_999_999_999_998,
  -62_167_219_200_000,
  // As long as a record may be, nearly.
  'x'.repeat(200_000),
];

/** How often a path of a connector's records gets every wrong value; later ones get one of them in turn. */
const FULL_ROUNDS = 1;

/** Variants of records of one connector. For tests. */
export function hostileVariants(): (record: VendorRecord) => Generator<VendorRecord> {
  const rounds = new Map<string, number>();
  let turn = 0;

  function* valuesAt(path: string): Generator {
    yield* WRONG_KINDS;
    const round = rounds.get(path) ?? 0;
    rounds.set(path, round + 1);
    if (round < FULL_ROUNDS) yield* WRONG_VALUES;
    else yield WRONG_VALUES[(turn += 1) % WRONG_VALUES.length];
  }

  function* variantsOf(value: unknown, path: string): Generator {
    yield* valuesAt(path);
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, part] of Object.entries(value)) {
      for (const replaced of variantsOf(part, `${path}.${isList ? '' : key}`)) {
        yield isList ? value.with(Number(key), replaced) : { ...value, [key]: replaced };
      }
    }
  }

  /** The record once for each of its parts and each hostile value, with that part replaced. */
  return function* (record) {
    for (const [key, value] of Object.entries(record)) {
      for (const replaced of variantsOf(value, key)) yield { ...record, [key]: replaced };
    }
  };
}
