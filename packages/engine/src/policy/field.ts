import type { ActivityEvent, Operator, Scalar, FieldType } from '@waybill/contract';
import type { ContextPart, EventContext } from './event-context.ts';

/** Represents an object of a vendor's record: it is there, and compares with nothing. */
export interface PresentObject {
  readonly isObject: true;
}

/** What an event holds in a field; null when it holds nothing. */
export type FieldValue = Scalar | readonly Scalar[] | PresentObject | null;

/** What of an event, or of what is known beside it, a policy may test. */
export interface FieldDefinition {
  /** Dotted name, as conditions write it. */
  name: string;
  type: FieldType;
  label: string;
  /** The closed vocabulary of the field, when it has one; conditions may use no other value. */
  values?: readonly string[];
  /** Operators that apply, where they are not all of its type. */
  operators?: readonly Operator[];
}

/** A field of the activity event that a policy may test. */
export interface Field extends FieldDefinition {
  accessor(event: ActivityEvent): FieldValue;
  /**
   * Keys of `extra` that the field is read from and from nothing else, so that a search in stored events can
   * ask for them. `isText`: its value is the first of them that is there, as it is.
   */
  facts?: { keys: readonly string[]; isText: boolean };
}

/** A field for which more than the event has to be known. */
export interface ContextField extends FieldDefinition {
  needs: ContextPart;
  read(event: ActivityEvent, context: EventContext): FieldValue;
}

/** What a file in `fields` exports: fields of one subject. */
export type FieldGroup = readonly (Field | ContextField)[];
