import type { VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord } from '../kit/field.ts';

/**
 * The fields of a feed entry, which the API puts into `fieldsMap` next to the time and file-writing
 * collectors put at the top level.
 */
export function flatRecord(record: VendorRecord): VendorRecord {
  const entry = field(record, 'records');
  const feed = isRecord(entry) ? entry : record;
  const fields = feed['fieldsMap'];
  if (!isRecord(fields)) return record;
  // The feed's own time is ISO; the field with the same name, if any, has milliseconds.
  return { ...fields, time: fields['time'] ?? feed['time'] };
}
