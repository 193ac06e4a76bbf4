import { expect, test } from 'vitest';
import { hooks } from './hooks.ts';

test('both forms of webhook and the records name one object alike', () => {
  const cloudEvent = { type: 'qbo.customer.merged.v1', id: 'delivery-1', intuitentityid: '123' };
  expect(hooks['object_id']?.(cloudEvent, cloudEvent)).toBe('customer-123');
  const change = { name: 'Customer', id: '123', operation: 'Update' };
  expect(hooks['object_id']?.({ realmId: '9' }, change)).toBe('customer-123');
});

test('without a kind or an id there is none', () => {
  expect(hooks['object_id']?.({ type: 'qbo' }, {})).toBeNull();
  expect(hooks['object_id']?.({}, { id: '1' })).toBeNull();
});
