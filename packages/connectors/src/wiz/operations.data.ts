import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * Operations of the audit log are names of the vendor's GraphQL queries and mutations, read from the API
 * reference. Queries show data, mutations change settings; a few hand data out or open it to others.
 */

const none: OperationRule = { action: null, movement: 'none' };
const view: OperationRule = { action: 'View', movement: 'none' };
const download: OperationRule = { action: 'Download', movement: 'download' };
const share: OperationRule = { action: 'Share', movement: 'share' };

export const AUDIT_OPERATIONS: OperationTable = {
  Login: none,
  Logout: none,
  TokenRefresh: none,
  Issues: view,
  IssuesV2: view,
  GraphSearch: view,
  CloudResources: view,
  CloudResourceSearch: view,
  ConfigurationFindings: view,
  VulnerabilityFindings: view,
  DataFindings: view,
  SecretInstances: view,
  AuditLogEntries: view,
  Reports: view,
  Users: view,
  DownloadReport: download,
  DownloadIssuesReport: download,
  ReportDownload: download,
  ReportDownloadUrl: download,
  ExportIssues: download,
  ExportGraphSearch: download,
  CreateReport: none,
  RerunReport: none,
  CreateSavedGraphQuery: none,
  ShareDashboard: share,
  ShareReport: share,
  ShareSavedGraphQuery: share,
  CreateIntegration: none,
  UpdateIntegration: none,
  DeleteIntegration: none,
  CreateServiceAccount: none,
  DeleteServiceAccount: none,
  RotateServiceAccountSecret: none,
  CreateUser: none,
  CreateSAMLUser: none,
  DeleteUser: none,
  UpdateUser: none,
  UpdateUserRole: none,
  DeleteUserRole: none,
  RevokeUserSessions: none,
  ResetUserPassword: none,
  UpdateLoginSettings: none,
  UpdateIPRestrictions: none,
  UpdateSupportContactList: none,
  DeleteCloudConfigurationRule: none,
  DeleteDataClassifier: none,
  DeleteImageIntegrityValidator: none,
  DeleteScannerAPIRateLimit: none,
  UpdateScannerSettings: none,
};
