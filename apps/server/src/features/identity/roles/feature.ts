import { defineFeature } from '../../../http/feature.ts';
import { roleRouteHandlers } from './role-routes.ts';

export const feature = defineFeature({ id: 'roles', routes: roleRouteHandlers });
