import type { Condition } from '@waybill/contract';

/** A text that ends with one of these, in either case of letters. */
export function endsWithOne(f: string, endings: readonly string[]): Condition {
  return { any: endings.map((v) => ({ f, op: 'endsWith~', v })) };
}

/** A text in which one of these stands, in either case of letters. */
export function containsOne(f: string, parts: readonly string[]): Condition {
  return { any: parts.map((v) => ({ f, op: 'contains~', v })) };
}
