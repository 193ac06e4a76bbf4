import type { Condition } from '@waybill/contract';

/**
 * Meaning of other people's rules in the language of policies, by the id of the rule. Written from what the
 * rules find, over the vendor's own record and, where the connector says it better, the mapped event.
 */
export type StatedRules = Readonly<Record<string, Condition>>;

/** A field of the record that is one of these. */
export function isOne(f: string, ...values: (string | number | boolean)[]): Condition {
  const [value, ...others] = values;
  if (value === undefined) throw new Error(`${f} is compared with nothing`);
  return others.length === 0 ? { f, op: 'eq', v: value } : { f, op: 'in', v: values };
}

/** A text of the record in which the pattern stands somewhere, in either case of letters. */
export function has(f: string, pattern: string): Condition {
  return { f, op: 'matches~', v: pattern };
}
