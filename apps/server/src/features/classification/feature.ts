import { defineFeature } from '../../http/feature.ts';
import { classifyRouteHandlers } from './classify-routes.ts';

export const feature = defineFeature({ id: 'classification', routes: classifyRouteHandlers });
