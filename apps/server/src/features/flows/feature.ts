import { defineFeature } from '../../http/feature.ts';
import { flowRouteHandlers } from './flows-routes.ts';

export const feature = defineFeature({ id: 'flows', routes: flowRouteHandlers });
