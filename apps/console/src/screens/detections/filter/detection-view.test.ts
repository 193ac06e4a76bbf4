import {
  DETECTION_STATUSES,
  DUE_STATES,
  EVENT_ACTIONS,
  EVENT_CATEGORIES,
  SEVERITIES,
  SUBSTATUSES,
  VERDICTS,
} from '@waybill/contract/enums';
import { SOURCE_NAMES } from '@waybill/contract/sources';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  detectionParams,
  hasFilters,
  parseDetectionView,
  queryOf,
  SORTS,
  toggleListValue,
  withoutFilters,
  withQuery,
  GROUPINGS,
  type DetectionView,
} from './detection-view.ts';
import { withParam } from '../../../app/navigation/with-param.ts';

/** A subset in the vocabulary's order, as the parser gives it; never empty, because empty is absent. */
const subsetOf = <T>(values: readonly T[]) =>
  fc.subarray([...values], { minLength: 1 }).map((part) => values.filter((v) => part.includes(v)));

const text = fc.string({ minLength: 1, maxLength: 30 }).filter((value) => value.trim() !== '');
const moment = fc.oneof(
  fc.constantFrom('now', 'now-24h', 'now-7d', 'now-30d', 'now-90d'),
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
);
const values = fc.uniqueArray(text, { minLength: 1, maxLength: 4 });

const filter = fc.record(
  {
    from: moment,
    to: moment,
    q: text.map((value) => value.trim()),
    severity: subsetOf(SEVERITIES),
    status: subsetOf(DETECTION_STATUSES),
    substatus: subsetOf(SUBSTATUSES),
    verdict: subsetOf(VERDICTS),
    due: subsetOf(DUE_STATES),
    tag: values,
    mentioned: values,
    category: subsetOf(EVENT_CATEGORIES),
    source: subsetOf([...SOURCE_NAMES, 'A removed source']),
    action: subsetOf(EVENT_ACTIONS),
    direction: subsetOf(['inbound', 'outbound'] as const),
    destination: values,
    dataType: values,
    person: values,
    policy: values,
    assignee: values,
    object: values,
    not: fc
      .uniqueArray(
        fc.oneof(
          fc.tuple(fc.constant('severity'), fc.constantFrom(...SEVERITIES, 'none')),
          fc.tuple(fc.constantFrom('destination', 'dataType', 'object'), text),
        ),
        { minLength: 1, maxLength: 4, selector: (pair) => pair.join(':') },
      )
      .map((pairs) => pairs.map((pair) => pair.join(':'))),
    firstFrom: moment,
    closedTo: moment,
    managed: fc.constantFrom('all' as const, 'managed' as const, 'unmanaged' as const),
    hours: fc
      .uniqueArray(fc.integer({ min: 0, max: 167 }), { minLength: 1, maxLength: 5 })
      .map((hours) => hours.toSorted((a, b) => a - b)),
    zone: fc.constantFrom('UTC', 'Europe/Berlin'),
  },
  { requiredKeys: [] },
);

const view: fc.Arbitrary<DetectionView> = fc.record({
  filter,
  sort: fc.constantFrom(...SORTS),
  selectedId: fc.option(fc.uuid(), { nil: null }),
  groups: fc.uniqueArray(fc.constantFrom(...GROUPINGS), { maxLength: 2 }),
});

test('a view survives the way through the address', () => {
  fc.assert(
    fc.property(view, (original) => {
      const address = detectionParams(original).toString();
      expect(parseDetectionView(new URLSearchParams(address))).toEqual(original);
    }),
  );
});

test('any parameters give a view that writes and reads the same', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const parsed = parseDetectionView(new URLSearchParams(query));
      expect(parseDetectionView(detectionParams(parsed))).toEqual(parsed);
    }),
  );
});

