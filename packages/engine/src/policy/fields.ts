import type { Field, FieldDefinition } from './field.ts';
import { FIELDS } from './fields.data.ts';
import { LINEAGE_FIELDS } from './lineage-fields.data.ts';
import { PERSON_FIELDS } from './person-fields.data.ts';
import { TRUST_FIELDS } from './trust-fields.data.ts';

export { FIELDS };

/** Every field that has a name, in the order of the catalogue. Paths into a record have none. */
export const NAMED_FIELDS: readonly FieldDefinition[] = [
  ...FIELDS,
  ...LINEAGE_FIELDS,
  ...PERSON_FIELDS,
  ...TRUST_FIELDS,
];

// A map, so that a name such as `constructor` finds nothing.
const FIELD_BY_NAME: ReadonlyMap<string, Field> = new Map(
  FIELDS.map((field) => [field.name, field]),
);

/** The field of that name, or undefined when the catalogue has none. */
export function fieldOf(name: string): Field | undefined {
  return FIELD_BY_NAME.get(name);
}
