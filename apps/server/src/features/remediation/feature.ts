import { defineFeature } from '../../http/feature.ts';
import { remediationRouteHandlers } from './remediation-routes.ts';

export const feature = defineFeature({ id: 'remediation', routes: remediationRouteHandlers });
