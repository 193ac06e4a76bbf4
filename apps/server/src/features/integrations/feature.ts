import { defineFeature } from '../../http/feature.ts';
import { hookRouteHandlers } from './hook-routes.ts';
import { integrationRouteHandlers } from './integrations-routes.ts';
import { runRouteHandlers } from './run-routes.ts';
import { tokenRouteHandlers } from './token-routes.ts';

export const feature = defineFeature({
  id: 'integrations',
  routes: (services) => [
    ...integrationRouteHandlers(services),
    ...runRouteHandlers(services),
    ...tokenRouteHandlers(services),
    ...hookRouteHandlers(services),
  ],
});
