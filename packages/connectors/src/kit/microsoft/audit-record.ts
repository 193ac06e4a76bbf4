import { ownValue } from '@waybill/contract';
import type { VendorRecord } from '../define-connector.ts';
import { isRecord } from '../field.ts';
import { AUDIT_KEYS, OFFICE_ACTIVITY_COLUMNS } from './audit-record-keys.data.ts';
import { structured } from './structured.ts';

const CANONICAL = new Map(AUDIT_KEYS.map((key) => [key.toLowerCase(), key]));

/**
 * A unified audit record with the names of the Management Activity API, or null if it is not one.
 * Besides the API's own format it reads rows of the audit search (`AuditData` contains the record, as
 * text or object), rows of the Sentinel table `OfficeActivity`, and lower-cased records.
 */
export function auditRecordOf(record: VendorRecord): VendorRecord | null {
  const inner = structured(record['AuditData'] ?? record['auditData']);
  if (isRecord(inner)) return auditRecordOf(inner);
  if ('OfficeWorkload' in record) return renamed(record, officeActivityName);
  const isLowerCased = 'creationtime' in record && !('CreationTime' in record);
  const named = isLowerCased ? renamed(record, (key) => CANONICAL.get(key) ?? key) : record;
  return 'CreationTime' in named && hasAuditKey(named) ? named : null;
}

/** Any of the names that every audit record carries next to its time. */
function hasAuditKey(record: VendorRecord): boolean {
  return ['Operation', 'RecordType', 'Workload'].some((key) => key in record);
}

function officeActivityName(key: string): string {
  return ownValue(OFFICE_ACTIVITY_COLUMNS, key) ?? key;
}

/** The record under other names; a name that two keys would share stays with the first. */
function renamed(record: VendorRecord, name: (key: string) => string): VendorRecord {
  const result: VendorRecord = {};
  for (const [key, value] of Object.entries(record)) {
    const target = name(key);
    if (!Object.hasOwn(result, target)) result[target] = value;
  }
  return result;
}
