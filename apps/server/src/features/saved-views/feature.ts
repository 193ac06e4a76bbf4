import { defineFeature } from '../../http/feature.ts';
import { savedViewRouteHandlers } from './saved-views-routes.ts';

export const feature = defineFeature({ id: 'saved-views', routes: savedViewRouteHandlers });
