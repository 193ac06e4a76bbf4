import { accessRoutes } from './routes/access-routes.ts';
import { caseRoutes } from './routes/case-routes.ts';
import { classificationRoutes } from './routes/classification-routes.ts';
import { classifyRoutes } from './routes/classify-routes.ts';
import { dashboardRoutes } from './routes/dashboard-routes.ts';
import { preferenceRoutes } from './routes/preference-routes.ts';
import { searchRoutes } from './routes/search-routes.ts';
import { taskRoutes } from './routes/task-routes.ts';
import { dataTypeRoutes } from './routes/data-type-routes.ts';
import { detectionRoutes } from './routes/detection-routes.ts';
import { directoryRoutes } from './routes/directory-routes.ts';
import { exportRoutes } from './routes/export-routes.ts';
import { findingRoutes } from './routes/finding-routes.ts';
import { flowRoutes } from './routes/flow-routes.ts';
import { lineageRoutes } from './routes/lineage-routes.ts';
import { inventoryRoutes } from './routes/inventory-routes.ts';
import { ingestRoutes } from './routes/ingest-routes.ts';
import { integrationRoutes } from './routes/integration-routes.ts';
import { invitationRoutes } from './routes/invitation-routes.ts';
import { memberRoutes } from './routes/member-routes.ts';
import { mergeRoutes } from './routes/merge-routes.ts';
import { policyFieldRoutes } from './routes/policy-field-routes.ts';
import { policyRoutes } from './routes/policy-routes.ts';
import { rejectionRoutes } from './routes/rejection-routes.ts';
import { remediationRoutes } from './routes/remediation-routes.ts';
import { remapRoutes } from './routes/remap-routes.ts';
import { sampleDataRoutes } from './routes/sample-data-routes.ts';
import { savedViewRoutes } from './routes/saved-view-routes.ts';
import { roleRoutes } from './routes/role-routes.ts';
import { profileRoutes } from './routes/profile-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { settingsRoutes } from './routes/settings-routes.ts';
import { triageRoutes } from './routes/triage-routes.ts';
import { rescoreRoutes } from './routes/rescore-routes.ts';
import { riskWeightRoutes } from './routes/risk-weight-routes.ts';
import { trustRuleRoutes } from './routes/trust-rule-routes.ts';

export * from './routes/access-routes.ts';
export * from './routes/case-routes.ts';
export * from './routes/classification-routes.ts';
export * from './routes/classify-routes.ts';
export * from './routes/dashboard-routes.ts';
export * from './routes/preference-routes.ts';
export * from './routes/search-routes.ts';
export * from './routes/task-routes.ts';
export * from './routes/data-type-routes.ts';
export * from './routes/detection-explanation-schema.ts';
export * from './routes/detection-filter-schema.ts';
export * from './routes/detection-routes.ts';
export * from './routes/directory-routes.ts';
export * from './routes/export-routes.ts';
export * from './routes/finding-routes.ts';
export * from './routes/flow-routes.ts';
export * from './routes/lineage-routes.ts';
export * from './routes/inventory-routes.ts';
export * from './routes/ingest-routes.ts';
export * from './routes/integration-routes.ts';
export * from './routes/integration-values-schema.ts';
export * from './routes/invitation-routes.ts';
export * from './routes/member-routes.ts';
export * from './routes/merge-routes.ts';
export * from './routes/policy-field-routes.ts';
export * from './routes/policy-list-routes.ts';
export * from './routes/policy-update-routes.ts';
export * from './routes/policy-routes.ts';
export * from './routes/policy-trial-routes.ts';
export * from './routes/rejection-routes.ts';
export * from './routes/remap-routes.ts';
export * from './routes/remediation-routes.ts';
export * from './routes/sample-data-routes.ts';
export * from './routes/saved-view-routes.ts';
export * from './routes/role-routes.ts';
export * from './routes/profile-routes.ts';
export * from './routes/session-routes.ts';
export * from './routes/settings-routes.ts';
export * from './routes/triage-routes.ts';
export * from './routes/rescore-routes.ts';
export * from './routes/risk-weight-routes.ts';
export * from './routes/trust-rule-routes.ts';

/** The whole product API as data. */
export const ROUTES = {
  ...accessRoutes,
  ...roleRoutes,
  ...caseRoutes,
  ...classificationRoutes,
  ...classifyRoutes,
  ...dashboardRoutes,
  ...dataTypeRoutes,
  ...preferenceRoutes,
  ...searchRoutes,
  ...taskRoutes,
  ...detectionRoutes,
  ...directoryRoutes,
  ...exportRoutes,
  ...findingRoutes,
  ...flowRoutes,
  ...lineageRoutes,
  ...inventoryRoutes,
  ...ingestRoutes,
  ...integrationRoutes,
  ...invitationRoutes,
  ...memberRoutes,
  ...mergeRoutes,
  ...policyFieldRoutes,
  ...policyRoutes,
  ...rejectionRoutes,
  ...remapRoutes,
  ...remediationRoutes,
  ...sampleDataRoutes,
  ...savedViewRoutes,
  ...profileRoutes,
  ...sessionRoutes,
  ...settingsRoutes,
  ...triageRoutes,
  ...rescoreRoutes,
  ...riskWeightRoutes,
  ...trustRuleRoutes,
};
export type Routes = typeof ROUTES;
