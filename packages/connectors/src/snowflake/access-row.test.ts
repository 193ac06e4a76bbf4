import { expect, test } from 'vitest';
import { accessRow } from './access-row.ts';

const ROW = {
  QUERY_ID: '01b2',
  QUERY_START_TIME: '2026-03-02 12:00:00.000 +0000',
  USER_NAME: 'ANN',
  DIRECT_OBJECTS_ACCESSED: [
    {
      objectDomain: 'Table',
      objectId: 66,
      objectName: 'S.P.CUSTOMERS',
      columns: [{ columnName: 'ID' }],
    },
    { objectDomain: 'Table' },
  ],
};

test('one view for each object with a name', () => {
  const result = accessRow(ROW);
  expect(result).toMatchObject({
    kind: 'mapped',
    events: [
      { action: 'View', object: { name: 'S.P.CUSTOMERS', id: '66' }, extra: { columns: '1' } },
    ],
  });
});

test('a stage that was written to is data leaving, from a column of JSON too', () => {
  const modified = JSON.stringify([
    { objectDomain: 'Stage', objectName: 'S.P.OUT' },
    { objectDomain: 'Table', objectName: 'S.P.T' },
  ]);
  const result = accessRow({ ...ROW, OBJECTS_MODIFIED: modified });
  expect(result).toMatchObject({
    events: [
      {},
      {
        action: 'Download',
        object: { name: 'S.P.CUSTOMERS' },
        destination: { container: 'S.P.OUT' },
      },
    ],
  });
});

test('without objects there is nothing, without a time it cannot be read', () => {
  expect(accessRow({ ...ROW, DIRECT_OBJECTS_ACCESSED: '[' }).kind).toBe('skipped');
  expect(accessRow({ ...ROW, QUERY_START_TIME: null })).toMatchObject({
    field: 'QUERY_START_TIME',
  });
});
