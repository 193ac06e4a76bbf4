import type { VendorRecord } from '../kit/define-connector.ts';
import { field, isRecord, recordsOf } from '../kit/field.ts';
import { text } from '../kit/text.ts';

/**
 * Title of a page or database. A page has it in the only property of type `title`, whose name people
 * choose; properties are members, or a list of names and values in exports.
 */
export function title(record: VendorRecord): string | null {
  const own = plainText(record['title']);
  if (own !== null) return own;
  for (const property of propertiesOf(record['properties'])) {
    if (property['type'] === 'title') return plainText(property['title']);
  }
  return null;
}

function propertiesOf(properties: unknown): Record<string, unknown>[] {
  if (Array.isArray(properties)) {
    return recordsOf(properties).flatMap((entry) => recordsOf(entry['value'] ?? entry));
  }
  return isRecord(properties) ? Object.values(properties).filter(isRecord) : [];
}

/** Rich text without its decoration, its pieces put together. */
function plainText(rich: unknown): string | null {
  if (!Array.isArray(rich)) return null;
  const pieces = rich.map((piece: unknown) => text(field(piece, 'plain_text')) ?? '');
  return text(pieces.join('').trim());
}
