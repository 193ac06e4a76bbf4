import type { VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord } from '../kit/field.ts';

/**
 * The fields of an entry of a feed, which the API puts into `fieldsMap` beside the time and collectors
 * that write it to files put at the top.
 */
export function flatRecord(record: VendorRecord): VendorRecord {
  const entry = field(record, 'records');
  const feed = isRecord(entry) ? entry : record;
  const fields = feed['fieldsMap'];
  if (!isRecord(fields)) return record;
  // The feed's own time is ISO; the field of the same name, where there is one, has milliseconds.
  return { ...fields, time: fields['time'] ?? feed['time'] };
}
