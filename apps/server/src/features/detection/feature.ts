import { defineFeature } from '../../http/feature.ts';
import { detectionRouteHandlers } from './detections-routes.ts';

export const feature = defineFeature({ id: 'detections', routes: detectionRouteHandlers });
