import { defineFeature } from '../../http/feature.ts';
import { riskRouteHandlers } from './risk-routes.ts';

export const feature = defineFeature({ id: 'risk', routes: riskRouteHandlers });
