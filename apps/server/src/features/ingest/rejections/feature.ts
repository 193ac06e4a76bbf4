import { defineFeature } from '../../../http/feature.ts';
import { rejectionRouteHandlers } from './rejections-routes.ts';

export const feature = defineFeature({ id: 'rejections', routes: rejectionRouteHandlers });
