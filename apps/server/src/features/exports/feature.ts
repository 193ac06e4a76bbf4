import { defineFeature } from '../../http/feature.ts';
import { exportRouteHandlers } from './exports-routes.ts';

export const feature = defineFeature({ id: 'exports', routes: exportRouteHandlers });
