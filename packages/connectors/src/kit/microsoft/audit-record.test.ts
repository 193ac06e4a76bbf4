import { expect, test } from 'vitest';
import { auditRecordOf } from './audit-record.ts';

const TIME = '2026-02-03T08:15:30';

test('auditRecordOf keeps the form of the interface', () => {
  const record = { CreationTime: TIME, Operation: 'FileAccessed' };
  expect(auditRecordOf(record)).toBe(record);
});

test('auditRecordOf opens the rows of the audit search', () => {
  const record = { CreationTime: TIME, Operation: 'FileAccessed' };
  expect(auditRecordOf({ AuditData: JSON.stringify(record) })).toEqual(record);
  expect(auditRecordOf({ id: '1', auditData: record })).toEqual(record);
});

test('auditRecordOf restores names that were lower-cased or renamed', () => {
  expect(auditRecordOf({ creationtime: TIME, operation: 'Send', custom: 1 })).toEqual({
    CreationTime: TIME,
    Operation: 'Send',
    custom: 1,
  });
  expect(auditRecordOf({ TimeGenerated: TIME, OfficeWorkload: 'Exchange' })).toEqual({
    CreationTime: TIME,
    Workload: 'Exchange',
  });
});

test('auditRecordOf refuses other records', () => {
  expect(auditRecordOf({ CreationTime: TIME })).toBeNull();
  expect(auditRecordOf({ AuditData: 'no record' })).toBeNull();
});
