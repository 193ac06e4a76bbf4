import type { ActivityEvent } from '@waybill/contract';

type Source = ActivityEvent['source'];

const MICROSOFT: readonly Source[] = [
  'Microsoft 365',
  'Exchange',
  'SharePoint',
  'OneDrive',
  'Microsoft Teams',
  'PowerBI',
];

/**
 * Sources whose records tell of findings, by the policy that reports these. A record that the policy does not match,
 * such as a change of state, belongs to a finding by the vendor's id alone.
 */
export const UPDATE_SOURCES: Readonly<Record<string, readonly Source[]>> = {
  'purview-finding': MICROSOFT,
  'defender-finding': ['Microsoft 365', 'Azure', 'Device'],
  'google-finding': ['Google Drive', 'Gmail'],
  'aws-finding': ['AWS', 'AWS S3'],
  'slack-finding': ['Slack'],
  'crowdstrike-finding': ['CrowdStrike Falcon'],
  'wiz-finding': ['Wiz'],
  'prisma-finding': ['Prisma'],
  'cortex-finding': ['Cortex'],
  'okta-finding': ['Okta'],
  'entra-finding': ['Entra'],
  'github-finding': ['GitHub'],
  'salesforce-finding': ['Salesforce'],
};
