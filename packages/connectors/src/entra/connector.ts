import { defineConnector, type MapResult, type VendorRecord } from '../kit/define-connector.ts';
import { compileMap } from '../kit/map/compile-map.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { auditRecordOf } from '../kit/microsoft/audit-record.ts';
import { directoryFacts } from '../kit/microsoft/directory.ts';
import { mapAuditRecord } from '../kit/microsoft/map-audit-record.ts';
import { operationRule } from '../kit/operation-table.ts';
import { declaration } from './declaration.data.ts';
import { hooks } from './hooks.ts';
import { logRow } from './log-row.ts';
import { mapping } from './mapping.data.ts';
import { AUDIT_OPERATIONS } from './operations.data.ts';

const mapRecord = compileMap(mapping, hooks);

function map(record: VendorRecord): MapResult {
  const audit = auditRecordOf(record);
  if (audit) return mapAuditRecord(audit, unifiedAuditFacts);
  return mapRecord(logRow(record) ?? record);
}

/** The unified audit log writes the directory's activities with a full stop. */
function unifiedAuditFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  return {
    source: 'Entra',
    ...operationRule(AUDIT_OPERATIONS, base.vendorOperation.replace(/\.$/, '')),
    ...directoryFacts(record, base),
  };
}

export const connector = defineConnector({
  id: 'entra',
  summary: 'Sign-ins, directory changes, risks, users, groups and devices of Microsoft Entra ID.',
  envelopes: ['value', 'records'],
  map,
  declaration,
});
