import type { DestinationName, SpecifiedName } from '@waybill/contract';
import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

/*
 * From the vendor's pages "Log reference", "Syslog field descriptions" and "Audit logs". A firewall's
 * verdict is the operation of its logs and moves nothing on its own: which way a file went, a threat
 * log says in its direction.
 */

const none: OperationRule = { action: null, movement: 'none' };
const cli: OperationRule = { action: 'CLI', movement: 'none' };

export const ACCESS_OPERATIONS: OperationTable = {
  allow: none,
  deny: none,
  drop: none,
  'drop-icmp': none,
  'reset-both': none,
  'reset-client': none,
  'reset-server': none,
  alert: none,
  block: none,
  'block-url': none,
  'block-continue': none,
  continue: none,
  override: none,
  'random-drop': none,
  sinkhole: none,
};

/** `actionType` of the audit log of Prisma Cloud. */
export const CLOUD_AUDIT_OPERATIONS: OperationTable = {
  LOGIN: none,
  LOGOUT: none,
  CREATE: none,
  UPDATE: none,
  DELETE: none,
  DISMISS: none,
  DOWNLOAD: { action: 'Download', movement: 'download' },
  EXPORT: { action: 'Download', movement: 'download' },
  VIEW: { action: 'View', movement: 'none' },
};

/** What a host profile lists. */
export const PROFILE_OPERATIONS: OperationTable = { startupProcess: cli, sshEvent: cli };

/** Threat logs that report a file on its way. */
export const FILE_SUBTYPES: ReadonlySet<string> = new Set([
  'file',
  'data',
  'dlp',
  'dlp-non-file',
  'wildfire',
  'wildfire-virus',
  'virus',
  'ml-virus',
]);

/** App-IDs, or their beginnings, of services that have their own name. */
export const APPLICATIONS: ReadonlyMap<string, SpecifiedName | DestinationName> = new Map([
  ['gmail', 'Gmail'],
  ['google-drive', 'Google Drive'],
  ['google-docs', 'Google Drive'],
  ['dropbox', 'Dropbox'],
  ['slack', 'Slack'],
  ['pastebin', 'pastebin'],
  ['whatsapp', 'WhatsApp'],
  ['openai', 'ChatGPT'],
  ['chatgpt', 'ChatGPT'],
  ['ms-copilot', 'Copilot'],
  ['microsoft-copilot', 'Copilot'],
  ['ms-onedrive', 'OneDrive'],
  ['sharepoint', 'SharePoint'],
  ['ms-teams', 'Microsoft Teams'],
  ['outlook-web', 'Exchange'],
  ['ms-exchange', 'Exchange'],
  ['github', 'GitHub'],
  ['salesforce', 'Salesforce'],
  ['hubspot', 'HubSpot'],
  ['notion', 'Notion'],
  ['jira', 'Jira'],
  ['snowflake', 'Snowflake'],
  ['aws-s3', 'AWS S3'],
  ['amazon-aws', 'AWS'],
  ['ms-powerbi', 'PowerBI'],
]);
