import { defineFeature } from '../../../http/feature.ts';
import { findingRouteHandlers } from './finding-routes.ts';

export const feature = defineFeature({ id: 'findings', routes: findingRouteHandlers });
