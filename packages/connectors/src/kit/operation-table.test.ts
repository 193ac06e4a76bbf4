import { expect, test } from 'vitest';
import { operationRule, type OperationTable } from './operation-table.ts';

const TABLE: OperationTable = {
  'file.sent': { action: 'Send', movement: 'send' },
  'file.locked': { action: null, movement: 'none' },
};

test('marks an operation that the table does not name', () => {
  expect(operationRule(TABLE, 'file.folded')).toEqual({
    action: null,
    movement: 'none',
    isUnlisted: true,
  });
  expect(operationRule(TABLE, 'toString').isUnlisted).toBe(true);
});

test('does not mark an operation that the table names, even one that moves nothing', () => {
  expect(operationRule(TABLE, 'file.sent')).toEqual({ action: 'Send', movement: 'send' });
  expect(operationRule(TABLE, 'file.locked').isUnlisted).toBeUndefined();
});
