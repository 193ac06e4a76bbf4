import { defineFeature } from '../../../http/feature.ts';
import { profileRouteHandlers } from './profile-routes.ts';

export const feature = defineFeature({ id: 'profile', routes: profileRouteHandlers });
