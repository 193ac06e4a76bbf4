import { defineFeature } from '../../../http/feature.ts';
import { dataTypeRouteHandlers } from './data-types-routes.ts';

export const feature = defineFeature({ id: 'data-types', routes: dataTypeRouteHandlers });
