import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * The audit logs of Cloud ("Audit records") and Data Center ("Audit log events in Jira") cover
 * administration: people, groups, schemes, workflows, projects. None of that is a product action; they
 * keep Jira's term. The actions of the organisation log are an open list and are read by their verb, in
 * code.
 */

const download: OperationRule = { action: 'Download', movement: 'download' };

/** Cloud: the summary is the vendor's word. */
export const CLOUD_OPERATIONS: OperationTable = {};

/** Data Center and Server, by the key of the action. */
export const DATA_CENTER_OPERATIONS: OperationTable = {
  'atlassian.audit.event.action.audit.search': { action: 'View', movement: 'none' },
  'atlassian.audit.event.action.audit.export': download,
};

/** Webhooks ("Webhooks", registered events). */
export const WEBHOOK_OPERATIONS: OperationTable = {
  attachment_created: { action: 'Upload', movement: 'upload' },
};

/** Verb at the end of an action of the organisation log ("Audit log activities database"). */
export const ORGANIZATION_VERBS: OperationTable = {
  viewed: { action: 'View', movement: 'none' },
  downloaded: download,
  exported: download,
  uploaded: { action: 'Upload', movement: 'upload' },
  copied: { action: 'Copy', movement: 'copy' },
  shared: { action: 'Share', movement: 'share' },
  renamed: { action: 'Rename', movement: 'none' },
};
