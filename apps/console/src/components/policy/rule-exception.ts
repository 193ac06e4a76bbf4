import type { Condition, RuleException } from '@waybill/contract';

/** Days that an exception lasts, unless someone changes it. */
const USUAL_DAYS = 90;

interface Written {
  condition: Condition;
  reason?: string | undefined;
  /** ISO instant; default: the usual days from now. */
  expiresAt?: string | null | undefined;
  /** Milliseconds since 1970. */
  now?: number | undefined;
}

/** A new exception among others of its rule, without an owner yet. */
export function ruleException(
  others: readonly RuleException[],
  { condition, reason = '', expiresAt, now = Date.now() }: Written,
): RuleException {
  const last = new Date(now + USUAL_DAYS * 86_400_000).toISOString().slice(0, 10);
  return {
    id: freeId(others),
    condition,
    reason,
    ownerId: null,
    expiresAt: expiresAt ?? endOfDay(last),
  };
}

/** An exception applies until the end of its last day, in UTC. */
export function endOfDay(day: string): string {
  return `${day}T23:59:59.999Z`;
}

/** A leaf for one value; none if unknown. */
export function isValue(f: string, v: string | null | undefined): Condition[] {
  return v === null || v === undefined ? [] : [{ f, op: 'eq', v }];
}

/** Leaves for a place, as far as known. */
export function isPlace(
  side: 'origin' | 'destination',
  place: { name: string; account: string | null; host: string | null } | null,
): Condition[] {
  return [
    ...isValue(`${side}.name`, place?.name),
    ...isValue(`${side}.account`, place?.account),
    ...isValue(`${side}.host`, place?.host),
  ];
}

/** The first id that no other exception has. */
function freeId(others: readonly RuleException[]): string {
  let number = others.length + 1;
  while (others.some(({ id }) => id === `exception-${number}`)) number += 1;
  return `exception-${number}`;
}
