import { expect, test } from 'vitest';
import { CONFORMANCE_CASES } from '../conformance.gen.ts';
import { ENDPOINTS } from '../wire/endpoint-table.ts';
import { MANAGEMENT_ENDPOINTS } from './mgmt-endpoints.data.ts';
import { cases as keyCases } from './mgmt-key-cases.ts';

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

test('every endpoint that takes the management key is on the list, and nothing else', () => {
  const served = ENDPOINTS.filter(({ access }) => access === 'management').map(nameOf);
  expect(MANAGEMENT_ENDPOINTS.map(nameOf).toSorted()).toEqual(served.toSorted());
});

test('each has cases about what it does, besides the one about the key', () => {
  const keys = new Set(keyCases.slice(0, MANAGEMENT_ENDPOINTS.length));
  const others = CONFORMANCE_CASES.flat().filter((one) => !keys.has(one));
  const looked = new Set(others.map(({ endpoint }) => endpoint));
  expect(MANAGEMENT_ENDPOINTS.map(nameOf).filter((name) => !looked.has(name))).toEqual([]);
});
