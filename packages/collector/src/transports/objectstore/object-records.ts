import type { ObjectStoreStream } from '@waybill/connectors/kit/declaration/declaration';
import type { CollectedPage } from '../../collect-options.ts';
import { decodeRecords } from '../../decode-records.ts';
import { readable } from '../../unreadable.ts';

export type ObjectContent = Pick<CollectedPage, 'records' | 'texts' | 'unreadable'>;

type Objects = ObjectStoreStream['objects'];

/**
 * Content of an object, decompressed and decoded as declared. Gzip is detected by its first bytes,
 * whatever the object's name. Throws `invalid_response` or `schema_changed`.
 */
export function objectRecords(
  bytes: Uint8Array,
  { decode, compression, records: path }: Objects,
): ObjectContent {
  const answer = { status: 200, headers: new Headers(), url: '', bytes };
  const { list } = decodeRecords(answer, {
    path,
    decode,
    compression: compression === 'none' ? 'none' : 'gzip',
    absentWhenEmpty: true,
  });
  const found = [...list];
  if (decode === 'text') {
    return { records: [], texts: found.filter((line) => typeof line === 'string') };
  }
  const { records, unreadable } = readable(found);
  return { records, ...(unreadable.length > 0 && { unreadable }) };
}
