import type { ContextField, Field, FieldDefinition } from './field.ts';
import { EVENT_FIELDS } from './fields.data.ts';
import { FIELD_GROUPS } from './fields.gen.ts';
import { LINEAGE_FIELDS } from './lineage-fields.data.ts';
import { PERSON_FIELDS } from './person-fields.data.ts';
import { TRUST_FIELDS } from './trust-fields.data.ts';

const GROUPED = FIELD_GROUPS.flat();

/** Every field that the event alone tells. Names are part of stored policies: never rename. */
export const FIELDS: readonly Field[] = [
  ...EVENT_FIELDS,
  ...GROUPED.filter((field) => 'accessor' in field),
];

/** Fields that need people, devices, lineage or behaviour in addition to the event. */
export const CONTEXT_FIELDS: readonly ContextField[] = [
  ...LINEAGE_FIELDS,
  ...PERSON_FIELDS,
  ...TRUST_FIELDS,
  ...GROUPED.filter((field) => 'read' in field),
];

/** Every named field, in catalogue order. Paths into a record are unnamed. */
export const NAMED_FIELDS: readonly FieldDefinition[] = [...FIELDS, ...CONTEXT_FIELDS];

// Maps, so that a name such as `constructor` finds nothing.
const FIELD_BY_NAME: ReadonlyMap<string, Field> = new Map(
  FIELDS.map((field) => [field.name, field]),
);
const CONTEXT_FIELD_BY_NAME: ReadonlyMap<string, ContextField> = new Map(
  CONTEXT_FIELDS.map((field) => [field.name, field]),
);

/** The event field with that name, or undefined if the catalogue has none. */
export function fieldOf(name: string): Field | undefined {
  return FIELD_BY_NAME.get(name);
}

/** The context field with that name. */
export function contextFieldOf(name: string): ContextField | undefined {
  return CONTEXT_FIELD_BY_NAME.get(name);
}
