import { defineFeature } from '../../../http/feature.ts';
import { accessRouteHandlers } from './access-routes.ts';

export const feature = defineFeature({ id: 'access', routes: accessRouteHandlers });
