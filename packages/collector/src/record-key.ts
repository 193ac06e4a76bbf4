import { createHash } from 'node:crypto';
import type { VendorRecord } from '@waybill/connectors';
import type { HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import { valueAt } from './path-value.ts';

/**
 * Identity of a record within a stream: a hash over the values at the stream's `recordId` paths, or
 * over the whole record without any. The order of members does not matter. A record returned twice has
 * the same key.
 *
 * A changed entity is a new record, so its key is the whole record.
 */
export function recordKey(
  stream: Pick<HttpStream, 'kind' | 'recordId'>,
  record: VendorRecord | string,
): string {
  const paths = stream.kind === 'entities' ? [] : stream.recordId;
  const values = paths.map((path) => valueAt(record, path) ?? null);
  const told = values.some((value) => value !== null) ? values : record;
  return createHash('sha256').update(stableJson(told)).digest('base64url');
}

function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${stableJson(inner)}`);
  return `{${members.join(',')}}`;
}
