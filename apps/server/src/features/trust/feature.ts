import { defineFeature } from '../../http/feature.ts';
import { trustRuleRouteHandlers } from './trust-rules-routes.ts';

export const feature = defineFeature({ id: 'trust-rules', routes: trustRuleRouteHandlers });
