import { detectionRoutes } from './routes/detection-routes.ts';
import { ingestRoutes } from './routes/ingest-routes.ts';
import { integrationRoutes } from './routes/integration-routes.ts';
import { policyRoutes } from './routes/policy-routes.ts';
import { rejectionRoutes } from './routes/rejection-routes.ts';
import { sampleDataRoutes } from './routes/sample-data-routes.ts';
import { profileRoutes } from './routes/profile-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { settingsRoutes } from './routes/settings-routes.ts';

export * from './routes/detection-routes.ts';
export * from './routes/ingest-routes.ts';
export * from './routes/integration-routes.ts';
export * from './routes/policy-routes.ts';
export * from './routes/rejection-routes.ts';
export * from './routes/sample-data-routes.ts';
export * from './routes/profile-routes.ts';
export * from './routes/session-routes.ts';
export * from './routes/settings-routes.ts';

/** The whole product API as data. */
export const ROUTES = {
  ...detectionRoutes,
  ...ingestRoutes,
  ...integrationRoutes,
  ...policyRoutes,
  ...rejectionRoutes,
  ...sampleDataRoutes,
  ...profileRoutes,
  ...sessionRoutes,
  ...settingsRoutes,
};
export type Routes = typeof ROUTES;
