import { expect, test } from 'vitest';
import { logRow } from './log-row.ts';

const ROW = {
  TimeGenerated: '2026-02-03T08:15:30Z',
  OperationName: 'Add user',
  AADTenantId: 'directory',
  TenantId: 'workspace',
  Id: 'r-1',
  InitiatedBy: '{"user":{"id":"u-1"}}',
  TargetResources: '[{"id":"u-2"}]',
};

test('a row gets the form of diagnostic settings, with its texts parsed', () => {
  expect(logRow({ ...ROW, Type: 'AuditLogs' })).toMatchObject({
    time: '2026-02-03T08:15:30Z',
    operationName: 'Add user',
    category: 'AuditLogs',
    tenantId: 'directory',
    properties: {
      id: 'r-1',
      initiatedBy: { user: { id: 'u-1' } },
      targetResources: [{ id: 'u-2' }],
    },
  });
});

test('the columns tell the table where its name is left out', () => {
  expect(logRow(ROW)?.['category']).toBe('AuditLogs');
  const signIn = { TimeGenerated: 'x', ConditionalAccessStatus: 'success', ResultType: '0' };
  expect(logRow(signIn)?.['category']).toBe('SignInLogs');
});

test('the place of a sign-in is an object, its country a text', () => {
  const row = logRow({
    ...ROW,
    Type: 'SigninLogs',
    LocationDetails: '{"city":"Riga"}',
    Location: 'LV',
    IPAddress: '203.0.113.40',
  });
  expect(row?.['properties']).toMatchObject({
    location: { city: 'Riga' },
    ipAddress: '203.0.113.40',
  });
});

test.each([
  { Type: 'Heartbeat', TimeGenerated: 'x' },
  { Type: 'constructor', TimeGenerated: 'x' },
  { Type: 'AuditLogs' },
])('%j is no row', (record) => {
  expect(logRow(record)).toBeNull();
});
