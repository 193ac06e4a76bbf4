import type { MailFacts } from '@waybill/contract';
import { recordOf, recordsOf, textAt } from '../kit/field.ts';
import { lowerText } from '../kit/text.ts';
import { mailFacts } from './mail-facts.ts';
import { structured } from '../kit/microsoft/structured.ts';

/** The message that a hunting row is about: a mail, a mail as evidence of an alert, a Teams message. */
export function huntingMail(table: string, row: Record<string, unknown>): MailFacts | null {
  if (table === 'AlertEvidence') return evidenceMail(row);
  const recipients = recordsOf(structured(row['RecipientDetails'])).map(
    (recipient) => recipient['RecipientSmtpAddress'],
  );
  return mailFacts({
    from: textAt(row, 'SenderFromAddress', 'SenderMailFromAddress', 'SenderEmailAddress'),
    to: textAt(row, 'RecipientEmailAddress') ?? recipients,
    // Only tables of messages have these columns; other tables have other subjects.
    subject: 'InternetMessageId' in row ? row['Subject'] : null,
    messageId: row['InternetMessageId'],
  });
}

function evidenceMail(row: Record<string, unknown>): MailFacts | null {
  if (lowerText(row['EntityType']) !== 'mailmessage') return null;
  const details = recordOf(structured(row['AdditionalFields']));
  return mailFacts({
    from: textAt(details, 'P2Sender', 'Sender'),
    to: details['Recipient'],
    subject: row['EmailSubject'] ?? details['Subject'],
    messageId: details['InternetMessageId'],
  });
}
