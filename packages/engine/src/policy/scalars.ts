import { isFieldReference, type Operand, type Scalar } from '@waybill/contract';
import type { EventContext } from './event-context.ts';
import type { FieldValue } from './field.ts';
import { foldText } from './fold-text.ts';

/** Reports a value whether a leaf holds; total on every value. */
export type ValueTest = (value: FieldValue) => boolean;
/** Reads the value that a leaf asks for: of an event with its context, or a value given as it is. */
export type Read<Input> = (input: Input, context: EventContext) => FieldValue;
export type ReadTest<Input> = (input: Input, context: EventContext) => boolean;
export type ScalarTest = (value: Scalar) => boolean;

export function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}

export function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'boolean' || isNumber(value);
}

export function isList(value: FieldValue): value is readonly Scalar[] {
  return Array.isArray(value);
}

/** Scalars of an operand: of a list its elements; none of another field. */
export function scalarsOf(operand: Operand | undefined): readonly Scalar[] {
  if (operand === undefined || isFieldReference(operand)) return [];
  return (isListOperand(operand) ? operand : [operand]).filter(isScalar);
}

function isListOperand(operand: Operand): operand is readonly Scalar[] {
  return Array.isArray(operand);
}

/** Compared values: a list is compared by its elements. */
export function elementsOf(value: FieldValue): readonly Scalar[] {
  if (isList(value)) return value;
  return isScalar(value) ? [value] : [];
}

/** Whether the value, or some element of a list, passes. */
export function onElements(value: FieldValue, test: ScalarTest): boolean {
  if (isList(value)) return value.some((element) => test(element));
  return isScalar(value) && test(value);
}

/** Empty: null, an empty list, an invalid number. */
export function isPresent(value: FieldValue): boolean {
  if (isList(value)) return value.length > 0;
  return value !== null && value !== undefined && !Number.isNaN(value);
}

/** Folds case as JavaScript does, whatever the locale. */
export function fold(value: Scalar): Scalar {
  return typeof value === 'string' ? foldText(value) : value;
}

export function same(value: Scalar): Scalar {
  return value;
}

export function never(): boolean {
  return false;
}
