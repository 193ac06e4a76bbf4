import { policyFieldRoutes } from '@waybill/contract';
import { NAMED_FIELDS, OPERATORS_OF_TYPE } from '@waybill/engine';
import { implement, type BoundRoute } from '../../http/implement.ts';

export function policyFieldRouteHandlers(): BoundRoute[] {
  return implement(policyFieldRoutes, {
    '/v1/policy-fields': {
      GET: async () => ({
        items: NAMED_FIELDS.map(({ name, label, type, values, operators }) => ({
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
