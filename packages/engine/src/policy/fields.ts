import type { Field } from './field.ts';
import { FIELDS } from './fields.data.ts';

export { FIELDS };

// A map, so that a name such as `constructor` finds nothing.
const FIELD_BY_NAME: ReadonlyMap<string, Field> = new Map(
  FIELDS.map((field) => [field.name, field]),
);

/** The field of that name, or undefined when the catalogue has none. */
export function fieldOf(name: string): Field | undefined {
  return FIELD_BY_NAME.get(name);
}
