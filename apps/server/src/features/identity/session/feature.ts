import { defineFeature } from '../../../http/feature.ts';
import { sessionRouteHandlers } from './session-routes.ts';

export const feature = defineFeature({ id: 'session', routes: sessionRouteHandlers });
