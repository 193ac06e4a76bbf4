import { expect, test } from 'vitest';
import { mapAuditRecord } from './map-audit-record.ts';

const RECORD = { CreationTime: '2026-02-03T08:15:30', Operation: ' FileAccessed ', RecordType: 6 };

test('the mapping refines the common facts', () => {
  const result = mapAuditRecord(RECORD, (_, base) => ({
    source: 'SharePoint',
    extra: { ...base.extra, seen: base.vendorOperation },
  }));
  expect(result).toMatchObject({
    kind: 'mapped',
    events: [
      { source: 'SharePoint', vendorOperation: 'FileAccessed', extra: { seen: 'FileAccessed' } },
    ],
  });
});

test('a record that names no operation is known by its type', () => {
  const result = mapAuditRecord({ ...RECORD, Operation: '' }, () => ({}));
  expect(result).toMatchObject({ kind: 'mapped', events: [{ vendorOperation: '6' }] });
});

test.each([
  [{ ...RECORD, Operation: null, RecordType: undefined }, 'Operation'],
  [{ ...RECORD, CreationTime: 'soon' }, 'CreationTime'],
])('%j is rejected for %s', (record, field) => {
  expect(mapAuditRecord(record, () => ({}))).toMatchObject({ kind: 'rejected', field });
});
