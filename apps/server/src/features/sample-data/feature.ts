import { defineFeature } from '../../http/feature.ts';
import { sampleDataRouteHandlers } from './sample-data-routes.ts';

export const feature = defineFeature({ id: 'sample-data', routes: sampleDataRouteHandlers });
