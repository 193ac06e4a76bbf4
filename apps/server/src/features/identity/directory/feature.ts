import { defineFeature } from '../../../http/feature.ts';
import { directoryRouteHandlers } from './directory-routes.ts';

export const feature = defineFeature({ id: 'directory', routes: directoryRouteHandlers });
