import type { Scalar } from '@waybill/contract';
import type { FieldValue } from './field.ts';
import { isList } from './scalars.ts';

/** Detections store at most this much of a list or text seen by a leaf. */
const MOST_ELEMENTS = 50;
const LONGEST_TEXT = 1000;

/** A value as an explanation keeps it: long lists and texts are cut. */
export function seenValue(value: FieldValue): FieldValue {
  if (isList(value)) return value.slice(0, MOST_ELEMENTS).map(clippedText);
  return typeof value === 'string' ? clippedText(value) : value;
}

function clippedText<T extends Scalar>(value: T): T | string {
  if (typeof value !== 'string' || value.length <= LONGEST_TEXT) return value;
  return `${value.slice(0, LONGEST_TEXT).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
