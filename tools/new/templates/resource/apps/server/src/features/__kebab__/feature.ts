import { defineFeature } from '../../http/feature.ts';
import { __camel__RouteHandlers } from './__kebab__-routes.ts';

export const feature = defineFeature({ id: '__kebab__', routes: __camel__RouteHandlers });
