import { expect, test } from 'vitest';
import { isClosedByVendor, updatedPolicies, vendorStateOf } from './vendor-state.ts';

const told = (extra: Record<string, string>, vendorOperation = 'alert') =>
  vendorStateOf({ vendorOperation, extra });

test.each([
  [{ status: 'newAlert' }, 'open'],
  [{ status: 'In Progress' }, 'open'],
  [{ status: 'NOT_STARTED' }, 'open'],
  [{ status: 'Resolved' }, 'resolved'],
  [{ status: 'resolved_true_positive' }, 'resolved'],
  [{ status: 'resolved_false_positive' }, 'dismissed'],
  [{ status: 'REJECTED' }, 'dismissed'],
  [{ status: 'reopened' }, 'reopened'],
  [{ state: 'archived' }, 'resolved'],
  [{ workflow: 'SUPPRESSED', recordState: 'ACTIVE' }, 'dismissed'],
  [{ resolution: 'STATUS_060_RESOLVED_FALSE_POSITIVE' }, 'dismissed'],
  [{ resolution: 'STATUS_010_NEW' }, 'open'],
  [{ status: 'half open', state: 'closed' }, 'resolved'],
  [{ status: 'of no meaning' }, null],
  [{}, null],
] as const)('%o is %s', (extra, state) => {
  expect(told(extra)).toBe(state);
});

test.each([
  ['secret_scanning_alert.resolve', 'resolved'],
  ['secret_scanning_alert.reopen', 'reopened'],
  ['DlpRuleUndo', 'dismissed'],
  ['security.attack.end', 'resolved'],
  ['FileUploaded', null],
] as const)('the operation %s tells %s', (operation, state) => {
  expect(told({}, operation)).toBe(state);
});

test('the vendor is done with what is resolved or dismissed', () => {
  expect(
    (['open', 'reopened', 'resolved', 'dismissed', null] as const).map(isClosedByVendor),
  ).toEqual([false, false, true, true, false]);
});

test('updates are looked for among the findings of their source only', () => {
  expect(updatedPolicies({ source: 'Wiz' })).toEqual(['wiz-finding']);
  expect(updatedPolicies({ source: 'Microsoft 365' })).toEqual([
    'defender-finding',
    'purview-finding',
  ]);
  expect(updatedPolicies({ source: 'Jira' })).toEqual([]);
});
