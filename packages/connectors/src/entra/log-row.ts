import { ownValue } from '@waybill/contract';
import type { VendorRecord } from '../kit/define-connector.ts';
import { structured } from '../kit/microsoft/structured.ts';
import { text } from '../kit/text.ts';

/** The Log Analytics tables of the directory's logs, with their categories. */
const CATEGORY_BY_TABLE: Readonly<Record<string, string>> = {
  AuditLogs: 'AuditLogs',
  SigninLogs: 'SignInLogs',
  AADNonInteractiveUserSignInLogs: 'NonInteractiveUserSignInLogs',
  AADServicePrincipalSignInLogs: 'ServicePrincipalSignInLogs',
  AADManagedIdentitySignInLogs: 'ManagedIdentitySignInLogs',
  ADFSSignInLogs: 'ADFSSignInLogs',
  AADProvisioningLogs: 'ProvisioningLogs',
  AADRiskyUsers: 'RiskyUsers',
  AADUserRiskEvents: 'UserRiskEvents',
  AADRiskyServicePrincipals: 'RiskyServicePrincipals',
  AADServicePrincipalRiskEvents: 'ServicePrincipalRiskEvents',
  MicrosoftGraphActivityLogs: 'MicrosoftGraphActivityLogs',
};
/** Columns whose name is not the capitalized member name. */
const MEMBER_BY_COLUMN: Readonly<Record<string, string>> = {
  LocationDetails: 'location',
  IPAddress: 'ipAddress',
  Id: 'id',
};

/**
 * A row of a Log Analytics (Sentinel) table in the form of diagnostic settings: columns in capitals,
 * lists and objects as text. Null if the record is not such a row.
 */
export function logRow(record: VendorRecord): VendorRecord | null {
  if (!('TimeGenerated' in record)) return null;
  const category = categoryOf(record['Type']) ?? categoryByColumns(record);
  if (category === null) return null;
  const properties: VendorRecord = {};
  for (const [column, value] of Object.entries(record)) {
    const plain = `${column.charAt(0).toLowerCase()}${column.slice(1)}`;
    const member = ownValue(MEMBER_BY_COLUMN, column) ?? plain;
    if (!Object.hasOwn(properties, member)) properties[member] = structured(value);
  }
  return {
    time: record['TimeGenerated'],
    operationName: record['OperationName'],
    category,
    // `TenantId` of a row is the workspace's, not the directory's.
    tenantId: record['AADTenantId'] ?? record['TenantId'],
    resultType: record['ResultType'],
    callerIpAddress: record['IPAddress'],
    correlationId: record['CorrelationId'],
    properties,
  };
}

function categoryOf(table: unknown): string | null {
  const name = text(table) ?? '';
  return ownValue(CATEGORY_BY_TABLE, name) ?? null;
}

/** Exports may omit the table name; these columns exist in only one of them. */
function categoryByColumns(record: VendorRecord): string | null {
  if ('TargetResources' in record && 'InitiatedBy' in record) return 'AuditLogs';
  return 'ConditionalAccessStatus' in record && 'ResultType' in record ? 'SignInLogs' : null;
}
