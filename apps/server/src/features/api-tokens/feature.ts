import { defineFeature } from '../../http/feature.ts';
import { apiTokenRouteHandlers } from './api-token-routes.ts';

export const feature = defineFeature({ id: 'api-tokens', routes: apiTokenRouteHandlers });
