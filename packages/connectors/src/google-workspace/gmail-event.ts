import type { MailFacts, MappedEvent, Place } from '@waybill/contract';
import { domainOf, emailOf } from '../kit/address.ts';
import { extensionOf } from '../kit/file-name.ts';
import { field, recordOf, recordsOf, textAt } from '../kit/field.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { byteCount, truth } from '../kit/number.ts';
import { operationRule, type OperationRule } from '../kit/operation-table.ts';
import { distinctRecipients, personRecipient } from '../kit/recipient.ts';
import { lowerText, text } from '../kit/text.ts';
import {
  baseFacts,
  extraOf,
  googlePlace,
  OWN_DEVICE,
  type ActivityEventRecord,
  type ActivityFacts,
} from './activity-facts.ts';
import { GMAIL_EVENT_TYPES, GMAIL_OPERATIONS } from './operations.data.ts';

/** One event of the Gmail log: a message on its way, or what its reader did with it. */
export function gmailEvent(facts: ActivityFacts, event: ActivityEventRecord): MappedEvent {
  const base = baseFacts(facts, event);
  const info = recordOf(event.parameters['event_info']);
  const message = recordOf(event.parameters['message_info'] ?? event.parameters['message']);
  const mail = mailFacts(message);
  const rule = gmailRule(event.name, info);
  const success = truth(field(info, 'success'));
  return mappedEvent({
    ...base,
    ...rule,
    outcome: success === null ? 'unknown' : success ? 'success' : 'failure',
    network: {
      sourceIp: facts.sourceIp ?? ipOf(field(message, 'connection_info.client_ip')),
    },
    mail,
    object: gmailObject(message, mail),
    ...gmailPlaces(facts, mail, rule),
    recipients:
      rule.movement === 'send' ? distinctRecipients(mail.to.map((to) => personRecipient(to))) : [],
    vendorRule: textAt(message, 'triggered_rule_info.0.rule_name', 'flattened_triggered_rule_info'),
    extra: extraOf({
      eventType: textAt(info, 'mail_event_type'),
      client: textAt(info, 'client_context.client_type'),
      attachments: attachmentNames(message).join(', ') || null,
      spam: truth(field(message, 'is_spam')) === true ? 'yes' : null,
    }),
  });
}

/** Gmail calls nearly every event `delivery` and tells by a number what happened. */
function gmailRule(name: string, info: Record<string, unknown>): OperationRule {
  const type = textAt(info, 'mail_event_type');
  // 0 is "unknown event type": a stage of delivery.
  return type === null || type === '0'
    ? operationRule(GMAIL_OPERATIONS, name.toLowerCase())
    : operationRule(GMAIL_EVENT_TYPES, type);
}

function mailFacts(message: Record<string, unknown>): MailFacts {
  const destinations = recordsOf(field(message, 'destination')).map((destination) =>
    emailOf(field(destination, 'address')),
  );
  const addresses = [
    ...destinations,
    ...flattenedAddresses(field(message, 'flattened_destinations')),
  ];
  return {
    from:
      emailOf(field(message, 'source.from_header_address')) ??
      emailOf(field(message, 'source.address')),
    to: [...new Set(addresses.filter((address) => address !== null))],
    subject: textAt(message, 'subject'),
    messageId: textAt(message, 'rfc2822_message_id'),
  };
}

/** Addresses of `service:selector:address`, several separated by commas. */
function flattenedAddresses(value: unknown): (string | null)[] {
  return (text(value) ?? '').split(',').map((part) => emailOf(part.split(':').at(-1)));
}

function attachmentNames(message: Record<string, unknown>): string[] {
  return recordsOf(field(message, 'attachment'))
    .map((attachment) => textAt(attachment, 'file_name'))
    .filter((name) => name !== null);
}

/** The first attachment where there is one, because it carries the data; else the message. */
function gmailObject(
  message: Record<string, unknown>,
  mail: MailFacts,
): Partial<MappedEvent['object']> {
  const attachment = recordsOf(field(message, 'attachment')).find(
    (candidate) => textAt(candidate, 'file_name') !== null,
  );
  if (!attachment) {
    return {
      kind: 'message',
      id: mail.messageId,
      name: mail.subject,
      sizeBytes: byteCount(field(message, 'payload_size')),
    };
  }
  const name = textAt(attachment, 'file_name');
  return {
    kind: 'file',
    id: mail.messageId,
    name,
    extension: lowerText(field(attachment, 'file_extension_type')) ?? extensionOf(name),
    sha256: lowerText(field(attachment, 'sha256')),
  };
}

function gmailPlaces(
  facts: ActivityFacts,
  mail: MailFacts,
  rule: OperationRule,
): { origin: Place | null; destination: Place | null } {
  const mailbox = googlePlace('Gmail', facts.actor.email, facts.actor.domain);
  if (rule.movement === 'download') return { origin: mailbox, destination: OWN_DEVICE };
  if (rule.movement === 'copy') {
    return { origin: mailbox, destination: googlePlace('Google Drive', null, facts.actor.domain) };
  }
  const isReceived = mail.from !== null && mail.from !== facts.actor.email;
  if (rule.movement !== 'send' || !isReceived) return { origin: mailbox, destination: null };
  const sender: Place = {
    kind: 'person',
    name: 'User',
    host: null,
    container: mail.from,
    account: domainOf(mail.from),
  };
  return { origin: sender, destination: mailbox };
}
