import { defineFeature } from '../../http/feature.ts';
import { auditRouteHandlers } from './audit-routes.ts';

export const feature = defineFeature({ id: 'audit', routes: auditRouteHandlers });
