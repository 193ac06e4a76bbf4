import { defineFeature } from '../../http/feature.ts';
import { integrationRouteHandlers } from './integrations-routes.ts';

export const feature = defineFeature({ id: 'integrations', routes: integrationRouteHandlers });
