import { ownValue, type Outcome } from '@waybill/contract';
import { domainOf, localPartOf } from '../kit/address.ts';
import type { MapResult, VendorRecord } from '../kit/define-connector.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { byteCount } from '../kit/number.ts';
import { lowerText, text } from '../kit/text.ts';
import { shown } from '../kit/microsoft/audit-common.ts';
import { addressOf } from '../kit/microsoft/guest-address.ts';
import { mailFacts } from './mail-facts.ts';
import { people } from './recipients.ts';

/** `Status` of a traced message; others are still in transit. */
const OUTCOME_BY_STATUS: Readonly<Record<string, Outcome>> = {
  delivered: 'success',
  expanded: 'success',
  resolved: 'success',
  failed: 'failure',
  filteredasspam: 'failure',
  quarantined: 'failure',
};

/** Whether a record is a row of Exchange Online's message trace, of the report or of Graph. */
export function isMessageTrace(record: VendorRecord): boolean {
  const sender = 'SenderAddress' in record || 'senderAddress' in record;
  return (
    sender &&
    ('MessageTraceId' in record || 'RecipientAddress' in record || 'receivedDateTime' in record)
  );
}

/** One recipient of one message: sent by its sender. Graph uses camel case. */
export function mapMessageTrace(record: VendorRecord): MapResult {
  const get = (name: string): unknown =>
    record[name] ?? record[`${name.charAt(0).toLowerCase()}${name.slice(1)}`];
  const time = instant(get('Received') ?? get('ReceivedDateTime'));
  if (time === null) {
    return { kind: 'rejected', field: 'Received', reason: 'a traced message has a time' };
  }
  const status = text(get('Status'));
  if (status === null) {
    return { kind: 'rejected', field: 'Status', reason: 'a traced message has a status' };
  }
  const from = text(get('SenderAddress'));
  const to = text(get('RecipientAddress'));
  const subject = text(get('Subject'));
  const messageId = text(get('MessageId'));
  const email = addressOf(from);
  const event = mappedEvent({
    source: 'Exchange',
    stream: 'message-trace',
    // The trace has no other field for the outcome.
    vendorOperation: status,
    action: 'Send',
    movement: 'send',
    occurredAt: time,
    vendorEventId: traceRowId(text(get('MessageTraceId') ?? get('Id')), to),
    outcome: ownValue(OUTCOME_BY_STATUS, status.toLowerCase()) ?? 'unknown',
    actor: { kind: 'person', email, id: from, name: localPartOf(from), domain: domainOf(email) },
    destinationUser: lowerText(to),
    object: { kind: 'message', id: messageId, name: subject, sizeBytes: byteCount(get('Size')) },
    mail: mailFacts({ from, to, subject, messageId }),
    recipients: people([to]),
    network: {
      sourceIp: ipOf(get('FromIP')),
      sourceDomain: domainOf(email),
      destinationIp: ipOf(get('ToIP')),
      destinationDomain: domainOf(to),
    },
    organization: text(get('Organization')),
    extra: shown(record, { traceId: 'MessageTraceId' }),
  });
  return { kind: 'mapped', events: [event] };
}

/** A message has one trace id for all of its recipients. */
function traceRowId(traceId: string | null, to: string | null): string | null {
  return traceId === null ? null : [traceId, to?.toLowerCase()].filter(Boolean).join('/');
}
