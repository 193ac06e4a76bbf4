import type { IntegrationName } from '@waybill/contract';

/** Which integration reads the records of a log type. */
const LOG_SOURCES: Readonly<Record<string, IntegrationName>> = {
  'AWS.CloudTrail': 'AWS',
  'AWS.GuardDuty': 'AWS',
  'AWS.S3ServerAccess': 'AWS S3',
  'AWS.SecurityFindingFormat': 'AWS',
  'Azure.Audit': 'Entra',
  'Azure.MonitorActivity': 'Azure',
  'Crowdstrike.DNSRequest': 'CrowdStrike Falcon',
  'Crowdstrike.DetectionSummary': 'CrowdStrike Falcon',
  'Crowdstrike.EventStreams': 'CrowdStrike Falcon',
  'Crowdstrike.FDREvent': 'CrowdStrike Falcon',
  'Crowdstrike.Unknown': 'CrowdStrike Falcon',
  'GCP.AuditLog': 'Google Cloud',
  'GCP.HTTPLoadBalancer': 'Google Cloud',
  'GSuite.ActivityEvent': 'Google Drive',
  'GitHub.Audit': 'GitHub',
  'GitHub.Webhook': 'GitHub',
  'Microsoft365.Audit.AzureActiveDirectory': 'Entra',
  'Microsoft365.Audit.Exchange': 'Exchange',
  'Microsoft365.Audit.SharePoint': 'SharePoint',
  'MicrosoftGraph.SecurityAlertV2': 'Microsoft 365',
  'MicrosoftIntune.AuditLogs': 'Intune',
  'Notion.AuditLogs': 'Notion',
  'Okta.SystemLog': 'Okta',
  'Salesforce.LoginAs': 'Salesforce',
  'Salesforce.RealtimeEvent': 'Salesforce',
  'Slack.AuditLogs': 'Slack',
  'Snowflake.GrantsToUsers': 'Snowflake',
  'Snowflake.LoginHistory': 'Snowflake',
  'Snowflake.QueryHistory': 'Snowflake',
  'Wiz.Audit': 'Wiz',
  'Wiz.Detections': 'Wiz',
  'Wiz.IssuesWebhook': 'Wiz',
};

/** Other log types of the same vendors; what a connector cannot read it rejects. */
const BY_VENDOR: Readonly<Record<string, IntegrationName>> = {
  Atlassian: 'Jira',
  Azure: 'Azure',
  Crowdstrike: 'CrowdStrike Falcon',
  GCP: 'Google Cloud',
  GSuite: 'Google Drive',
  GitHub: 'GitHub',
  Jamfpro: 'Jamf',
  Microsoft365: 'Microsoft 365',
  MicrosoftGraph: 'Microsoft 365',
  MicrosoftIntune: 'Intune',
  Notion: 'Notion',
  Okta: 'Okta',
  Salesforce: 'Salesforce',
  Slack: 'Slack',
  Snowflake: 'Snowflake',
  Wiz: 'Wiz',
};

/** The integration that reads the records of a log type; null: no connector does. */
export function sourceOfLog(type: string): IntegrationName | null {
  return LOG_SOURCES[type] ?? BY_VENDOR[type.split('.')[0] ?? ''] ?? null;
}
