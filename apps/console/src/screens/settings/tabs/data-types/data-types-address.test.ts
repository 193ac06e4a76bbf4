import { expect, test } from 'vitest';
import { dataTypesAddress, readPlace, withParam } from './data-types-address.ts';

const placeOf = (address: string) => readPlace(new URL(address, 'https://x.example').searchParams);

test('every address leads back to what it was made from', () => {
  expect(placeOf(dataTypesAddress.list).page).toBe('list');
  expect(placeOf(dataTypesAddress.type('a/b'))).toMatchObject({ page: 'list', typeId: 'a/b' });
  expect(placeOf(dataTypesAddress.tester())).toMatchObject({ page: 'tester', typeId: null });
  expect(placeOf(dataTypesAddress.tester('iban'))).toMatchObject({
    page: 'tester',
    typeId: 'iban',
  });
  expect(placeOf(dataTypesAddress.edit('c'))).toMatchObject({ page: 'editor', editedId: 'c' });
  expect(placeOf(dataTypesAddress.make('exact'))).toMatchObject({
    page: 'editor',
    newKind: 'exact',
  });
});

test('what is not known is the default', () => {
  expect(placeOf('/?view=nonsense&new=fish&sort=-height&type=')).toMatchObject({
    page: 'list',
    newKind: null,
    sort: null,
    typeId: null,
  });
  expect(placeOf('/?sort=-found').sort).toEqual({ key: 'found', direction: 'desc' });
});

test('a parameter takes several values, and others stay', () => {
  const next = withParam(new URLSearchParams('q=a&state=x'), 'state', ['draft', 'shadow']);
  expect(next.toString()).toBe('q=a&state=draft&state=shadow');
  expect(withParam(next, 'state', []).toString()).toBe('q=a');
});
