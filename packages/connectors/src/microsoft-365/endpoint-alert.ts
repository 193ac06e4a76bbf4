import type { Actor, DataObject } from '@waybill/contract';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { digestOf } from '../kit/digest.ts';
import { recordsOf, textAt } from '../kit/field.ts';
import { extensionOf } from '../kit/file-name.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { lowerText, text } from '../kit/text.ts';
import { shown } from '../kit/microsoft/audit-common.ts';
import { addressOf } from '../kit/microsoft/guest-address.ts';

/** Whether a record is an alert of the Defender for Endpoint interface (`/api/alerts`). */
export function isEndpointAlert(record: VendorRecord): boolean {
  return 'alertCreationTime' in record && 'machineId' in record;
}

/** An alert about a device, as of its last update. */
export function mapEndpointAlert(record: VendorRecord): MapResult {
  const time = instant(record['lastUpdateTime']) ?? instant(record['alertCreationTime']);
  if (time === null) {
    return { kind: 'rejected', field: 'alertCreationTime', reason: 'an alert has a time' };
  }
  const evidence = recordsOf(record['evidence']);
  const find = (key: string) => evidence.find((piece) => text(piece[key]) !== null);
  const process = find('processCommandLine');
  const event = mappedEvent({
    source: 'Microsoft 365',
    stream: 'defender-alert',
    vendorOperation: textAt(record, 'category', 'title') ?? 'alert',
    occurredAt: time,
    observedAt: instant(record['alertCreationTime']),
    vendorEventId: text(record['id']),
    vendorSeverity: text(record['severity']),
    vendorRule: text(record['title']),
    actor: actorOf(record, find('accountName')),
    object: objectOf(find('fileName'), find('url')),
    device: {
      id: text(record['machineId']),
      hostname: lowerText(record['computerDnsName']),
      // Only enrolled devices raise these alerts.
      managed: 'yes',
    },
    network: { sourceIp: ipOf(find('ipAddress')?.['ipAddress']) },
    process: process
      ? { name: textAt(process, 'fileName'), commandLine: textAt(process, 'processCommandLine') }
      : null,
    cloudAccount: text(record['aadTenantId']),
    organization: text(record['aadTenantId']),
    extra: shown(record, {
      status: 'status',
      detectionSource: 'detectionSource',
      threat: 'threatFamilyName',
      description: 'description',
      firstEvent: 'firstEventTime',
      lastEvent: 'lastEventTime',
    }),
  });
  return { kind: 'mapped', events: [event] };
}

function actorOf(record: VendorRecord, account?: Record<string, unknown>): Partial<Actor> {
  const name = textAt(account, 'accountName') ?? textAt(record, 'relatedUser.userName');
  if (name === null) return {};
  const domain = textAt(account, 'domainName') ?? textAt(record, 'relatedUser.domainName');
  return {
    kind: 'person',
    email: addressOf(account?.['userPrincipalName']),
    id: textAt(account, 'userSid', 'aadUserId'),
    name,
    domain: lowerText(domain),
  };
}

function objectOf(
  file: Record<string, unknown> | undefined,
  link: Record<string, unknown> | undefined,
): Partial<DataObject> {
  const name = textAt(file, 'fileName');
  // Defender calls the folder of the file its path.
  const path = textAt(file, 'filePath');
  return {
    kind: name === null ? 'other' : 'file',
    name,
    path,
    directory: path,
    extension: extensionOf(name),
    url: textAt(link, 'url'),
    sha256: digestOf(file?.['sha256']),
  };
}
