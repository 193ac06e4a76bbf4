import { policyFieldRoutes } from '@waybill/contract';
import { fieldCatalogue } from '@waybill/engine';
import { implement, type BoundRoute } from '../../../http/implement.ts';

export function policyFieldRouteHandlers(): BoundRoute[] {
  return implement(policyFieldRoutes, {
    '/v1/policy-fields': { GET: async () => ({ items: fieldCatalogue() }) },
  });
}
