import { z } from 'zod';

/** Steps to a member of a JSON value. */
type Place = readonly string[];

const cursor = (values: unknown): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** Cursors that no list has made. */
export const HOSTILE_CURSORS: readonly string[] = [
  'x',
  cursor(null),
  cursor(['a', 1]),
  cursor(['\0', '\0']),
  cursor([1e308, 'a', 'a']),
  cursor(['9999999-01-01', '00000000-0000-0000-0000-000000000000']),
  cursor(['2026-02-30T00:00:00Z', '00000000-0000-0000-0000-000000000000']),
  cursor(['2026-01-01T00:00:00.000Z', 'a']),
  cursor([99_999_999_999, '2026-01-01T00:00:00.000Z', '00000000-0000-0000-0000-000000000000']),
];

/** Texts that break careless code: unstorable characters, range limits, other languages' syntax. */
export const HOSTILE_TEXTS: readonly string[] = [
  '\0',
  'a\0b',
  'x'.repeat(5000),
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T00:00:00Z',
  'now-999999w',
  '00000000-0000-0000-0000-000000000000',
  '99999999999999999999',
  '2147483648',
  '-1',
  '0.5',
  '1e999',
  '',
  ' ',
  `'; DROP TABLE detection; --`,
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '(((((((((',
  '%',
  '\\',
];

/** Wrong types for a body member. */
export const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  '\uD800',
  'x'.repeat(200_000),
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e308,
  -1,
  0,
  0.5,
  null,
  true,
  [],
  {},
  [null],
  Array.from({ length: 2000 }, (_value, index) => `v${index}`),
  nested(200),
];

function nested(levels: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

interface Schema {
  properties?: Record<string, Schema> | undefined;
  items?: Schema | undefined;
  anyOf?: Schema[] | undefined;
  oneOf?: Schema[] | undefined;
  allOf?: Schema[] | undefined;
}
const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    properties: z.record(z.string(), Schema).optional(),
    items: Schema.optional().catch(undefined),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
    allOf: z.array(Schema).optional(),
  }),
);

/** Places of everything that a schema names, of lists the first element; each once. */
export function placesOf(schema: z.ZodType): Place[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const places = placesIn(Schema.parse(described), []);
  return [...new Map(places.map((place) => [place.join('.'), place])).values()];
}

function placesIn(schema: Schema, at: Place): Place[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    at,
    ...Object.entries(properties).flatMap(([name, inner]) => placesIn(inner, [...at, name])),
    ...(items ? placesIn(items, [...at, '0']) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => placesIn(inner, at)),
  ];
}

/** A copy of a JSON value with a replaced or added member at a path. */
export function withValueAt(base: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(base)) {
    return base.map((item: unknown, index) =>
      String(index) === name ? withValueAt(item, rest, value) : item,
    );
  }
  const members = typeof base === 'object' && base !== null ? Object.entries(base) : [];
  const inner = members.find(([key]) => key === name)?.[1];
  return Object.fromEntries([...members, [name, withValueAt(inner, rest, value)]]);
}
