import {
  ownValue,
  type DeviceFacts,
  type NetworkFacts,
  type Outcome,
  type SpecifiedName,
  type Tristate,
} from '@waybill/contract';
import type { VendorRecord } from '../define-connector.ts';
import { textAt } from '../field.ts';
import { ipOf } from '../ip.ts';
import type { EventFacts } from '../mapped-event.ts';
import { truth } from '../number.ts';
import { lowerText, text } from '../text.ts';
import { auditActor } from './audit-actor.ts';
import { property } from './parameters.ts';

const SOURCE_BY_WORKLOAD: Readonly<Record<string, SpecifiedName>> = {
  sharepoint: 'SharePoint',
  onedrive: 'OneDrive',
  exchange: 'Exchange',
  microsoftteams: 'Microsoft Teams',
  powerbi: 'PowerBI',
  microsoftfabric: 'PowerBI',
  crm: 'Dynamics 365',
  dynamics365: 'Dynamics 365',
};

/** The further facts that are shown for every audit record, under the label of the console. */
const SHOWN: Readonly<Record<string, string>> = {
  recordType: 'RecordType',
  workload: 'Workload',
  application: 'ApplicationDisplayName',
  applicationId: 'ApplicationId',
  client: 'ClientInfoString',
  correlationId: 'CorrelationId',
  userType: 'UserType',
};

/** Facts of every unified audit record, for any workload. */
export function auditFacts(record: VendorRecord, operation: string, time: number): EventFacts {
  return {
    source: ownValue(SOURCE_BY_WORKLOAD, lowerText(record['Workload']) ?? '') ?? 'Microsoft 365',
    stream: 'audit',
    vendorOperation: operation,
    occurredAt: time,
    vendorEventId: text(record['Id']),
    outcome: auditOutcome(record, operation),
    actor: auditActor(record),
    organization: text(record['OrganizationId']),
    network: auditNetwork(record),
    device: auditDevice(record),
    extra: shown(record, SHOWN),
  };
}

/** The record's texts under other labels; labels without a value are left out. */
export function shown(
  record: VendorRecord,
  labels: Readonly<Record<string, string>>,
): Record<string, string> {
  const entries = Object.entries(labels).flatMap(([label, path]): [string, string][] => {
    const value = textAt(record, path);
    return value === null ? [] : [[label, value]];
  });
  return Object.fromEntries(entries);
}

/** Actions are logged when done; only failure words indicate otherwise. */
function auditOutcome(record: VendorRecord, operation: string): Outcome {
  const status = lowerText(record['ResultStatus']) ?? '';
  const isFailure = /^(?:fail|false|error|denied)/.test(status) || /failed$/i.test(operation);
  return isFailure ? 'failure' : 'success';
}

function auditNetwork(record: VendorRecord): Partial<NetworkFacts> {
  // Mailbox records carry a front end of Exchange as `ClientIP` next to the client's own address.
  const addresses = ['ClientIPAddress', 'ClientIP', 'ActorIpAddress', 'UserIp', 'SenderIp'];
  // `OriginatingServer` is `name (address)`, or `name (version)` in newer records.
  const server = /\(([^)]+)\)/.exec(text(record['OriginatingServer']) ?? '')?.[1];
  return {
    sourceIp: addresses.map((key) => ipOf(record[key])).find((ip) => ip !== null) ?? null,
    destinationIp: ipOf(server),
    userAgent: text(record['UserAgent']) ?? property(record, 'ExtendedProperties', 'UserAgent'),
  };
}

function auditDevice(record: VendorRecord): Partial<DeviceFacts> {
  const detail = (name: string) => property(record, 'DeviceProperties', name);
  const managed = record['IsManagedDevice'] ?? record['ManagedDevice'];
  return {
    id: detail('Id'),
    hostname: text(record['DeviceName']) ?? detail('DisplayName'),
    os: detail('OS') ?? (typeof record['Platform'] === 'string' ? text(record['Platform']) : null),
    managed: tristate(managed ?? detail('IsCompliantAndManaged')),
  };
}

/** yes, no, or unknown if the record does not say. */
export function tristate(value: unknown): Tristate {
  const answer = truth(value);
  if (answer === null) return 'unknown';
  return answer ? 'yes' : 'no';
}
