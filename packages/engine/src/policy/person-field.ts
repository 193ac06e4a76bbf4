import type { KnownPerson } from './event-context.ts';
import type { ContextField, FieldDefinition, FieldValue } from './field.ts';

interface PersonField extends FieldDefinition {
  /** @param at time of the event, epoch milliseconds. */
  read(person: KnownPerson, at: number): FieldValue;
}

/** A field that HR and directories provide; empty if they do not know the actor. */
export function ofPerson({ read, ...definition }: PersonField): ContextField {
  return {
    ...definition,
    needs: 'person',
    read(event, context) {
      const person = context.person();
      return person === null ? null : read(person, event.occurredAt);
    },
  };
}
