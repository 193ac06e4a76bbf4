import { addressOf } from '../company/client-facts.ts';
import type { Moment } from '../company/moment.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';
import { auditRecord } from './audit-record.ts';

const COMMAND_RECORD = 1;
const ITEM_RECORD = 2;
const ITEM_GROUP_RECORD = 3;
const ACCESS_RECORD = 50;

/** Operations that list the items they touched instead of naming one. */
const GROUP_OPERATIONS = /Delete|^Move/;

/** A mailbox operation on the person's own mailbox. */
export function mailboxRecord(
  moment: Moment,
  operation: string,
  more: Record<string, unknown>,
): SamplePayload {
  const { company, person, random } = moment;
  const isGroup = GROUP_OPERATIONS.test(operation);
  const isAccess = operation === 'MailItemsAccessed';
  return auditRecord(moment, {
    workload: 'Exchange',
    operation,
    recordType: isAccess ? ACCESS_RECORD : isGroup ? ITEM_GROUP_RECORD : ITEM_RECORD,
    more: {
      ClientIPAddress: addressOf(moment),
      ClientInfoString: 'Client=OWA;Action=ViaProxy',
      ExternalAccess: false,
      LogonType: 0,
      MailboxGuid: `${person.microsoftKey.slice(-8)}-0000-4000-8000-${person.microsoftKey.slice(-12)}`,
      MailboxOwnerUPN: person.email,
      OrganizationName: `${company.label}.onmicrosoft.com`,
      OriginatingServer: 'AM0PR01MB0001 (15.20.9300.014)\r\n',
      SessionId: random.uuid(),
      ...more,
    },
  });
}

export interface SentMail {
  subject: string;
  to: string;
  sizeBytes: number;
  /** Name of the attachment, null without one. */
  attachment: string | null;
}

/** A message that the person sends: the mailbox operation, and its row in the message trace. */
export function sentMail(moment: Moment, mail: SentMail): SamplePayload[] {
  const { person, random, company } = moment;
  const messageId = `<${random.hex(24)}@mail.${company.ownDomain}>`;
  const attachment = mail.attachment;
  const item = {
    Id: `RgAAAA${random.hex(20)}`,
    InternetMessageId: messageId,
    IsRecord: false,
    ParentFolder: { Id: `LgAAAA${random.hex(12)}`, Path: '\\Sent Items' },
    SizeInBytes: mail.sizeBytes,
    Subject: mail.subject,
    ...(attachment !== null && { Attachments: `${attachment} (${mail.sizeBytes}b)` }),
  };
  return [
    mailboxRecord(moment, 'Send', { Item: item, SaveToSentItems: true }),
    messageTrace({ ...moment, at: moment.at + 4000 }, { ...mail, from: person.email, messageId }),
  ];
}

/** A row of the message trace: one recipient of one message. */
export function messageTrace(
  { company, at, random, person }: Moment,
  mail: Omit<SentMail, 'attachment'> & { from: string; messageId: string; status?: string },
): SamplePayload {
  return jsonPayload('exchange', at, {
    Organization: `${company.label}.onmicrosoft.com`,
    MessageId: mail.messageId,
    Received: `${new Date(at).toISOString().slice(0, 23)}0000`,
    SenderAddress: mail.from,
    RecipientAddress: mail.to,
    Subject: mail.subject,
    Status: mail.status ?? 'Delivered',
    ToIP: null,
    FromIP: mail.from === person.email ? person.office.egressIp : '192.0.2.25',
    Size: mail.sizeBytes,
    MessageTraceId: random.uuid(),
  });
}

/** An administrative command, also those that Outlook runs for its user. */
export function exchangeCommand(
  moment: Moment,
  operation: string,
  parameters: Readonly<Record<string, string>>,
  objectId = `${moment.company.label}.onmicrosoft.com\\${moment.person.name}`,
): SamplePayload {
  const { company } = moment;
  return auditRecord(moment, {
    workload: 'Exchange',
    operation,
    recordType: COMMAND_RECORD,
    more: {
      ResultStatus: 'True',
      ObjectId: objectId,
      OrganizationName: `${company.label}.onmicrosoft.com`,
      OriginatingServer: 'AM0PR01MB0001 (15.20.9300.014)\r\n',
      Parameters: Object.entries(parameters).map(([Name, Value]) => ({ Name, Value })),
    },
  });
}
