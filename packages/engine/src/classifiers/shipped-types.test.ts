import { expect, test } from 'vitest';
import { SHIPPED_TYPES } from '../../testing/shipped-types.data.ts';
import { CLASSIFIERS } from './classifiers.ts';

test('every data type that was shipped keeps its id and its name', () => {
  const names = new Map(CLASSIFIERS.map(({ id, name }) => [id, name]));
  const shipped = Object.entries(SHIPPED_TYPES);
  expect(shipped).toHaveLength(905);
  expect(shipped.map(([id]) => [id, names.get(id)])).toEqual(shipped);
});

test('secrets are listed together, by id', () => {
  const secrets = CLASSIFIERS.flatMap(({ id, class: dataClass }) =>
    dataClass === 'secret' ? [id] : [],
  );
  expect(secrets).toEqual(secrets.toSorted());
  const first = CLASSIFIERS.findIndex(({ class: dataClass }) => dataClass === 'secret');
  expect(CLASSIFIERS.slice(first, first + secrets.length).map(({ id }) => id)).toEqual(secrets);
});
