import type { DataType } from '@waybill/contract';
import { expect, test } from 'vitest';
import { readPlace } from '../data-types-address.ts';
import { countValues, filterTypes, sortTypes } from './filter-types.ts';

function typeOf(dataTypeId: string, facts: Partial<DataType> = {}): DataType {
  return {
    dataTypeId,
    kind: 'built-in',
    name: dataTypeId,
    description: null,
    class: 'personal',
    locale: 'any',
    sensitivity: 3,
    state: 'active',
    minimum: 'medium',
    version: 0,
    rev: 0,
    owner: null,
    createdAt: null,
    updatedAt: null,
    usedBy: [],
    precision: { confirmed: 0, wrong: 0, value: null },
    found: { contents: 0, count: 0, lastAt: null },
    ...facts,
  };
}

const TYPES = [
  typeOf('iban', { class: 'financial', found: { contents: 1, count: 4, lastAt: null } }),
  typeOf('nino', { locale: 'gb', name: 'National insurance number' }),
  typeOf('own', { kind: 'pattern', state: 'draft', name: 'Project number' }),
];
const queryOf = (search: string) => readPlace(new URLSearchParams(search));
const idsOf = (types: readonly DataType[]) => types.map(({ dataTypeId }) => dataTypeId);
const wordsOf = ({ name, dataTypeId }: DataType) => [name, dataTypeId];
const found = (search: string, but?: 'class' | 'state') =>
  idsOf(filterTypes(TYPES, queryOf(search), { wordsOf, ...(but ? { but } : {}) }));

test('every word of a search must be there, and every filter must hold', () => {
  expect(found('')).toEqual(['iban', 'nino', 'own']);
  expect(found('q=number+proj')).toEqual(['own']);
  expect(found('class=personal&state=active')).toEqual(['nino']);
  expect(found('class=personal&class=financial')).toEqual(['iban', 'nino', 'own']);
});

test('a filter counts what choosing another of its values would show', () => {
  const others = filterTypes(TYPES, queryOf('class=financial'), { wordsOf, but: 'class' });
  expect(countValues(others, 'class', ['financial', 'health'])).toEqual(
    new Map([
      ['financial', 1],
      ['health', 0],
      ['personal', 2],
    ]),
  );
});

test('own types come first and then what was found; a chosen order goes before', () => {
  expect(idsOf(sortTypes(TYPES, null))).toEqual(['own', 'iban', 'nino']);
  expect(idsOf(sortTypes(TYPES, { key: 'name', direction: 'asc' }))).toEqual([
    'iban',
    'nino',
    'own',
  ]);
  expect(idsOf(sortTypes(TYPES, { key: 'found', direction: 'desc' }))[0]).toBe('iban');
});
