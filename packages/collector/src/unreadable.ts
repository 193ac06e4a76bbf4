import { isRecord } from '@waybill/connectors/kit/field';
import type { VendorRecord } from '@waybill/connectors';
import { INGEST_LIMITS } from '@waybill/contract';

/** An invalid element among records. It is set aside where a person sees it; the rest continues. */
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

/** Splits list elements into records and invalid ones. Texts are records if lines are read. */
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
 * Any value as JSON. Of values nested too deeply to serialize, the deepest levels are dropped; the rest
 * still exceeds a record's maximum depth, and is refused for that.
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
