import type { DataObject, MailFacts, Recipient } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { field, recordOf, recordsOf, textAt } from '../kit/field.ts';
import { basename } from '../kit/file-name.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { byteCount } from '../kit/number.ts';
import { operationRule } from '../kit/operation-table.ts';
import { lowerText, text } from '../kit/text.ts';
import { shown } from '../kit/microsoft/audit-common.ts';
import { EXCHANGE_OPERATIONS } from './exchange-operations.data.ts';
import { forwardingOf } from './forwarding.ts';
import { addressOf } from '../kit/microsoft/guest-address.ts';
import { mailFacts } from './mail-facts.ts';
import { parameter, property } from '../kit/microsoft/parameters.ts';
import { people, person } from './recipients.ts';
import { searchExport } from './search-export.ts';
import { structured } from '../kit/microsoft/structured.ts';

const COMMAND = /^[A-Z][A-Za-z]+-[A-Z]/;
const RULE_COMMAND = /Rule$/;
const MAILBOX_COMMAND =
  /-(?:Mailbox|MailboxPermission|RecipientPermission|MailboxFolderPermission)$/;
/** Parameters of permission commands that name who gets access. */
const TRUSTEES = ['User', 'Trustee', 'Member', 'Links', 'Members'];

/** Additional facts of an Exchange record. */
export function exchangeFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const operation = base.vendorOperation;
  const rule = operationRule(EXCHANGE_OPERATIONS, operation);
  const forwarding = forwardingOf(record, operation);
  const mail = mailOf(record, operation);
  // A forwarding rule keeps sending after this action, so the action counts as sending.
  const moved = forwarding ? ({ action: 'Send', movement: 'send' } as const) : rule;
  return {
    ...moved,
    ...searchExport(record, operation),
    recipients: forwarding?.recipients ?? recipientsOf(record, rule.movement, mail),
    destinationUser: lowerText(record['MailboxOwnerUPN']),
    object: COMMAND.test(operation) ? commandObject(record, operation) : itemObject(record),
    mail,
    origin: {
      kind: 'app',
      name: 'Exchange',
      host: null,
      container: textAt(record, 'MailboxOwnerUPN', 'Item.ParentFolder.Path', 'Folder.Path'),
      account: lowerText(record['OrganizationId']),
    },
    extra: {
      ...base.extra,
      ...(forwarding && { forwarding: forwarding.by }),
      ...exchangeExtra(record),
    },
  };
}

/** `MailAccessType` tells synchronising a whole folder (Sync) from opening single messages (Bind). */
function exchangeExtra(record: VendorRecord): Record<string, string> {
  const accessType = property(record, 'OperationProperties', 'MailAccessType');
  const role = parameter(record, 'Role');
  return {
    ...(accessType !== null && { mailAccess: accessType }),
    ...(role !== null && { role }),
    ...shown(record, {
      logonType: 'LogonType',
      attachments: 'Item.Attachments',
      folder: 'Item.ParentFolder.Path',
      label: 'LabelName',
      operationCount: 'OperationCount',
    }),
  };
}

/** The message of a mailbox operation; where the record lists several, the first represents them. */
function itemObject(record: VendorRecord): Partial<DataObject> {
  const item = itemOf(record);
  const isMessage = Object.keys(item).length > 0;
  return {
    kind: isMessage ? 'message' : 'mailbox',
    id: textAt(item, 'InternetMessageId', 'Id') ?? textAt(record, 'ObjectId', 'MailboxGuid'),
    name: textAt(item, 'Subject') ?? textAt(record, 'ItemName', 'MailboxOwnerUPN'),
    path: textAt(item, 'ParentFolder.Path') ?? textAt(record, 'Folder.Path', 'Folders.0.Path'),
    sizeBytes: byteCount(item['SizeInBytes']),
    owner: lowerText(record['MailboxOwnerUPN']),
  };
}

function itemOf(record: VendorRecord): Record<string, unknown> {
  const item = recordOf(structured(record['Item']));
  if (Object.keys(item).length > 0) return item;
  const affected = recordsOf(structured(record['AffectedItems']));
  return affected[0] ?? recordOf(field(structured(record['Folders']), '0.FolderItems.0'));
}

/** What a command changed: a mailbox, a rule or a setting, by its identity. */
function commandObject(record: VendorRecord, operation: string): Partial<DataObject> {
  const identity = parameter(record, 'Identity') ?? text(record['ObjectId']);
  const isRule = RULE_COMMAND.test(operation);
  const name = isRule ? parameter(record, 'Name') : null;
  return {
    kind: !isRule && MAILBOX_COMMAND.test(operation) ? 'mailbox' : 'setting',
    id: text(record['ObjectId']) ?? identity,
    name: name ?? basename(identity),
  };
}

function mailOf(record: VendorRecord, operation: string): MailFacts | null {
  const item = itemOf(record);
  const labelled = operation === 'MipLabel' ? record['ItemName'] : null;
  const mail = mailFacts({
    to: structured(record['Receivers'] ?? record['Recipient'] ?? item['Recipients']),
    subject: item['Subject'] ?? labelled,
    messageId: item['InternetMessageId'] ?? record['MessageId'],
  });
  return mail && { ...mail, from: senderOf(record, operation) };
}

/** Visible sender of the mail: the impersonated sender, the sender, else the mailbox. */
function senderOf(record: VendorRecord, operation: string): string | null {
  const named = textAt(record, 'SendAsUserSmtp', 'SendOnBehalfOfUserSmtp', 'Sender', 'Item.From');
  if (named !== null) return addressOf(named);
  const isSent = operationRule(EXCHANGE_OPERATIONS, operation).movement === 'send';
  return isSent ? (addressOf(record['MailboxOwnerUPN']) ?? addressOf(record['UserId'])) : null;
}

/** Who was written to, or who was given access to the mailbox or folder. */
function recipientsOf(record: VendorRecord, movement: string, mail: MailFacts | null): Recipient[] {
  if (movement === 'send') return people(mail?.to ?? []);
  if (movement !== 'share') return [];
  const member = textAt(structured(record['Item']), 'ParentFolder.MemberUpn');
  if (member?.toLowerCase() === 'anonymous') {
    return [{ kind: 'public', address: null, domain: null, outside: 'yes' }];
  }
  const names = [member, ...TRUSTEES.map((name) => parameter(record, name))];
  return names.flatMap((name) => person(name) ?? trustee(name));
}

/** Commands often name a directory object and no address; its last step is its alias. */
function trustee(name: string | null): Recipient[] {
  const alias = basename(name);
  if (alias === null || /@local$/i.test(alias)) return [];
  return [{ kind: 'group', address: alias.toLowerCase(), domain: null, outside: 'unknown' }];
}
