import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

const SHARE: OperationRule = { action: 'Share', movement: 'share' };
const DOWNLOAD: OperationRule = { action: 'Download', movement: 'download' };
const VIEW: OperationRule = { action: 'View', movement: 'none' };

/** Logs whose operations move no data on their own. */
export const NO_OPERATIONS: OperationTable = {};

/**
 * Activities of the directory's audit log that grant access to data or export data, from Microsoft's
 * page of audit activities. All others change accounts and settings and have no action.
 */
export const AUDIT_OPERATIONS: OperationTable = {
  'Invite external user': SHARE,
  'Invite internal user to B2B collaboration': SHARE,
  'Invite Internal User': SHARE,
  'Bulk invite users': SHARE,
  'Bulk invite users - finished (bulk)': SHARE,
  'Redeem external user invite': SHARE,
  'Redeem extern user invite': SHARE,
  'Invite external user with reset invitation status': SHARE,
  'Consent to application': SHARE,
  'Add delegated permission grant': SHARE,
  'Add app role assignment to service principal': SHARE,
  'Add app role assignment grant to user': SHARE,
  'Add app role assignment to group': SHARE,
  'Add a partner to cross-tenant access setting': SHARE,
  'Create a partner cross-tenant identity sync setting': SHARE,
  'Update a partner cross-tenant access setting': SHARE,
  'Download users': DOWNLOAD,
  'Download group members': DOWNLOAD,
  'Download groups': DOWNLOAD,
  'Download devices': DOWNLOAD,
  'Download registration and reset events': DOWNLOAD,
  'Download role assignments': DOWNLOAD,
  'Download service principals': DOWNLOAD,
  'Download users - finished (bulk)': DOWNLOAD,
  'Download group members - finished (bulk)': DOWNLOAD,
  'Download groups - finished (bulk)': DOWNLOAD,
  'Download devices - finished (bulk)': DOWNLOAD,
  'Download registration and reset events - finished (bulk)': DOWNLOAD,
  'Download user registration details - finished (bulk)': DOWNLOAD,
  'Download role assignments - finished (bulk)': DOWNLOAD,
  'Download service principals - finished (bulk)': DOWNLOAD,
  'Export summary data - finished (bulk)': DOWNLOAD,
  'Recover device local administrator password': VIEW,
  'Reveal local administrator password': VIEW,
  'Read BitLocker key': VIEW,
};
