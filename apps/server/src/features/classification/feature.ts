import { defineFeature } from '../../http/feature.ts';
import { classificationRouteHandlers } from './classification-routes.ts';
import { classifyRouteHandlers } from './classify-routes.ts';

export const feature = defineFeature({
  id: 'classification',
  routes: (services) => [
    ...classifyRouteHandlers(services),
    ...classificationRouteHandlers(services),
  ],
});
