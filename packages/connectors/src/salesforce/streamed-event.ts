import type { VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord } from '../kit/field.ts';
import { text } from '../kit/text.ts';

/**
 * A real-time event from a subscriber: `{channel: "/event/LoginEventStream", data: {payload}}`
 * (Streaming API) or `{payload}` (Pub/Sub API). Returns the event itself, with the channel's type like
 * a queried row; any other record unchanged.
 */
export function streamedEvent(record: VendorRecord): VendorRecord {
  const payload = field(record, 'data.payload') ?? record['payload'];
  if (!isRecord(payload)) return record;
  const type = text(record['channel'] ?? record['topic'])
    ?.split('/')
    .at(-1);
  return type ? { ...payload, attributes: { type } } : payload;
}
