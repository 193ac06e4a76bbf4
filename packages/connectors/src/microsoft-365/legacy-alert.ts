import type { ProcessFacts } from '@waybill/contract';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { recordsOf, textAt } from '../kit/field.ts';
import { extensionOf } from '../kit/file-name.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { lowerText, text } from '../kit/text.ts';
import { shown } from '../kit/microsoft/audit-common.ts';
import { personActor } from '../kit/microsoft/audit-actor.ts';

/** Whether a record is an alert of Graph's older `security/alerts`. */
export function isLegacyAlert(record: VendorRecord): boolean {
  return 'vendorInformation' in record && 'azureTenantId' in record;
}

/** An alert of the older interface: states of users, files, hosts, processes and connections. */
export function mapLegacyAlert(record: VendorRecord): MapResult {
  const time = instant(record['eventDateTime']) ?? instant(record['createdDateTime']);
  if (time === null) {
    return { kind: 'rejected', field: 'eventDateTime', reason: 'an alert has a time' };
  }
  // The lists are ordered by relevance, so the first of each represents the alert.
  const state = (list: string) => recordsOf(record[list])[0];
  const user = state('userStates');
  const file = state('fileStates');
  const host = state('hostStates');
  const process = state('processes');
  const connection = state('networkConnections');
  const name = textAt(file, 'name');
  const event = mappedEvent({
    source: 'Microsoft 365',
    stream: 'defender-alert',
    vendorOperation: textAt(record, 'category', 'title') ?? 'alert',
    occurredAt: time,
    observedAt: instant(record['createdDateTime']),
    vendorEventId: text(record['id']),
    vendorSeverity: text(record['severity']),
    vendorRule: text(record['title']),
    actor: {
      kind: user === undefined ? 'unknown' : 'person',
      id: textAt(user, 'aadUserId'),
      name: textAt(user, 'accountName'),
      domain: lowerText(user?.['domainName']),
      ...personActor(textAt(user, 'userPrincipalName')),
    },
    object: {
      kind: name === null ? 'other' : 'file',
      name,
      path: textAt(file, 'path'),
      extension: extensionOf(name),
      sha256: /sha256/i.test(textAt(file, 'fileHash.hashType') ?? '')
        ? lowerText(textAt(file, 'fileHash.hashValue'))
        : null,
    },
    device: { hostname: textAt(host, 'fqdn', 'netBiosName'), os: textAt(host, 'os') },
    network: {
      sourceIp: ipOf(textAt(user, 'logonIp') ?? textAt(connection, 'sourceAddress')),
      destinationIp: ipOf(textAt(connection, 'destinationAddress')),
      destinationDomain: lowerText(textAt(connection, 'destinationDomain')),
    },
    process: processOf(process),
    cloudAccount: text(record['azureSubscriptionId']),
    organization: text(record['azureTenantId']),
    extra: shown(record, {
      status: 'status',
      provider: 'vendorInformation.provider',
      description: 'description',
    }),
  });
  return { kind: 'mapped', events: [event] };
}

function processOf(process: Record<string, unknown> | undefined): Partial<ProcessFacts> | null {
  if (process === undefined) return null;
  return {
    name: textAt(process, 'name'),
    path: textAt(process, 'path'),
    parent: textAt(process, 'parentProcessName'),
    commandLine: textAt(process, 'commandLine'),
  };
}