test('parameters of others are kept, own defaults are left out', () => {
  const shown = new URLSearchParams('view=mine&q=old&sort=lastSeen');
  const next = detectionParams(
    { filter: { q: 'new' }, sort: 'lastSeen', selectedId: null, groups: [] },
    shown,
  );
  expect(next.toString()).toBe('view=mine&q=new');
});

test('values outside the vocabulary and times that are none are dropped', () => {
  const { filter: parsed, sort } = parseDetectionView(
    new URLSearchParams(
      'severity=HUGE,HIGH&status=gone&from=yesterday&to=now-2h&sort=age&q=%20%20',
    ),
  );
  expect(parsed).toEqual({ severity: ['HIGH'], to: 'now-2h' });
  expect(sort).toBe('lastSeen');
});

test('relative times stay relative', () => {
  const shown = new URLSearchParams('from=now-7d');
  expect(detectionParams(parseDetectionView(shown)).toString()).toBe('from=now-7d');
});

test('a list value is put in and taken out', () => {
  const once = toggleListValue(new URLSearchParams('severity=LOW,HIGH'), 'severity', 'CRITICAL');
  expect(once.getAll('severity')).toEqual(['LOW', 'HIGH', 'CRITICAL']);
  expect(toggleListValue(once, 'severity', 'LOW').getAll('severity')).toEqual(['HIGH', 'CRITICAL']);
  expect(toggleListValue(new URLSearchParams('q=a&type=AI'), 'type', 'AI').toString()).toBe('q=a');
});

test('an empty parameter is taken away', () => {
  expect(withParam(new URLSearchParams('q=a&sel=1'), 'q', '').toString()).toBe('sel=1');
  expect(withParam(new URLSearchParams('q=a'), 'sel', '7').toString()).toBe('q=a&sel=7');
});

test('clearing the filters keeps the order, the open row and what belongs to others', () => {
  const cleared = withoutFilters(
    new URLSearchParams('status=new&q=a&from=now-7d&sort=severity&sel=9&view=x'),
  );
  expect(cleared.toString()).toBe('view=x&sort=severity&sel=9');
  expect(hasFilters(parseDetectionView(cleared).filter)).toBe(false);
});

test('the typed query and the address say the same, both ways', () => {
  fc.assert(
    fc.property(view, (original) => {
      const shown = detectionParams(original);
      const again = withQuery(shown, queryOf(original.filter));
      const read = parseDetectionView(again);
      // Exclusions of one filter are merged.
      expect(read.filter.not?.toSorted()).toEqual(original.filter.not?.toSorted());
      expect({ ...read.filter, not: null }).toEqual({ ...original.filter, not: null });
    }),
  );
  const next = withQuery(new URLSearchParams('severity=LOW&sort=events&q=old&not=status:closed'), {
    filters: [
      { key: 'severity', isNegated: true, values: ['HIGH', 'LOW'] },
      { key: 'person', isNegated: false, values: ['anna'] },
    ],
    text: 'Q3 plan',
  });
  expect(next.toString()).toBe(
    'sort=events&q=Q3+plan&not=severity%3AHIGH&not=severity%3ALOW&person=anna',
  );
});

test('exclusions of unknown filters, hours that no week has and unknown zones are dropped', () => {
  const { filter: parsed } = parseDetectionView(
    new URLSearchParams('not=foo:x&not=status:closed&not=status:&hours=3,168,x&zone=Mars/Base'),
  );
  expect(parsed).toEqual({ not: ['status:closed'], hours: [3] });
  expect(hasFilters({ managed: 'all', zone: 'UTC' })).toBe(false);
});

test('an exclusion that the server would refuse is dropped, and nothing can be asked for where it may be', () => {
  const { filter: read } = parseDetectionView(
    new URLSearchParams(
      'not=status:resolved&not=status:closed&not=category:none&category=none&severity=none',
    ),
  );
  expect(read.not).toEqual(['status:closed', 'category:none']);
  expect(read.category).toEqual(['none']);
  expect(read.severity).toBeUndefined();
});
