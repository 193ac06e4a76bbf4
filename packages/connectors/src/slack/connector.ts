import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { mapAuditEntry } from './audit-entry.ts';

/** Keys by which other records of Slack's interfaces are told from audit entries, and what they are. */
const OTHER_RECORDS = [
  ['is_channel', 'a conversation'],
  ['is_im', 'a conversation'],
  ['is_bot', 'a person'],
  ['ts', 'a message'],
  ['num_members', 'a conversation'],
] as const;

/** Slack: the Audit Logs API of Enterprise plans. */
export const connector = defineConnector({
  id: 'slack',
  sources: ['Slack'],
  summary: 'Audit log: files, channels, guests, shared channels, exports',
  envelopes: ['entries'],
  map,
});

function map(record: VendorRecord): MapResult {
  if (record['action'] !== undefined) return mapAuditEntry(record);
  const other = OTHER_RECORDS.find(([key]) => record[key] !== undefined);
  if (other !== undefined) {
    return { kind: 'skipped', reason: `This is ${other[1]}, not an act in the audit log.` };
  }
  return mapAuditEntry(record);
}
