import { defineFeature } from '../../../http/feature.ts';
import { policyFieldRouteHandlers } from './policy-fields-routes.ts';

export const feature = defineFeature({ id: 'policy-fields', routes: policyFieldRouteHandlers });
