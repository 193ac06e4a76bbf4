import type { MapResult, VendorRecord } from '../define-connector.ts';
import { instant } from '../instant.ts';
import { mappedEvent, type EventFacts } from '../mapped-event.ts';
import { text } from '../text.ts';
import { auditFacts } from './audit-common.ts';

/** A workload mapping's additions to, or replacements of, the common facts of an audit record. */
export type AuditMapping = (record: VendorRecord, base: EventFacts) => Partial<EventFacts>;

/**
 * The event of a unified audit record (Office 365 Management Activity API), refined by the mapping of
 * its workload; a record without a time is rejected. Records without an operation are identified by
 * their record type number, which every one has. Never throws, as long as the mapping does not.
 */
export function mapAuditRecord(record: VendorRecord, mapping: AuditMapping): MapResult {
  const operation = text(record['Operation'])?.trim() ?? text(record['RecordType']);
  if (operation === null) {
    return { kind: 'rejected', field: 'Operation', reason: 'an audit record names its operation' };
  }
  const time = instant(record['CreationTime']);
  if (time === null) {
    return { kind: 'rejected', field: 'CreationTime', reason: 'an audit record has a time' };
  }
  // Mappings see the common facts, so that they can refine them instead of reading them again.
  const base = auditFacts(record, operation, time);
  return { kind: 'mapped', events: [mappedEvent({ ...base, ...mapping(record, base) })] };
}
