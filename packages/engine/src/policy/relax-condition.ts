import { type Condition, isFieldReference, type Leaf } from '@waybill/contract';
import type { ContextPart } from './event-context.ts';
import { resolveField } from './resolve-field.ts';

/** Context that is known only once an event is stored and linked to earlier ones. */
const LATE: readonly (ContextPart | null | undefined)[] = ['lineage', 'behaviour'];

/** Holds always, and never: an empty ALL and an empty ANY. */
const HOLDS: Condition = { all: [] };
const FAILS: Condition = { any: [] };

/**
 * A condition without lineage or behaviour that holds whenever the given one can: leaves on either are
 * assumed true, or false within an odd number of NOT.
 */
export function relaxCondition(condition: Condition, isNegated = false): Condition {
  if ('all' in condition) {
    return { all: condition.all.map((child) => relaxCondition(child, isNegated)) };
  }
  if ('any' in condition) {
    return { any: condition.any.map((child) => relaxCondition(child, isNegated)) };
  }
  if ('not' in condition) return { not: relaxCondition(condition.not, !isNegated) };
  if (!isLate(condition)) return condition;
  return isNegated ? FAILS : HOLDS;
}

function isLate({ f, op, v }: Leaf): boolean {
  if (op === 'firstSeen') return true;
  if (LATE.includes(resolveField(f)?.needs)) return true;
  return isFieldReference(v) && LATE.includes(resolveField(v.field)?.needs);
}
