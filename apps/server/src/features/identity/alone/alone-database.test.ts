import { expect, test } from 'vitest';
import { aloneDatabaseName } from './alone-database.ts';

test('each project has a database of its own, and none is the product’s', () => {
  expect(aloneDatabaseName('P2abcDEF')).toBe('waybill_identity_p2abcdef');
  expect(aloneDatabaseName('')).toBe('waybill_identity_alone');
  const long = aloneDatabaseName('P'.repeat(64));
  expect(long).toHaveLength(57);
  expect(aloneDatabaseName('Q'.repeat(64))).not.toBe(long);
});
