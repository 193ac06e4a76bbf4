import type { ActivityEvent } from '@waybill/contract';

export const FIELD_TYPES = ['string', 'number', 'boolean', 'time', 'list'] as const;
/** `time` is epoch milliseconds; `list` is a list of strings, and an empty one counts as missing. */
export type FieldType = (typeof FIELD_TYPES)[number];

/** What an event holds in a field; null when it holds nothing. */
export type FieldValue = string | number | boolean | readonly string[] | null;

/** A field of the activity event that a policy may test. */
export interface Field {
  /** Dotted name, as conditions write it. */
  name: string;
  type: FieldType;
  label: string;
  /** The closed vocabulary of the field, when it has one; conditions may use no other value. */
  values?: readonly string[];
  accessor(event: ActivityEvent): FieldValue;
}
