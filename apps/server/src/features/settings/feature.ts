import { defineFeature } from '../../http/feature.ts';
import { settingsRouteHandlers } from './settings-routes.ts';

export const feature = defineFeature({ id: 'settings', routes: settingsRouteHandlers });
