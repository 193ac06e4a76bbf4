import type { EventAction, Movement, Outcome } from '@waybill/contract';
import { csvLine } from '@waybill/formats/csv/csv-rows';
import { domainOf, localPartOf } from '../kit/address.ts';
import type { MapResult } from '../kit/define-connector.ts';
import { instant } from '../kit/instant.ts';
import { ipOf } from '../kit/ip.ts';
import { mappedEvent } from '../kit/mapped-event.ts';
import { byteCount } from '../kit/number.ts';
import { text } from '../kit/text.ts';
import { addressOf } from '../kit/microsoft/guest-address.ts';
import { mailFacts } from './mail-facts.ts';
import { people } from './recipients.ts';

/** The columns of the message tracking log of Exchange Server 2013 and later, in order. */
const COLUMNS = [
  'date-time',
  'client-ip',
  'client-hostname',
  'server-ip',
  'server-hostname',
  'source-context',
  'connector-id',
  'source',
  'event-id',
  'internal-message-id',
  'message-id',
  'network-message-id',
  'recipient-address',
  'recipient-status',
  'total-bytes',
  'recipient-count',
  'related-recipient-address',
  'reference',
  'message-subject',
  'sender-address',
  'return-path',
  'message-info',
  'directionality',
  'tenant-id',
  'original-client-ip',
  'original-server-ip',
  'custom-data',
  'transport-traffic-type',
  'log-id',
  'schema-version',
] as const;
type Column = (typeof COLUMNS)[number];

const EVENT_ID_COLUMN = COLUMNS.indexOf('event-id');
/** Events that carry the message on; the others report its way through the server. */
const SENDS = /^(?:SEND|DELIVER|SUBMIT|REDIRECT|RESUBMIT)/;
const FAILS = /FAIL$|^(?:DEFER|BADMAIL|POISONMESSAGE|DROP)/;

/** Whether a text line is from the message tracking log, excluding its comment lines. */
export function isTrackingLine(line: string): boolean {
  return /^\d{4}-\d\d-\d\dT[^,]*,/.test(line) && csvLine(line).length > EVENT_ID_COLUMN;
}

/** One event of a message on its way through an Exchange server. */
export function mapTrackingLine(line: string): MapResult {
  const fields = csvLine(line);
  const get = (column: Column): string | null => text(fields[COLUMNS.indexOf(column)]);
  const time = instant(get('date-time'));
  if (time === null) {
    return { kind: 'rejected', field: 'date-time', reason: 'a tracking line starts with its time' };
  }
  const operation = get('event-id');
  if (operation === null) {
    return { kind: 'rejected', field: 'event-id', reason: 'a tracking line names its event' };
  }
  const from = returnAddress(get('sender-address'), get('return-path'));
  const to = (get('recipient-address') ?? '').split(';').filter((address) => address !== '');
  const email = addressOf(from);
  const event = mappedEvent({
    source: 'Exchange',
    stream: 'message-tracking',
    vendorOperation: operation,
    ...ruleOf(operation),
    occurredAt: time,
    vendorEventId: get('log-id'),
    outcome: outcomeOf(operation),
    actor: { kind: 'person', email, id: from, name: localPartOf(from), domain: domainOf(email) },
    object: {
      kind: 'message',
      id: get('message-id'),
      name: get('message-subject'),
      sizeBytes: byteCount(get('total-bytes')),
    },
    mail: mailFacts({ from, to, subject: get('message-subject'), messageId: get('message-id') }),
    recipients: people(to),
    network: {
      sourceIp: ipOf(get('client-ip')),
      destinationIp: ipOf(get('server-ip')),
    },
    organization: get('tenant-id'),
    extra: extraOf(get),
  });
  return { kind: 'mapped', events: [event] };
}

/** A bounce is written by the server; whom it answers for is in the return path. */
function returnAddress(sender: string | null, returnPath: string | null): string | null {
  const isBounce = /^(?:mailer-daemon|postmaster)@|^<>$/i.test(sender ?? '<>');
  return isBounce && addressOf(returnPath) !== null ? returnPath : sender;
}

/** Only the step that forwards the message moves data; a received one was moved by its sender. */
function ruleOf(operation: string): { action: EventAction | null; movement: Movement } {
  const isSent = SENDS.test(operation);
  return { action: isSent ? 'Send' : null, movement: isSent ? 'send' : 'none' };
}

function outcomeOf(operation: string): Outcome {
  return FAILS.test(operation) ? 'failure' : 'success';
}

function extraOf(get: (column: Column) => string | null): Record<string, string> {
  const labels: readonly Column[] = [
    'source',
    'connector-id',
    'directionality',
    'recipient-status',
    'client-hostname',
    'server-hostname',
    'network-message-id',
  ];
  return Object.fromEntries(
    labels.flatMap((label): [string, string][] => {
      const value = get(label);
      return value === null ? [] : [[label, value]];
    }),
  );
}
