import { detectionRoutes } from './routes/detection-routes.ts';
import { ingestRoutes } from './routes/ingest-routes.ts';
import { policyRoutes } from './routes/policy-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { settingsRoutes } from './routes/settings-routes.ts';

export * from './routes/detection-routes.ts';
export * from './routes/ingest-routes.ts';
export * from './routes/policy-routes.ts';
export * from './routes/session-routes.ts';
export * from './routes/settings-routes.ts';

/** The whole product API as data. */
export const ROUTES = {
  ...sessionRoutes,
  ...detectionRoutes,
  ...ingestRoutes,
  ...policyRoutes,
  ...settingsRoutes,
};
export type Routes = typeof ROUTES;
