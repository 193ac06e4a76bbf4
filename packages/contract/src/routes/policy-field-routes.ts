import { z } from 'zod';
import { FIELD_TYPES } from '../condition/field-types.ts';
import { OPERATORS } from '../condition/operators.ts';
import { defineRoutes } from '../define-routes.ts';

/** A field for conditions, with its operators. */
export const PolicyField = z.object({
  name: z.string().describe('Dotted path used in conditions'),
  label: z.string().describe('English label; the console translates it'),
  type: z.enum(FIELD_TYPES),
  operators: z.array(z.enum(OPERATORS)),
  values: z.array(z.string()).nullable().describe('Allowed values; null if unrestricted'),
});
export type PolicyField = z.infer<typeof PolicyField>;

export const policyFieldRoutes = defineRoutes({
  '/v1/policy-fields': {
    GET: {
      summary: 'All fields a condition can test',
      permission: 'policy:read',
      response: z.object({ items: z.array(PolicyField) }),
    },
  },
});
