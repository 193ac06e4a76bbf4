import type { DetectionSummary } from '@waybill/contract';
import { expect, test } from 'vitest';
import { detectionRow } from '../../../components/testing/detection-row.ts';
import { facetsOf, filterFields, freedBy, typeNamesOf } from '../filter/facet-view.ts';
import { rowsWithShownTypes, withShownTypes } from '../filter/with-shown-types.ts';
import { cellActions, meaningsOf } from './cell-filters.tsx';

const ROW = detectionRow({ dataTypes: ['iban', 'person-name', 'payment-card', 'vin'] });

const of = (value: string | null, label: string | null, available: number) => ({
  value,
  label,
  count: available,
  available,
});
const summaryWith = (values: ReturnType<typeof of>[]): DetectionSummary => ({
  asOf: '2026-11-20T09:00:00.000Z',
  total: 9,
  facets: [{ key: 'dataType', values }],
  hidden: 0,
  histogram: { bucketMs: 3_600_000, buckets: [] },
});
const SUMMARY = summaryWith([
  of('iban', 'IBAN', 6),
  of('payment-card', 'Payment card number', 4),
  of('person-name', 'Name of a person', 3),
  of(null, null, 2),
]);

test('the facet and the filter name data types, and ask for detections without', () => {
  const [facet] = facetsOf(SUMMARY);
  expect(facet?.label).toBe('Data type');
  expect(facet?.values.map(({ label, count }) => [label, count])).toEqual([
    ['IBAN', 6],
    ['Payment card number', 4],
    ['Name of a person', 3],
    ['None', 2],
  ]);
  const field = filterFields(SUMMARY, []).find(({ key }) => key === 'dataType');
  expect(field?.values.map(({ value }) => value)).toContain('none');
});

test('a facet that could only say "none" is left out', () => {
  expect(facetsOf(summaryWith([of(null, null, 9)]))).toEqual([]);
});

test('what taking the filter away would bring is not added up: a detection may have several', () => {
  expect(freedBy(SUMMARY, 'dataType')).toBeNull();
});

test('a cell offers each of its first data types, in and out', () => {
  const names = { policyNames: new Map<string, string>(), typeNames: typeNamesOf(SUMMARY) };
  const chosen: unknown[] = [];
  const actions = cellActions(meaningsOf(ROW, 'dataTypes', names), (...what) => chosen.push(what));
  expect(actions.map(({ label }) => label)).toEqual([
    'Only Data type: IBAN',
    'Exclude Data type: IBAN',
    'Only Data type: Name of a person',
    'Exclude Data type: Name of a person',
    'Only Data type: Payment card number',
    'Exclude Data type: Payment card number',
    'Copy IBAN, Name of a person, Payment card number',
  ]);
  actions[1]?.onSelect();
  expect(chosen).toEqual([['dataType', 'iban', true]]);
  const none = meaningsOf({ ...ROW, dataTypes: [] }, 'dataTypes', names);
  expect(none).toEqual([{ key: 'dataType', value: 'none', label: 'None' }]);
});

test('what the interface does not show is in no figure and no row', () => {
  const isShown = (id: string) => id !== 'person-name';
  const [facet] = withShownTypes(SUMMARY, isShown)?.facets ?? [];
  expect(facet?.values.map(({ value }) => value)).toEqual(['iban', 'payment-card', null]);
  expect(rowsWithShownTypes([ROW], isShown)[0]?.dataTypes).toEqual(['iban', 'payment-card', 'vin']);
});
