import { expect, test } from 'vitest';
import { ROOT } from '../repository/root.ts';
import { propertyTests } from './property-tests.ts';

test('finds the test files that draw examples, and no others', () => {
  const files = propertyTests(ROOT);
  expect(files.length).toBeGreaterThan(50);
  expect(files).toContain('packages/formats/src/xml/xml-reader.test.ts');
  expect(files).not.toContain('tools/soak/soak-rounds.test.ts');
});
