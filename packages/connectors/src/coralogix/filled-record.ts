import type { VendorRecord } from '../kit/define-connector.ts';
import { recordsOf, textAt } from '../kit/field.ts';
import { text } from '../kit/text.ts';

/** A placeholder that the vendor had nothing for stays in the body as it is in the template. */
const UNFILLED = /^\$[A-Za-z][\w.]{0,200}$/;

/**
 * A body as the template made it: the list `fields` of names and values, which the vendor's own template
 * has, is laid open beside the other members, and placeholders that were not filled are taken out.
 */
export function filledRecord(record: VendorRecord): VendorRecord {
  const fields = recordsOf(record['fields']).flatMap((entry): [string, unknown][] => {
    const key = textAt(entry, 'key');
    return key === null ? [] : [[key, entry['value']]];
  });
  const members = [...fields, ...Object.entries(record).filter(([key]) => key !== 'fields')];
  return Object.fromEntries(
    members.filter(([, value]) => !UNFILLED.test(text(value)?.trim() ?? '')),
  );
}
