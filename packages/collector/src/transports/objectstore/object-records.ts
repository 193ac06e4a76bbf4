import { isRecord } from '@waybill/connectors/kit/field';
import type { ObjectStoreStream } from '@waybill/connectors/kit/declaration/declaration';
import type { CollectedPage } from '../../collect-options.ts';
import { decodeRecords } from '../../decode-records.ts';

type Objects = ObjectStoreStream['objects'];

/**
 * What an object holds, decompressed and decoded as declared. Gzip is told by its first bytes, whatever
 * the object's name. Throws `invalid_response` or `schema_changed`.
 */
export function objectRecords(
  bytes: Uint8Array,
  { decode, compression, records: path }: Objects,
): Pick<CollectedPage, 'records' | 'texts'> {
  const answer = { status: 200, headers: new Headers(), url: '', bytes };
  const { list } = decodeRecords(answer, {
    path,
    decode,
    compression: compression === 'none' ? 'none' : 'gzip',
    absentWhenEmpty: true,
  });
  const found = [...list];
  if (decode !== 'text') return { records: found.filter(isRecord) };
  return { records: [], texts: found.filter((line) => typeof line === 'string') };
}
