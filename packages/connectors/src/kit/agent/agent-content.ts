import type { DataObject } from '@waybill/contract';
import type { RecordContent } from '../define-connector.ts';
import { field, textAt } from '../field.ts';

/** The content of a record, if any; invalid base64 counts as none. */
export function agentContents(
  record: Record<string, unknown>,
  object: Pick<DataObject, 'name' | 'mimeType'>,
): RecordContent[] {
  const shared = {
    event: 0,
    name: textAt(record, 'content.name') ?? object.name,
    mediaType: textAt(record, 'content.mime') ?? object.mimeType,
    isCut: field(record, 'content.cut') === true,
  };
  // Leading and trailing blanks are part of the copied text, which stays unchanged.
  const text = field(record, 'content.text');
  if (typeof text === 'string' && text !== '') return [{ ...shared, text }];
  const bytes = bytesOf(field(record, 'content.base64'));
  return bytes ? [{ ...shared, bytes }] : [];
}

const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

function bytesOf(value: unknown): Uint8Array | null {
  if (typeof value !== 'string' || !BASE64.test(value)) return null;
  return Buffer.from(value, 'base64');
}
