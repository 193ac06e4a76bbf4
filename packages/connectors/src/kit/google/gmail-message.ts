import type { DataObject, MailFacts, RelatedObject } from '@waybill/contract';
import { emailOf } from '../address.ts';
import { digestOf } from '../digest.ts';
import { extensionOf } from '../file-name.ts';
import { field, recordsOf, textAt } from '../field.ts';
import { relatedObject } from '../lineage-facts.ts';
import { byteCount } from '../number.ts';
import { lowerText, text } from '../text.ts';

/** `message_info` of a Gmail event. */
export type GmailMessage = Readonly<Record<string, unknown>>;

/** Sender, recipients, subject and message id. */
export function mailFacts(message: GmailMessage): MailFacts {
  const destinations = recordsOf(field(message, 'destination')).map((destination) =>
    emailOf(field(destination, 'address')),
  );
  const flattened = flattenedAddresses(field(message, 'flattened_destinations'));
  const addresses = [...destinations, ...flattened].filter((address) => address !== null);
  return {
    from:
      emailOf(field(message, 'source.from_header_address')) ??
      emailOf(field(message, 'source.address')),
    to: [...new Set(addresses)],
    subject: textAt(message, 'subject'),
    messageId: textAt(message, 'rfc2822_message_id'),
  };
}

/** Addresses of `service:selector:address`, several separated by commas. */
function flattenedAddresses(value: unknown): (string | null)[] {
  return (text(value) ?? '').split(',').map((part) => emailOf(part.split(':').at(-1)));
}

/** Names of the attachments, in the record's order. */
export function attachmentNames(message: GmailMessage): string[] {
  return recordsOf(field(message, 'attachment'))
    .map((attachment) => textAt(attachment, 'file_name'))
    .filter((name) => name !== null);
}

/** The attachments as files of the message. */
export function attachments(message: GmailMessage): RelatedObject[] {
  return recordsOf(field(message, 'attachment'))
    .map((attachment) =>
      relatedObject({
        name: textAt(attachment, 'file_name'),
        sha256: digestOf(field(attachment, 'sha256')),
      }),
    )
    .filter((attachment) => attachment !== null);
}

/** Content of the message: its first attachment if any, else the message itself. */
export function messageObject(message: GmailMessage, mail: MailFacts): Partial<DataObject> {
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
    sha256: digestOf(field(attachment, 'sha256')),
  };
}
