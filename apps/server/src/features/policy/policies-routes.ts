import { policyRoutes } from '@waybill/contract';
import type { Services } from '../../http/feature.ts';
import type { BoundRoute } from '../../http/implement.ts';
import { implement } from '../../http/implement.ts';
import { policyItemHandlers } from './policy-item-handlers.ts';
import { policyListHandlers } from './policy-list-handlers.ts';
import { policyTrialHandlers } from './policy-trial-handlers.ts';
import { policyUpdateHandlers } from './updates/policy-update-handlers.ts';

export function policyRouteHandlers(services: Services): BoundRoute[] {
  return implement(policyRoutes, {
    ...policyItemHandlers(services),
    ...policyTrialHandlers(services),
    ...policyListHandlers(services),
    ...policyUpdateHandlers(services),
  });
}
