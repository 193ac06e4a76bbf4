import { ownValue } from '@waybill/contract';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { mapAuditRecord, type AuditMapping } from '../kit/microsoft/map-audit-record.ts';
import { text } from '../kit/text.ts';
import { alertFacts, isAlertRecord } from './audit-alert.ts';
import { copilotFacts } from './copilot.ts';
import { directoryFacts } from '../kit/microsoft/directory.ts';
import { dlpFacts, isDlpRecord } from './dlp.ts';
import { dynamicsFacts } from './dynamics.ts';
import { endpointFacts } from './endpoint-dlp.ts';
import { exchangeFacts } from './exchange-audit.ts';
import { generalFacts } from './general.ts';
import { powerBiFacts } from './power-bi.ts';
import { sharePointFacts } from './sharepoint.ts';
import { teamsFacts } from './teams.ts';
import { isThreatRecord, threatFacts } from './threat-intelligence.ts';

/** The mapping of a workload; by default the common schema. */
const MAPPINGS: Readonly<Record<string, AuditMapping>> = {
  sharepoint: sharePointFacts,
  onedrive: sharePointFacts,
  exchange: exchangeFacts,
  microsoftteams: teamsFacts,
  copilot: copilotFacts,
  azureactivedirectory: directoryFacts,
  endpoint: endpointFacts,
  powerbi: powerBiFacts,
  microsoftfabric: powerBiFacts,
  crm: dynamicsFacts,
  dynamics365: dynamicsFacts,
};

/** Facts of a unified audit record, or the reason without any. Never throws. */
export function mapAudit(record: VendorRecord): MapResult {
  return mapAuditRecord(record, (known, base) =>
    mappingOf(known, base.vendorOperation)(known, base),
  );
}

/** Some operations have their own schema in whichever workload they occur. */
function mappingOf(record: VendorRecord, operation: string): AuditMapping {
  if (isDlpRecord(operation)) return 'EndpointMetaData' in record ? endpointDlpFacts : dlpFacts;
  if ('EndpointMetaData' in record) return endpointFacts;
  if (isAlertRecord(operation)) return alertFacts;
  if (isThreatRecord(operation)) return threatFacts;
  const workload = text(record['Workload'])?.toLowerCase() ?? '';
  return ownValue(MAPPINGS, workload) ?? generalFacts;
}

/** A policy match on a device: the policy's facts, and the action that it matched. */
function endpointDlpFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const policy = dlpFacts(record, base);
  return { ...policy, ...endpointFacts(record, { ...base, ...policy }) };
}
