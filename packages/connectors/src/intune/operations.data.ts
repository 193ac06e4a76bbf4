import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

const VIEW: OperationRule = { action: 'View', movement: 'none' };
const DOWNLOAD: OperationRule = { action: 'Download', movement: 'download' };

/**
 * Administrator actions that read secrets or export data, from Microsoft's page of Intune audit logs;
 * all others manage devices and settings.
 */
export const AUDIT_OPERATIONS: OperationTable = {
  'Get FileVaultKey ManagedDevice': VIEW,
  'getFileVaultKey ManagedDevice': VIEW,
  'RotateBitLockerKeys ManagedDevice': { action: null, movement: 'none' },
  'Create DeviceLogCollectionResponse': DOWNLOAD,
  'createDownloadUrl DeviceLogCollectionResponse': DOWNLOAD,
  'Create DeviceManagementExportJob': DOWNLOAD,
  'createDeviceManagementExportJob DeviceManagementExportJob': DOWNLOAD,
};

/** Reports of devices; none of them moves data. */
export const LOG_OPERATIONS: OperationTable = {};
