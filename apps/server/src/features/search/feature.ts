import { defineFeature } from '../../http/feature.ts';
import { searchRouteHandlers } from './search-routes.ts';

export const feature = defineFeature({ id: 'search', routes: searchRouteHandlers });
