import type { VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord, recordsOf } from '../kit/field.ts';

/** Keys that only an event carries, whether alone, inside an alert, or laid flat into it. */
const EVENT_KEYS = ['event_type', 'actor_process_image_name', 'event_timestamp'] as const;
const ALERT_KEYS = ['external_id', 'detection_timestamp', 'matching_status'] as const;

/**
 * An alert with its events, one record per event: `{ alert, event }`. There are three forms: the API's,
 * with a list of events; collectors that split the list, with one event or an event alone; and the
 * older endpoint, which puts the event's members into the alert as lists.
 */
export function alertParts(record: VendorRecord): VendorRecord[] {
  const isAlert = ALERT_KEYS.some((key) => has(record, key));
  const hasEvent = EVENT_KEYS.some((key) => has(record, key));
  if (!isAlert) return hasEvent ? [{ event: firsts(record) }] : [record];
  const events = recordsOf(record['events']);
  if (events.length > 0) return events.map((event) => ({ alert: record, event: firsts(event) }));
  return [hasEvent ? { alert: record, event: firsts(record) } : { alert: record }];
}

/** The records in an API response; undefined if it is not one. */
export function repliedRecords(record: VendorRecord): VendorRecord[] | undefined {
  const reply = record['reply'];
  if (!isRecord(reply)) return undefined;
  const list = ['alerts', 'incidents', 'data', 'endpoints']
    .map((key) => field(reply, key))
    .find((value) => Array.isArray(value));
  return recordsOf(list ?? []);
}

/** Lists are replaced by their first value. */
function firsts(event: VendorRecord): VendorRecord {
  return Object.fromEntries(
    Object.entries(event).map(([key, value]): [string, unknown] => [
      key,
      Array.isArray(value) ? value[0] : value,
    ]),
  );
}

function has(record: VendorRecord, key: string): boolean {
  return record[key] !== undefined && record[key] !== null;
}
