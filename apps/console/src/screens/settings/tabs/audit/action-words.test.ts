import { PRODUCT_AUDIT_ACTIONS, ROUTES, type RouteTable } from '@waybill/contract';
import { expect, test } from 'vitest';
import { de } from './action-words.de.ts';
import { actionWords } from './action-words.text.ts';

test('every action that is audited has a text in each language, and no other has', () => {
  const table: RouteTable = ROUTES;
  const ofRoutes = Object.values(table).flatMap((methods) =>
    Object.values(methods).flatMap(({ audit }) => audit ?? []),
  );
  const actions = [...new Set([...ofRoutes, ...PRODUCT_AUDIT_ACTIONS])].toSorted();
  expect(Object.keys(actionWords.english).toSorted()).toEqual(actions);
  expect(Object.keys(de).toSorted()).toEqual(actions);
});
