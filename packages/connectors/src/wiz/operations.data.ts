import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * Operations of the audit log are names of the vendor's GraphQL queries and mutations, as far as public
 * samples show them. Queries show data, mutations change settings.
 */

const none: OperationRule = { action: null, movement: 'none' };
const view: OperationRule = { action: 'View', movement: 'none' };

export const AUDIT_OPERATIONS: OperationTable = {
  Login: none,
  TokenRefresh: none,
  Reports: view,
  RerunReport: none,
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
  UpdateLoginSettings: none,
  UpdateIPRestrictions: none,
  UpdateSupportContactList: none,
  DeleteCloudConfigurationRule: none,
  DeleteDataClassifier: none,
  DeleteImageIntegrityValidator: none,
  UpdateScannerSettings: none,
};
