import { expect, test } from 'vitest';
import { changedEmployees } from './hooks.ts';

test('one event for each employee that changed', () => {
  const result = changedEmployees({
    12: { id: '12', action: 'Inserted', lastChanged: '2026-03-02T12:00:00+00:00' },
    13: { action: 'Deleted', lastChanged: '2026-03-02T13:00:00+00:00' },
  });
  expect(result).toMatchObject({
    kind: 'mapped',
    events: [
      { vendorOperation: 'Inserted', targetUser: '12' },
      { vendorOperation: 'Deleted', targetUser: '13' },
    ],
  });
});

test.each([
  [{}, 'employees'],
  [{ 12: 'x' }, '12'],
  [{ 12: { action: 'Updated', lastChanged: 'x' } }, 'lastChanged'],
  [{ 12: { lastChanged: '2026-03-02' } }, 'action'],
])('%j is refused for %s', (record, field) => {
  expect(changedEmployees(record)).toMatchObject({ kind: 'rejected', field });
});
