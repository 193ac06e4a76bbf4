import { expect, test } from 'vitest';
import { fieldHelpOf, fieldLabel } from './field-catalogue.ts';

test('a field has a name and help of its own, and one without words keeps its name', () => {
  expect(fieldLabel('device.encrypted')).toBe('Device is encrypted');
  expect(fieldHelpOf('device.encrypted')).toMatch(/device management\.$/);
  expect(fieldLabel('data.count.payment-card')).toBe('data.count.payment-card');
  expect(fieldHelpOf('data.count.payment-card')).toBeNull();
  expect(fieldHelpOf('constructor')).toBeNull();
});
