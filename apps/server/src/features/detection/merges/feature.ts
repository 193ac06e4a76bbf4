import { defineFeature } from '../../../http/feature.ts';
import { mergeRouteHandlers } from './merge-routes.ts';

export const feature = defineFeature({ id: 'merges', routes: mergeRouteHandlers });
