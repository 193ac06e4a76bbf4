import type { VendorRecord } from '../kit/define-connector.ts';
import { digestOf } from '../kit/digest.ts';
import { recordOf, textAt } from '../kit/field.ts';
import { extensionOf } from '../kit/file-name.ts';
import type { EventFacts } from '../kit/mapped-event.ts';
import { byteCount } from '../kit/number.ts';
import { text, texts } from '../kit/text.ts';
import { shown } from '../kit/microsoft/audit-common.ts';
import { structured } from '../kit/microsoft/structured.ts';
import { mailFacts } from './mail-facts.ts';
import { people } from './recipients.ts';

/** Whether an audit record comes from the mail and file protection of Defender for Office 365. */
export function isThreatRecord(operation: string): boolean {
  return /^(?:TIMailData|TIUrlClickData|AtpDetection)$/i.test(operation);
}

/** A message, link or file that the protection judged. Messages are facts of mail, not acts of a user. */
export function threatFacts(record: VendorRecord, base: EventFacts): Partial<EventFacts> {
  const file = recordOf(structured(record['FileData']));
  const name = text(file['FileName']);
  const isFile = name !== null;
  const subject = text(record['Subject']);
  const messageId = text(record['InternetMessageId']);
  const to = texts(structured(record['Recipients']));
  const isMail = messageId !== null || to.length > 0;
  return {
    vendorRule: text(record['Policy']),
    object: isFile
      ? {
          kind: 'file',
          id: text(file['DocumentId']),
          name,
          extension: extensionOf(name),
          url: text(file['FilePath']),
          sizeBytes: byteCount(file['FileSize']),
          sha256: digestOf(file['SHA256']),
        }
      : {
          kind: isMail ? 'message' : 'other',
          id: messageId,
          name: subject,
          url: text(record['Url']),
        },
    mail: isMail
      ? mailFacts({ from: textAt(record, 'P2Sender', 'P1Sender'), to, subject, messageId })
      : null,
    // Shown for investigation; without a movement they are not recipients of data.
    recipients: people(to),
    extra: {
      ...base.extra,
      ...shown(record, {
        verdict: 'Verdict',
        deliveryAction: 'DeliveryAction',
        direction: 'Directionality',
        detection: 'DetectionMethod',
        malware: 'FileData.MalwareFamily',
        link: 'EventDeepLink',
      }),
    },
  };
}
