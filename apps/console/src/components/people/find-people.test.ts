import { expect, test, vi } from 'vitest';
import { findPeople, hasNames, type SearchPeople } from './find-people.ts';

const ANNAS = [
  {
    key: 'anna.k@northwind.example',
    keys: ['anna.k@northwind.example', 'akowalska'],
    title: 'Anna Kowalska',
  },
  { key: 'anna.m@northwind.example', keys: ['anna.m@northwind.example'], title: 'Anna Meier' },
];
const search = vi.fn<SearchPeople>(async (name) => (name === 'anna' ? ANNAS : []));
const known = new Set(['sil@northwind.example']);
const person = (...values: string[]) => ({ key: 'person', isNegated: false, values });

test('a typed name becomes the keys of everybody that it finds', async () => {
  const severity = { key: 'severity', isNegated: false, values: ['HIGH'] };
  const asked = [person('sil@northwind.example', 'anna'), severity];
  const { filters, found } = await findPeople(asked, known, search);
  expect(filters).toEqual([
    person(
      'sil@northwind.example',
      'anna.k@northwind.example',
      'akowalska',
      'anna.m@northwind.example',
    ),
    severity,
  ]);
  expect(found.map(({ label }) => label)).toEqual(['Anna Kowalska', 'Anna Kowalska', 'Anna Meier']);
  expect(search).toHaveBeenCalledTimes(1);
});

test('who is not found, or is a key already, stays as typed', async () => {
  const both = await findPeople([person('nobody')], known, search);
  expect(both).toEqual({ filters: [person('nobody')], found: [] });
  const key = 'anna.k@northwind.example';
  const one = await findPeople([person(key)], known, async () => ANNAS);
  expect(one.filters).toEqual([person(key)]);
});

test('only a name needs a search', () => {
  expect(hasNames([person('sil@northwind.example')], known)).toBe(false);
  expect(hasNames([person('sil')], known)).toBe(true);
  expect(hasNames([{ key: 'destination', isNegated: false, values: ['Slack'] }], known)).toBe(
    false,
  );
});
