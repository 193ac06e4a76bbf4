import type { VendorRecord } from '../define-connector.ts';

/** What a broken or malicious sender may put where a mapping expects something else. */
const HOSTILE: readonly unknown[] = [
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

/** The record once for each of its parts and each hostile value, with that part replaced. For tests. */
export function* hostileVariants(record: VendorRecord): Generator<VendorRecord> {
  for (const [key, value] of Object.entries(record)) {
    for (const replaced of variantsOf(value)) yield { ...record, [key]: replaced };
  }
}

function* variantsOf(value: unknown): Generator {
  yield* HOSTILE;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    for (const replaced of variantsOf(part)) {
      yield Array.isArray(value)
        ? value.with(Number(key), replaced)
        : { ...value, [key]: replaced };
    }
  }
}
