import { policyFieldRoutes } from '@waybill/contract';
import { FIELDS, OPERATORS_OF_TYPE } from '@waybill/engine';
import { implement, type BoundRoute } from '../../http/implement.ts';

export function policyFieldRouteHandlers(): BoundRoute[] {
  return implement(policyFieldRoutes, {
    '/v1/policy-fields': {
      GET: async () => ({
        items: FIELDS.map(({ name, label, type, values }) => ({
          name,
          label,
          type,
          operators: [...OPERATORS_OF_TYPE[type]],
          values: values === undefined ? null : [...values],
        })),
      }),
    },
  });
}
