import type { ActivityEvent, Operator, Scalar, FieldType } from '@waybill/contract';
import type { ContextPart, EventContext } from './event-context.ts';

/** Placeholder for an object in a vendor's record: it exists, and compares with nothing. */
export interface PresentObject {
  readonly isObject: true;
}

/** Value of a field in an event; null if empty. */
export type FieldValue = Scalar | readonly Scalar[] | PresentObject | null;

/** A part of an event, or of its context, that a policy can test. */
export interface FieldDefinition {
  /** Dotted name, as conditions write it. */
  name: string;
  type: FieldType;
  label: string;
  /** The field's closed vocabulary, if any; conditions may use no other value. */
  values?: readonly string[];
  /** Applicable operators, if not all of its type. */
  operators?: readonly Operator[];
}

/** A field of the activity event that a policy may test. */
export interface Field extends FieldDefinition {
  accessor(event: ActivityEvent): FieldValue;
  /**
   * Keys of `extra` from which alone the field is read, so that a search in stored events can filter by
   * them. `isText`: its value is the first existing one, unchanged.
   */
  facts?: { keys: readonly string[]; isText: boolean };
}

/** A field that needs more context than the event. */
export interface ContextField extends FieldDefinition {
  needs: ContextPart;
  read(event: ActivityEvent, context: EventContext): FieldValue;
}

/** Export of a file in `fields`: fields of one subject. */
export type FieldGroup = readonly (Field | ContextField)[];
