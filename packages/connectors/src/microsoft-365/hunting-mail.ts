import type { MailFacts } from '@waybill/contract';
import { recordOf, recordsOf, textAt } from '../kit/field.ts';
import { lowerText, text } from '../kit/text.ts';
import { structured } from './structured.ts';

/** The message that a hunting row is about: a mail, a mail as evidence of an alert, a Teams message. */
export function huntingMail(table: string, row: Record<string, unknown>): MailFacts | null {
  if (table === 'AlertEvidence') return evidenceMail(row);
  const from = textAt(row, 'SenderFromAddress', 'SenderMailFromAddress', 'SenderEmailAddress');
  const to = textAt(row, 'RecipientEmailAddress');
  const messageId = text(row['InternetMessageId']);
  if (from === null && to === null && messageId === null) return null;
  const recipients = recordsOf(structured(row['RecipientDetails'])).flatMap(
    (recipient) => textAt(recipient, 'RecipientSmtpAddress') ?? [],
  );
  return {
    from,
    to: to === null ? recipients : [to],
    subject: text(row['Subject']),
    messageId,
  };
}

function evidenceMail(row: Record<string, unknown>): MailFacts | null {
  if (lowerText(row['EntityType']) !== 'mailmessage') return null;
  const details = recordOf(structured(row['AdditionalFields']));
  const to = textAt(details, 'Recipient');
  const subject = textAt(row, 'EmailSubject') ?? textAt(details, 'Subject');
  const from = textAt(details, 'P2Sender', 'Sender');
  const messageId = textAt(details, 'InternetMessageId');
  if (from === null && to === null && subject === null && messageId === null) return null;
  return { from, to: to === null ? [] : [to], subject, messageId };
}
