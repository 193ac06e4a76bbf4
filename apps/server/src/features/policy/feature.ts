import { defineFeature } from '../../http/feature.ts';
import { policyRouteHandlers } from './policies-routes.ts';

export const feature = defineFeature({ id: 'policies', routes: policyRouteHandlers });
