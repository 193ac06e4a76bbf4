import { defineFeature } from '../../http/feature.ts';
import { scopeRouteHandlers } from './scopes-routes.ts';

export const feature = defineFeature({ id: 'scopes', routes: scopeRouteHandlers });
