import type { Actor, DataObject, MailFacts, NetworkFacts, ProcessFacts } from '@waybill/contract';
import { domainOf, localPartOf } from '../kit/address.ts';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { digestOf } from '../kit/digest.ts';
import { factsAt, presentFacts } from '../kit/extra-facts.ts';
import { isRecord, recordOf, textAt } from '../kit/field.ts';
import { extensionOf } from '../kit/file-name.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent, type EventFacts } from '../kit/mapped-event.ts';
import { byteCount } from '../kit/number.ts';
import { lowerText, text } from '../kit/text.ts';
import { parseUrl, urlHost } from '../kit/url-host.ts';
import { mapAudit } from './audit.ts';
import { auditRecordOf } from '../kit/microsoft/audit-record.ts';
import { shown } from '../kit/microsoft/audit-common.ts';
import { addressOf } from '../kit/microsoft/guest-address.ts';
import { huntingMail } from './hunting-mail.ts';
import { people } from './recipients.ts';
import { structured } from '../kit/microsoft/structured.ts';

const PREFIX = 'AdvancedHunting-';

/** Whether a record is a row of Defender's event streaming: an advanced hunting table in an envelope. */
export function isHuntingRow(record: VendorRecord): boolean {
  return tableOf(record) !== '' && isRecord(record['properties']);
}

/** Name of the row's table, e.g. `EmailEvents`; empty if it is not such a row. */
function tableOf(record: VendorRecord): string {
  const category = text(record['category']) ?? '';
  return category.startsWith(PREFIX) ? category.slice(PREFIX.length).trim() : '';
}

/** A row of an advanced hunting table. A wrapped unified audit record is read as such. */
export function mapHuntingRow(record: VendorRecord): MapResult {
  const row = recordOf(record['properties']);
  const table = tableOf(record);
  const time = instant(row['Timestamp']) ?? instant(record['time']);
  if (time === null) {
    return { kind: 'rejected', field: 'Timestamp', reason: 'a hunting row has a time' };
  }
  const mail = huntingMail(table, row);
  const operation = textAt(row, 'Action', 'ActionType', 'DeliveryAction') ?? table;
  const event = mappedEvent({
    source: table.startsWith('Email') ? 'Exchange' : 'Microsoft 365',
    stream: 'defender-hunting',
    ...(table === 'EmailEvents' && mail && ({ action: 'Send', movement: 'send' } as const)),
    // Before the row's own columns, which name the same action with resolved accounts and addresses.
    ...wrappedFacts(row),
    vendorOperation: operation,
    occurredAt: time,
    observedAt: instant(record['time']),
    vendorEventId: rowId(table, row),
    outcome: outcomeOf(operation),
    actor: actorOf(row, mail),
    ...(mail === null ? {} : { mail, recipients: people(mail.to) }),
    device: {
      id: textAt(row, 'DeviceId'),
      hostname: lowerText(row['DeviceName']),
      os: textAt(row, 'OSPlatform'),
      managed: textAt(row, 'DeviceId') === null ? 'unknown' : 'yes',
    },
    network: networkOf(row),
    process: processOf(row),
    cloudAccount: text(record['tenantId']),
    organization: text(record['tenantId']),
    vendorSeverity: text(row['Severity']),
    vendorRule: text(row['Title']),
    extra: {
      table,
      ...shown(row, {
        application: 'Application',
        evidenceRole: 'EvidenceRole',
        entityType: 'EntityType',
        alertId: 'AlertId',
        serviceSource: 'ServiceSource',
        query: 'QueryTarget',
        protocol: 'Protocol',
        country: 'CountryCode',
        threatTypes: 'ThreatTypes',
      }),
      ...presentFacts(factsAt(row, [['anonymizer', 'IsAnonymousProxy']])),
    },
  });
  const object = objectOf(row, mail);
  const isWrapped = event.object.id !== null || event.object.name !== null;
  return {
    kind: 'mapped',
    events: [isWrapped ? event : { ...event, object: { ...event.object, ...object } }],
  };
}

/**
 * The row's own id. Device tables number reports per device and day, so device and time are part of it;
 * evidence rows have none, because one alert has many of them.
 */
