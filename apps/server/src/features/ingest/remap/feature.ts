import { defineFeature } from '../../../http/feature.ts';
import { remapRouteHandlers } from './remap-routes.ts';

export const feature = defineFeature({ id: 'remap', routes: remapRouteHandlers });
