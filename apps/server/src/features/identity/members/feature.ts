import { defineFeature } from '../../../http/feature.ts';
import { memberRouteHandlers } from './member-routes.ts';

export const feature = defineFeature({ id: 'members', routes: memberRouteHandlers });
