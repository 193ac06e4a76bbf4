import { defineFeature } from '../../http/feature.ts';
import { inventoryRouteHandlers } from './inventory-routes.ts';

export const feature = defineFeature({ id: 'inventory', routes: inventoryRouteHandlers });
