import { defineFeature } from '../../http/feature.ts';
import { dashboardRouteHandlers } from './dashboard-routes.ts';

export const feature = defineFeature({ id: 'dashboard', routes: dashboardRouteHandlers });
