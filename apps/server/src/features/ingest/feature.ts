import { defineFeature } from '../../http/feature.ts';
import { ingestRouteHandlers } from './ingest-routes.ts';

export const feature = defineFeature({ id: 'ingest', routes: ingestRouteHandlers });
