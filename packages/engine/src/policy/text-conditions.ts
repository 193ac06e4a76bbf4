import type { Condition } from '@waybill/contract';

/** A text that ends with one of these, case-insensitive. */
export function endsWithOne(f: string, endings: readonly string[]): Condition {
  return { any: endings.map((v) => ({ f, op: 'endsWith~', v })) };
}

/** A text that contains one of these, case-insensitive. */
export function containsOne(f: string, parts: readonly string[]): Condition {
  return { any: parts.map((v) => ({ f, op: 'contains~', v })) };
}
