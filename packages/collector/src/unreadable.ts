import { isRecord } from '@waybill/connectors/kit/field';
import type { VendorRecord } from '@waybill/connectors';
import { INGEST_LIMITS } from '@waybill/contract';

/** Something that came among records and is none. It is set aside where a person sees it; the rest continues. */
export class Unreadable {
  /** As it came, as far as it is known. */
  readonly payload: Uint8Array;
  /** For people: no content. */
  readonly reason: string;

  constructor(payload: Uint8Array | string, reason: string) {
    this.payload = typeof payload === 'string' ? Buffer.from(payload) : payload;
    this.reason = reason;
  }
}

/** Elements of a list apart: records, and what is set aside. Texts are records where lines are read. */
export function readable(elements: readonly unknown[]): {
  records: VendorRecord[];
  unreadable: Unreadable[];
} {
  const records: VendorRecord[] = [];
  const unreadable: Unreadable[] = [];
  for (const element of elements) {
    if (element instanceof Unreadable) unreadable.push(element);
    else if (isRecord(element)) records.push(element);
    else unreadable.push(new Unreadable(boundedJson(element), 'not a JSON object'));
  }
  return { records, unreadable };
}

/**
 * A value as JSON, whatever it is. Of what nests so deeply that it cannot be written, the depths are left out; the
 * rest is still deeper than a record may be, and is refused for that.
 */
export function boundedJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return JSON.stringify(cut(value, INGEST_LIMITS.depth + 2)) ?? 'null';
  }
}

function cut(value: unknown, levels: number): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return null;
  if (Array.isArray(value)) return value.map((inner: unknown) => cut(inner, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, cut(inner, levels - 1)]),
  );
}
