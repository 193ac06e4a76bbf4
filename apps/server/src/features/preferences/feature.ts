import { defineFeature } from '../../http/feature.ts';
import { preferenceRouteHandlers } from './preferences-routes.ts';

export const feature = defineFeature({ id: 'preferences', routes: preferenceRouteHandlers });
