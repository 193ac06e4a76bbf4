import { defineFeature } from '../../http/feature.ts';
import { lineageRouteHandlers } from './lineage-routes.ts';

export const feature = defineFeature({ id: 'lineage', routes: lineageRouteHandlers });
