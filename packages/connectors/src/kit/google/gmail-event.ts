import type { MailFacts, MappedEvent, Outcome, Place, Recipient } from '@waybill/contract';
import { domainOf } from '../address.ts';
import { field, recordOf, textAt } from '../field.ts';
import { ipOf } from '../ip.ts';
import { mappedEvent } from '../mapped-event.ts';
import { truth } from '../number.ts';
import { operationRule, type OperationRule } from '../operation-table.ts';
import { distinctRecipients, personRecipient } from '../recipient.ts';
import {
  baseFacts,
  extraOf,
  googlePlace,
  OWN_DEVICE,
  type ActivityEventRecord,
  type ActivityFacts,
} from './activity-facts.ts';
import { lineageFacts } from '../lineage-facts.ts';
import { attachmentNames, attachments, mailFacts, messageObject } from './gmail-message.ts';
import { GMAIL_EVENT_TYPES, GMAIL_OPERATIONS } from './operations.data.ts';

/** `mail_event_type` of a message that came in. */
const RECEIVED = '2';

/** One event of the Gmail log: message delivery, or its reader's action. */
export function gmailEvent(facts: ActivityFacts, event: ActivityEventRecord): MappedEvent {
  const info = recordOf(event.parameters['event_info']);
  const message = recordOf(event.parameters['message_info'] ?? event.parameters['message']);
  const mail = mailFacts(message);
  const type = eventType(info);
  return mappedEvent({
    ...baseFacts(facts, event),
    ...gmailAct(facts, mail, type, gmailRule(event.name, type)),
    outcome: outcomeOf(truth(field(info, 'success'))),
    network: {
      sourceIp: facts.sourceIp ?? ipOf(field(message, 'connection_info.client_ip')),
    },
    mail,
    object: messageObject(message, mail),
    lineage: lineageFacts({ members: attachments(message) }),
    vendorRule: textAt(message, 'triggered_rule_info.0.rule_name', 'flattened_triggered_rule_info'),
    extra: extraOf({
      eventType: type,
      client: textAt(info, 'client_context.client_type'),
      attachments: attachmentNames(message).join(', ') || null,
      spam: truth(field(message, 'is_spam')) === true ? 'yes' : null,
    }),
  });
}

/** The number that identifies the event; 0 is "unknown", a delivery stage. */
function eventType(info: Record<string, unknown>): string | null {
  const type = textAt(info, 'mail_event_type');
  return type === '0' ? null : type;
}

/** Gmail calls nearly every event `delivery` and distinguishes them by event type. */
function gmailRule(name: string, type: string | null): OperationRule {
  return type === null
    ? operationRule(GMAIL_OPERATIONS, name.toLowerCase())
    : operationRule(GMAIL_EVENT_TYPES, type);
}

function outcomeOf(success: boolean | null): Outcome {
  if (success === null) return 'unknown';
  return success ? 'success' : 'failure';
}

type GmailAct = OperationRule & {
  origin: Place | null;
  destination: Place | null;
  recipients: Recipient[];
};

/** Where the message or its attachments went. */
function gmailAct(
  facts: ActivityFacts,
  mail: MailFacts,
  type: string | null,
  rule: OperationRule,
): GmailAct {
  const { email, domain } = facts.actor;
  const mailbox = googlePlace('Gmail', email, domain);
  switch (rule.movement) {
    case 'download':
      return { ...rule, origin: mailbox, destination: OWN_DEVICE, recipients: [] };
    case 'copy': {
      const drive = googlePlace('Google Drive', null, domain);
      return { ...rule, origin: mailbox, destination: drive, recipients: [] };
    }
    case 'send':
      break;
    default:
      return { ...rule, origin: mailbox, destination: null, recipients: [] };
  }
  if (!isReceived(facts, mail, type)) {
    const recipients = distinctRecipients(mail.to.map((to) => personRecipient(to)));
    return { ...rule, origin: mailbox, destination: null, recipients };
  }
  // Other recipients of the sender are not the concern of this record's account.
  const recipients = distinctRecipients([personRecipient(email)]);
  return { ...rule, origin: senderPlace(mail.from), destination: mailbox, recipients };
}

/** Records without an event type tell by sender and recipients which side of the message they show. */
function isReceived(facts: ActivityFacts, mail: MailFacts, type: string | null): boolean {
  if (type !== null) return type === RECEIVED;
  const { email } = facts.actor;
  return mail.from === null ? email !== null && mail.to.includes(email) : mail.from !== email;
}

function senderPlace(from: string | null): Place | null {
  if (from === null) return null;
  return { kind: 'person', name: 'User', host: null, container: from, account: domainOf(from) };
}
