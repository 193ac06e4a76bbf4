import { policyFieldRoutes } from '@waybill/contract';
import {
  FIELDS,
  LINEAGE_FIELDS,
  OPERATORS_OF_TYPE,
  PERSON_FIELDS,
  TIME_FIELDS,
  TRUST_FIELDS,
  type FieldDefinition,
} from '@waybill/engine';
import { implement, type BoundRoute } from '../../http/implement.ts';

/** Fields with names of their own; paths into a record have none. */
const OFFERED: readonly FieldDefinition[] = [
  ...FIELDS,
  ...LINEAGE_FIELDS,
  ...PERSON_FIELDS,
  ...TRUST_FIELDS,
  ...TIME_FIELDS,
];

export function policyFieldRouteHandlers(): BoundRoute[] {
  return implement(policyFieldRoutes, {
    '/v1/policy-fields': {
      GET: async () => ({
        items: OFFERED.map(({ name, label, type, values, operators }) => ({
          name,
          label,
          type,
          operators: [...(operators ?? OPERATORS_OF_TYPE[type])],
          values: values === undefined ? null : [...values],
        })),
      }),
    },
  });
}
