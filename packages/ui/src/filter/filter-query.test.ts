import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toggleValue, type FilterField, type FilterQuery } from './filter-field.ts';
import { parseQuery, printQuery } from './filter-query.ts';
import { complete, completionsAt, unfinishedToken } from './query-completion.ts';
import { queryTokens, quoted } from './query-tokens.ts';

const FIELDS: FilterField[] = [
  {
    key: 'severity',
    label: 'Severity',
    values: [
      { value: 'CRITICAL', label: 'Critical', count: 111 },
      { value: 'HIGH', label: 'High', count: 372 },
    ],
  },
  { key: 'status', label: 'Status', values: [{ value: 'in_review', label: 'In review' }] },
  {
    key: 'destination',
    label: 'Destination',
    values: [{ value: 'Gmail', label: 'Gmail' }],
    isOpen: true,
  },
  { key: 'person', label: 'Person', values: [], isOpen: true },
  { key: 'hours', label: 'Hours', values: [], isOpen: true, isOnlyPositive: true },
];

const trimmed = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const filter = fc.oneof(
  fc.record({
    key: fc.constantFrom('destination', 'person'),
    isNegated: fc.boolean(),
    // What differs from a known value in its letters' case alone means that value.
    value: trimmed.filter((text) => text.toLocaleLowerCase() !== 'gmail' || text === 'Gmail'),
  }),
  fc.record({
    key: fc.constant('severity'),
    isNegated: fc.boolean(),
    value: fc.constantFrom('CRITICAL', 'HIGH'),
  }),
  fc.record({
    key: fc.constant('status'),
    isNegated: fc.boolean(),
    value: fc.constant('in_review'),
  }),
);
const query: fc.Arbitrary<FilterQuery> = fc.record({
  filters: fc
    .uniqueArray(filter, { maxLength: 6, selector: (one) => JSON.stringify(one) })
    .map((all) => all.reduce(toggleValue, [])),
  text: fc
    .array(
      trimmed.filter((word) => !/\s/.test(word)),
      { maxLength: 4 },
    )
    .map((words) => words.join(' ')),
});

test('a printed query is read to the same meaning', () => {
  fc.assert(
    fc.property(query, (original) => {
      const { query: read, faults } = parseQuery(printQuery(original, FIELDS), FIELDS);
      expect(read).toEqual(original);
      expect(faults).toEqual([]);
    }),
  );
});

test('any value survives quoting, and any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      expect(queryTokens(quoted(value))).toMatchObject([{ key: null, value }]);
      const tokens = queryTokens(value);
      expect(tokens.every(({ start, end }) => start < end && end <= value.length)).toBe(true);
      parseQuery(value, FIELDS);
    }),
  );
});

test('keys, negation, quotes and free text', () => {
  const { query: read } = parseQuery(
    'severity:critical person:anna -destination:Gmail "Q3 plan" https://a.example',
    FIELDS,
  );
  expect(read).toEqual({
    filters: [
      { key: 'severity', isNegated: false, values: ['CRITICAL'] },
      { key: 'person', isNegated: false, values: ['anna'] },
      { key: 'destination', isNegated: true, values: ['Gmail'] },
    ],
    text: 'Q3 plan https://a.example',
  });
  expect(parseQuery('status:"in review" status:IN_REVIEW', FIELDS).query.filters).toEqual([
    { key: 'status', isNegated: false, values: ['in_review'] },
  ]);
});

test('what means nothing is a fault at its place, and the rest still holds', () => {
  const { faults, query: read } = parseQuery(
    'sevrity:high severity:huge status: -hours:3 nothing:x plan',
    FIELDS,
  );
  expect(faults.map(({ kind, token }) => [kind, token.start])).toEqual([
    ['unknownKey', 0],
    ['unknownValue', 13],
    ['noValue', 27],
    ['notNegatable', 35],
    ['unknownKey', 44],
  ]);
  expect(faults[0]).toMatchObject({ guess: { key: 'severity' } });
  expect(faults[4]).toMatchObject({ guess: null });
  expect(read).toEqual({ filters: [], text: 'plan' });
});

const labels = (text: string, caret = text.length) =>
  completionsAt(text, caret, FIELDS).map(({ label }) => label);

test('keys are completed by their beginning, values from the facets with their counts', () => {
  expect(labels('')).toHaveLength(FIELDS.length);
  expect(labels('se')).toEqual(['severity:']);
  expect(labels('-des')).toEqual(['-destination:']);
  expect(completionsAt('severity:cri', 12, FIELDS)).toMatchObject([
    { label: 'Critical', count: 111, insert: 'severity:Critical ' },
  ]);
  expect(labels('revi')).toEqual(['In review']);
  expect(labels('"revi')).toEqual([]);
});

test('a completion takes the place of the piece at the caret alone', () => {
  const [first] = completionsAt('plan stat person:x', 9, FIELDS);
  if (first === undefined) throw new Error('there is one');
  expect(complete('plan stat person:x', 9, first)).toEqual({
    text: 'plan status: person:x',
    caret: 12,
  });
});

test('only what may still become a filter is unfinished', () => {
  const unfinished = (text: string) => unfinishedToken(text, text.length, FIELDS)?.value ?? null;
  expect(unfinished('sev')).toBe('sev');
  expect(unfinished('severity:hi')).toBe('hi');
  expect(unfinished('invoice')).toBeNull();
  expect(unfinished('severity:high ')).toBeNull();
});