function rowId(table: string, row: Record<string, unknown>): string | null {
  if (table === 'AlertInfo') return textAt(row, 'AlertId');
  const report = textAt(row, 'ReportId');
  if (report === null || !/^\d+$/.test(report)) return report;
  return [textAt(row, 'DeviceId'), textAt(row, 'Timestamp'), report].filter(Boolean).join('/');
}

/** Action and object facts of the audit record in a cloud application event row. */
function wrappedFacts(row: Record<string, unknown>): Partial<EventFacts> {
  const raw = structured(row['RawEventData']);
  const audit = isRecord(raw) ? auditRecordOf(raw) : null;
  const result = audit && mapAudit(audit);
  const event = result?.kind === 'mapped' ? result.events[0] : undefined;
  if (event === undefined) return {};
  const { source, action, movement, object, mail, recipients, origin, destination } = event;
  const { visibilityBefore, visibilityAfter, targetUser, targetGroup, destinationUser } = event;
  return {
    source,
    action,
    movement,
    object,
    mail,
    recipients,
    origin,
    destination,
    visibilityBefore,
    visibilityAfter,
    targetUser,
    targetGroup,
    destinationUser,
  };
}

function outcomeOf(operation: string): 'success' | 'failure' | 'unknown' {
  if (/fail|blocked|denied/i.test(operation)) return 'failure';
  return /success|delivered|allowed/i.test(operation) ? 'success' : 'unknown';
}

/** The account columns; a mail's sender for mail rows; not the account that started a process. */
function actorOf(row: Record<string, unknown>, mail: MailFacts | null): Partial<Actor> {
  const name = textAt(row, 'AccountName', 'AccountDisplayName');
  const email = addressOf(textAt(row, 'AccountUpn', 'EmailAddress')) ?? addressOf(mail?.from);
  if (name === null && email === null) return {};
  return {
    kind: lowerText(row['AccountType']) === 'application' ? 'service' : 'person',
    email,
    id: textAt(row, 'AccountObjectId', 'AccountSid', 'AccountId'),
    name: name ?? localPartOf(email),
    domain: lowerText(row['AccountDomain']) ?? domainOf(email),
  };
}

/** Mail rows name the sender's address, rows of devices their own, rows of applications the client's. */
function networkOf(row: Record<string, unknown>): Partial<NetworkFacts> {
  const source = ['IPAddress', 'SenderIPv4', 'SenderIPv6', 'LocalIP'].map((key) => ipOf(row[key]));
  return {
    sourceIp: source.find((ip) => ip !== null) ?? null,
    destinationIp: ipOf(row['DestinationIPAddress']) ?? ipOf(row['RemoteIP']),
    destinationDomain: urlHost(row['RemoteUrl']),
    userAgent: text(row['UserAgent']),
  };
}

/** The process that acted; in rows of evidence it may be the evidence itself. */
function processOf(row: Record<string, unknown>): Partial<ProcessFacts> | null {
  const isEvidence = lowerText(row['EntityType']) === 'process';
  const name = textAt(row, ...(isEvidence ? ['FileName'] : []), 'InitiatingProcessFileName');
  if (name === null) return null;
  return {
    name,
    path: textAt(row, 'InitiatingProcessFolderPath'),
    parent: textAt(row, 'InitiatingProcessParentFileName'),
    commandLine: textAt(row, 'ProcessCommandLine', 'InitiatingProcessCommandLine'),
  };
}

function objectOf(row: Record<string, unknown>, mail: MailFacts | null): Partial<DataObject> {
  const name = textAt(row, 'FileName');
  const additional = recordOf(structured(row['AdditionalFields']));
  // Links of mails may be wrapped in a scheme of Defender's own: `uri=https://…`.
  const link = textAt(row, 'RemoteUrl', 'Url') ?? textAt(additional, 'Urls.0', 'Url');
  const url = link?.replace(/^uri=/, '') ?? null;
  return {
    kind: name !== null ? 'file' : mail !== null ? 'message' : 'other',
    id: mail?.messageId ?? textAt(row, 'TeamsMessageId', 'ObjectId'),
    name: name ?? mail?.subject ?? textAt(row, 'ObjectName'),
    directory: textAt(row, 'FolderPath'),
    extension: extensionOf(name),
    url: parseUrl(url) === null ? null : url,
    sizeBytes: byteCount(row['FileSize']),
    sha256: digestOf(row['SHA256']),
  };
}
