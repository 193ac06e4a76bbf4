import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { mapAudit } from './audit.ts';
import { parseAuditLine } from './audit-line.ts';
import { auditRecordOf } from './audit-record.ts';
import { isEndpointAlert, mapEndpointAlert } from './endpoint-alert.ts';
import { isGraphAlert, isGraphIncident, mapGraphAlert, mapGraphIncident } from './graph-alert.ts';
import { isHuntingRow, mapHuntingRow } from './hunting-row.ts';
import { isLegacyAlert, mapLegacyAlert } from './legacy-alert.ts';
import { isMessageTrace, mapMessageTrace } from './message-trace.ts';
import { isTrackingLine, mapTrackingLine } from './message-tracking.ts';

/** The forms that are no unified audit record, each with the test that tells it. */
const FORMS: readonly [(record: VendorRecord) => boolean, (record: VendorRecord) => MapResult][] = [
  [isMessageTrace, mapMessageTrace],
  [isHuntingRow, mapHuntingRow],
  [isGraphIncident, mapGraphIncident],
  [isGraphAlert, mapGraphAlert],
  [isLegacyAlert, mapLegacyAlert],
  [isEndpointAlert, mapEndpointAlert],
];

function map(record: VendorRecord): MapResult {
  const audit = auditRecordOf(record);
  if (audit) return mapAudit(audit);
  const form = FORMS.find(([isForm]) => isForm(record));
  return form ? form[1](record) : unreadable(record);
}

/** Entities and empty pages are known and no activity; all else should have been an audit record. */
function unreadable(record: VendorRecord): MapResult {
  if (Array.isArray(record['value'])) {
    return { kind: 'skipped', reason: 'a page of results without a record' };
  }
  if ('roles' in record && ('grantedTo' in record || 'grantedToV2' in record)) {
    return { kind: 'skipped', reason: 'a permission of a drive item, not an act' };
  }
  return {
    kind: 'rejected',
    field: 'CreationTime',
    reason: 'no record of Microsoft 365 is known by these names',
  };
}

function mapLine(line: string): MapResult {
  const trimmed = line.trim();
  if (trimmed === '' || trimmed.startsWith('#')) {
    return { kind: 'skipped', reason: 'a comment line of a log' };
  }
  if (isTrackingLine(trimmed)) return mapTrackingLine(trimmed);
  const record = trimmed.startsWith('{') ? parseAuditLine(trimmed) : null;
  return record
    ? map(record)
    : { kind: 'rejected', field: null, reason: 'neither JSON nor a line of the tracking log' };
}

export const connector = defineConnector({
  id: 'microsoft-365',
  sources: ['SharePoint', 'OneDrive', 'Exchange', 'Microsoft Teams', 'Microsoft 365'],
  summary:
    'Files, sharing, mail, chats and alerts from the unified audit log, message trace and Defender.',
  envelopes: ['value', 'records'],
  map,
  mapLine,
});
