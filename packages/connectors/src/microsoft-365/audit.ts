import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { instant } from '../kit/instant.ts';
import { mappedEvent, type EventFacts } from '../kit/mapped-event.ts';
import { text } from '../kit/text.ts';
import { alertFacts, isAlertRecord } from './audit-alert.ts';
import { auditFacts } from './audit-common.ts';
import { copilotFacts } from './copilot.ts';
import { directoryFacts } from './directory.ts';
import { dlpFacts, isDlpRecord } from './dlp.ts';
import { endpointFacts } from './endpoint-dlp.ts';
import { exchangeFacts } from './exchange-audit.ts';
import { generalFacts } from './general.ts';
import { sharePointFacts } from './sharepoint.ts';
import { teamsFacts } from './teams.ts';
import { isThreatRecord, threatFacts } from './threat-intelligence.ts';

type Mapping = (record: VendorRecord, base: EventFacts) => Partial<EventFacts>;

/** The mapping of a workload; a workload that is not here says what the common schema says. */
const MAPPINGS: Readonly<Record<string, Mapping>> = {
  sharepoint: sharePointFacts,
  onedrive: sharePointFacts,
  exchange: exchangeFacts,
  microsoftteams: teamsFacts,
  copilot: copilotFacts,
  azureactivedirectory: directoryFacts,
  endpoint: endpointFacts,
};

/** Facts of a unified audit record, or the reason why it has none. Never throws. */
export function mapAudit(record: VendorRecord): MapResult {
  const operation = text(record['Operation'])?.trim();
  if (operation === undefined) {
    return { kind: 'rejected', field: 'Operation', reason: 'an audit record names its operation' };
  }
  const time = instant(record['CreationTime']);
  if (time === null) {
    return { kind: 'rejected', field: 'CreationTime', reason: 'an audit record has a time' };
  }
  // Mappings see the common facts, so that they can refine them instead of reading them again.
  const base = auditFacts(record, operation, time);
  const facts = { ...base, ...mappingOf(record, operation)(record, base) };
  return { kind: 'mapped', events: [mappedEvent(facts)] };
}

/** Some operations have a schema of their own in whichever workload they occur. */
function mappingOf(record: VendorRecord, operation: string): Mapping {
  if (isDlpRecord(operation)) return 'EndpointMetaData' in record ? endpointDlpFacts : dlpFacts;
  if ('EndpointMetaData' in record) return endpointFacts;
  if (isAlertRecord(operation)) return alertFacts;
  if (isThreatRecord(operation)) return threatFacts;
  const workload = text(record['Workload'])?.toLowerCase() ?? '';
  return (Object.hasOwn(MAPPINGS, workload) ? MAPPINGS[workload] : undefined) ?? generalFacts;
}

/** A policy match on a device: the policy's facts, and the act that it matched. */
function endpointDlpFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const policy = dlpFacts(record, base);
  return { ...policy, ...endpointFacts(record, { ...base, ...policy }) };
}
