import { expect, test } from 'vitest';
import { searchExport } from './search-export.ts';

const ACTION = 'New-ComplianceSearchAction';

test.each([
  [ACTION, [{ Name: 'Export', Value: 'True' }], 'download'],
  [ACTION, '-SearchName "q1" -Export', 'download'],
  [ACTION, '-SearchName "q1" -Export "True"', 'download'],
  [ACTION, '-SearchName "q1" -Purge', undefined],
  [ACTION, [{ Name: 'Preview', Value: 'True' }], undefined],
  ['New-ComplianceSearch', '-Export', undefined],
])('%s with %j is a movement of %s', (operation, Parameters, movement) => {
  expect(searchExport({ Parameters }, operation).movement).toBe(movement);
});
