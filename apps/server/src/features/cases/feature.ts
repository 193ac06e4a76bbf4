import { defineFeature } from '../../http/feature.ts';
import { caseRouteHandlers } from './cases-routes.ts';

export const feature = defineFeature({ id: 'cases', routes: caseRouteHandlers });
