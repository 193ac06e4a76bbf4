import { defineFeature } from '../../../http/feature.ts';
import { triageRouteHandlers } from './triage-routes.ts';

export const feature = defineFeature({ id: 'triage', routes: triageRouteHandlers });
