import { defineFeature } from '../../http/feature.ts';
import { webhookRouteHandlers } from './webhook-routes.ts';

export const feature = defineFeature({ id: 'webhooks', routes: webhookRouteHandlers });
