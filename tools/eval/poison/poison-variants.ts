import type { VendorRecord } from '@waybill/connectors';
import { hostileVariants } from '@waybill/connectors/kit/testing/hostile-variants';
import { recordOf } from '@waybill/connectors/kit/field';
import { mappedPaths, withOwn } from './mapped-paths.ts';
import type { PoisonRecords } from './poison-records.ts';

/** A hostile record as it is sent, and what it is told by. */
export interface Variant {
  connector: string;
  /** Path of the part that was replaced. */
  field: string;
  /** The value instead, shortened. */
  kind: string;
  /** JSON, a text line, or what is neither. */
  text: string;
}

/** What no sender would call a record: each goes along once for every way in. */
const GARBAGE: readonly [string, string][] = [
  ['null', 'null'],
  ['a text', '"text"'],
  ['a number', '17'],
  ['an empty list', '[]'],
  ['half a record', '{"id":'],
  ['nested too deeply', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
];

/** What the connectors' own tests put into every part of a record. */
const HOSTILE_VALUES: readonly unknown[] = [...hostileVariants()({ part: 0 })].map(
  (record) => record['part'],
);

/**
 * Variants of a connector's records, about `most` of them: every path that a record has or the mapping asks for
 * gets one at least, unless few are asked for, and every hostile value comes in turn.
 */
export function poisonVariants(source: PoisonRecords, most: number): Variant[] {
  const every = everyPlace(source);
  const stride = Math.max(1, Math.floor(every.length / most));
  const places = most < LEAST ? every.filter((_, index) => index % stride === 0) : every;
  const perPlace = Math.min(HOSTILE_VALUES.length, Math.max(1, Math.round(most / places.length)));
  return places.flatMap(({ field, make }, index) =>
    Array.from({ length: perPlace }, (_, turn) => {
      const value = HOSTILE_VALUES[(index + turn * VALUE_STRIDE) % HOSTILE_VALUES.length];
      const text = JSON.stringify(make(value));
      return { connector: source.connector.id, field, kind: kindOf(value), text };
    }),
  );
}

/** Variants of a connector from which on every path gets one; fewer are asked for to be quick. */
const LEAST = 600;
/** No divisor of the number of values: a place gets different kinds of them. */
const VALUE_STRIDE = 7;

/** What goes along with the variants of each way in. */
export function garbage({ connector, lines }: PoisonRecords): Variant[] {
  const hostile = lines.flatMap(lineVariants);
  return [...GARBAGE, ...hostile].map(([kind, text]) => ({
    connector: connector.id,
    field: '',
    kind,
    text,
  }));
}

/** A part of a record that a hostile value is put into. */
interface Place {
  field: string;
  make: (value: unknown) => VendorRecord;
}

/** Every path once: of the first record that has it, or, where no record has it, of one whose mapping asks for it. */
function everyPlace({ connector, records }: PoisonRecords): Place[] {
  const places = new Map<string, Place>();
  for (const record of records) {
    for (const { field, make } of placesOf(record, '')) {
      if (!places.has(field)) places.set(field, { field, make: (value) => recordOf(make(value)) });
    }
  }
  for (const record of records) {
    for (const field of mappedPaths(connector, record)) {
      if (places.has(field) || withOwn(record, field, null) === null) continue;
      places.set(field, { field, make: (value) => withOwn(record, field, value) ?? record });
    }
  }
  return [...places.values()];
}

function* placesOf(
  value: unknown,
  path: string,
): Generator<{ field: string; make: (hostile: unknown) => unknown }> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, part] of Object.entries(value)) {
    const step = isList ? '' : key;
    const field = path === '' ? step : `${path}.${step}`;
    const make = (hostile: unknown): unknown =>
      isList ? value.with(Number(key), hostile) : { ...value, [key]: hostile };
    yield { field, make };
    for (const inner of placesOf(part, field)) {
      yield { field: inner.field, make: (hostile) => make(inner.make(hostile)) };
    }
  }
}

/** A line with each of its words replaced, and cut short. */
function lineVariants(line: string): [string, string][] {
  const words = line.split(' ').slice(0, 24);
  const hostile = ['constructor', '\uFFFD', '99999999999999999999', '"', '[', 'x'.repeat(2000)];
  return [
    ...words.map((_, index): [string, string] => [
      `line, word ${index}`,
      words.with(index, hostile[index % hostile.length] ?? '').join(' '),
    ]),
    ['line, cut', line.slice(0, Math.floor(line.length / 2))],
  ];
}

function kindOf(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 30)}… (${text.length} characters)` : text;
}

/** A sound record that is told from all others by a mark. */
export function marked(
  record: VendorRecord,
  vendorEventId: string | null,
  mark: string,
): VendorRecord {
  const own =
    vendorEventId === null ? record : replaced(record, vendorEventId, `${vendorEventId}-${mark}`);
  return { ...recordOf(own), poisonNeighbour: mark };
}

function replaced(value: unknown, before: string, after: string): unknown {
  if (value === before) return after;
  if (Array.isArray(value)) return value.map((inner: unknown) => replaced(inner, before, after));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, replaced(inner, before, after)]),
  );
}
