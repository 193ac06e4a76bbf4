import type { FieldDefinition } from './field.ts';
import { FIELDS } from './fields.data.ts';
import { LINEAGE_FIELDS } from './lineage-fields.data.ts';
import { PERSON_FIELDS } from './person-fields.data.ts';
import { TRUST_FIELDS } from './trust-fields.data.ts';

/** Every field with a name of its own, as `GET /v1/policy-fields` lists them; paths into a record have none. */
export const OFFERED_FIELDS: readonly FieldDefinition[] = [
  ...FIELDS,
  ...LINEAGE_FIELDS,
  ...PERSON_FIELDS,
  ...TRUST_FIELDS,
];
