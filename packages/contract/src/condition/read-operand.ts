import { CONDITION_LIMITS } from './condition-limits.ts';
import type { Operand, Scalar } from './condition-shape.ts';

export type OperandReading = { operand: Operand | undefined } | { reason: string };

const NOT_AN_OPERAND = { reason: 'is not a value, a list of values or a field' } as const;

/**
 * Reads an operand: a copy, with negative zero normalized, which JSON does not preserve. Undefined if
 * absent.
 */
export function readOperand(value: unknown): OperandReading {
  if (value === undefined) return { operand: undefined };
  if (isScalar(value)) {
    return isTooLong(value) ? TOO_LONG : { operand: withoutSignOfZero(value) };
  }
  if (Array.isArray(value)) return readList(value);
  return readReference(value);
}

function readList(list: readonly unknown[]): OperandReading {
  if (list.length > CONDITION_LIMITS.list) {
    return { reason: `has more than ${CONDITION_LIMITS.list} values` };
  }
  const scalars: Scalar[] = [];
  for (const value of list) {
    if (!isScalar(value)) return NOT_AN_OPERAND;
    if (isTooLong(value)) return TOO_LONG;
    scalars.push(withoutSignOfZero(value));
  }
  return { operand: scalars };
}

function readReference(value: unknown): OperandReading {
  if (typeof value !== 'object' || value === null || !('field' in value)) return NOT_AN_OPERAND;
  const { field, ...rest } = value;
  const isReference =
    typeof field === 'string' &&
    field.length <= CONDITION_LIMITS.fieldName &&
    Object.keys(rest).length === 0;
  return isReference ? { operand: { field } } : NOT_AN_OPERAND;
}

const TOO_LONG = { reason: `is longer than ${CONDITION_LIMITS.text} characters` } as const;

function isTooLong(value: Scalar): boolean {
  return typeof value === 'string' && value.length > CONDITION_LIMITS.text;
}

function isScalar(value: unknown): value is Scalar {
  return (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  );
}

function withoutSignOfZero(value: Scalar): Scalar {
  return value === 0 ? 0 : value;
}
