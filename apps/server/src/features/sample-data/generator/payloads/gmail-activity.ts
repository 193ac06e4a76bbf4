import type { Moment } from '../company/moment.ts';
import type { SamplePayload } from '../sample-payload.ts';
import { googleActivity } from './google-activity.ts';
import { googleParameters } from './google-parameters.ts';

/** `mail_event_type` of the Gmail log. */
const GMAIL_EVENTS = { sent: 1, received: 2, opened: 7, saved: 17 } as const;

export interface GmailMessage {
  from: string;
  to: readonly string[];
  subject: string;
  /** File name of the attachment, null without one. */
  attachment: string | null;
}

/** One event of the Gmail log on a message. */
export function gmailActivity(
  moment: Moment,
  event: keyof typeof GMAIL_EVENTS,
  message: GmailMessage,
): SamplePayload {
  const { random, at } = moment;
  const service = event === 'received' ? 'smtp-inbound' : 'gmail-ui';
  const senderDomain = message.from.split('@')[1] ?? 'unknown';
  const info = googleParameters({
    rfc2822_message_id: `<${random.hex(24)}@mail.${senderDomain}>`,
    subject: message.subject,
    payload_size: Math.round(24_000 * random.logNormal(1)),
    num_message_attachments: message.attachment === null ? 0 : 1,
    is_spam: false,
    flattened_destinations: message.to.map((address) => `${service}::${address}`).join(','),
  });
  const source = {
    name: 'source',
    messageValue: {
      parameter: googleParameters({ address: message.from, from_header_address: message.from }),
    },
  };
  const attachment = message.attachment === null ? [] : [attachmentOf(moment, message.attachment)];
  return googleActivity(moment, 'gmail', [
    {
      type: 'delivery_type',
      name: 'delivery',
      parameters: [
        { name: 'event_info', messageValue: { parameter: eventInfo(event, at) } },
        { name: 'message_info', messageValue: { parameter: [...info, source, ...attachment] } },
      ],
    },
  ]);
}

function eventInfo(event: keyof typeof GMAIL_EVENTS, at: number) {
  return googleParameters({
    mail_event_type: GMAIL_EVENTS[event],
    success: true,
    timestamp_usec: `${at}000`,
  });
}

function attachmentOf({ random }: Moment, name: string) {
  const parameter = googleParameters({
    file_name: name,
    file_extension_type: name.split('.').at(-1) ?? '',
    sha256: random.hex(64),
  });
  return { name: 'attachment', multiMessageValue: [{ parameter }] };
}
