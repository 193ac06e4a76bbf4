import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import { AUDIT_KEYS } from '../kit/microsoft/audit-record-keys.data.ts';
import { auditRecordOf } from '../kit/microsoft/audit-record.ts';
import { mapAudit } from './audit.ts';
import { parseAuditLine } from './audit-line.ts';
import { declaration } from './declaration.data.ts';
import { isDrivePermission, isPermissionList, mapDrivePermissions } from './drive-permissions.ts';
import { isEndpointAlert, mapEndpointAlert } from './endpoint-alert.ts';
import { listMapping } from './list-shapes.data.ts';
import { isGraphAlert, isGraphIncident, mapGraphAlert, mapGraphIncident } from './graph-alert.ts';
import { isHuntingRow, mapHuntingRow } from './hunting-row.ts';
import { isLegacyAlert, mapLegacyAlert } from './legacy-alert.ts';
import { isMessageTrace, mapMessageTrace } from './message-trace.ts';
import { isTrackingLine, mapTrackingLine } from './message-tracking.ts';

/** Formats other than unified audit records, each with its test. */
const FORMS: readonly [(record: VendorRecord) => boolean, (record: VendorRecord) => MapResult][] = [
  [isMessageTrace, mapMessageTrace],
  [isHuntingRow, mapHuntingRow],
  [isGraphIncident, mapGraphIncident],
  [isGraphAlert, mapGraphAlert],
  [isLegacyAlert, mapLegacyAlert],
  [isEndpointAlert, mapEndpointAlert],
];

const mapListed = compileMap(listMapping);

function map(record: VendorRecord): MapResult {
  const audit = auditRecordOf(record);
  if (audit) return mapAudit(audit);
  const form = FORMS.find(([isForm]) => isForm(record));
  return form ? form[1](record) : mapOther(record);
}

const AUDIT_NAMES: ReadonlySet<string> = new Set(AUDIT_KEYS);

/** Forwarders that split records leave fragments with only audit schema names. */
function isFragment(record: VendorRecord): boolean {
  const names = Object.keys(record);
  return names.length > 0 && names.length < 4 && names.every((name) => AUDIT_NAMES.has(name));
}

/** Entities and empty pages are known and not activity; all others should be audit records. */
function mapOther(record: VendorRecord): MapResult {
  if (isPermissionList(record) || isDrivePermission(record)) return mapDrivePermissions(record);
  if ('contentUri' in record) {
    return { kind: 'skipped', reason: 'a notice of new content, which the feed fetches' };
  }
  if (Array.isArray(record['value'])) {
    return { kind: 'skipped', reason: 'a page of results without a record' };
  }
  if (isFragment(record)) {
    return { kind: 'skipped', reason: 'a part of an audit record, without operation and time' };
  }
  const result = mapListed(record);
  if (result.kind !== 'rejected' || result.field !== null) return result;
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
  summary:
    'Files, sharing, mail, chats and alerts from the unified audit log, message trace and Defender.',
  envelopes: ['value', 'records'],
  // Of prompts to Copilot and of messages.
  withheld: ['body'],
  map,
  declaration,
  mapLine,
});
