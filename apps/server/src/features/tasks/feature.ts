import { defineFeature } from '../../http/feature.ts';
import { taskRouteHandlers } from './tasks-routes.ts';

export const feature = defineFeature({ id: 'tasks', routes: taskRouteHandlers });
