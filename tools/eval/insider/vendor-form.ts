import { isRecord } from '@waybill/connectors/kit/field';

/** The moment given to records that were cut down to what a rule looks at, so that the intake reads them. */
const SOME_TIME = '2024-01-15T10:00:00Z';

/** Where a vendor's records have their time, by the log type of the cases or by its vendor. */
const TIME_OF: Readonly<Record<string, string>> = {
  'AWS.CloudTrail': 'eventTime',
  'AWS.GuardDuty': 'updatedAt',
  'AWS.S3ServerAccess': 'time',
  Azure: 'time',
  Crowdstrike: 'timestamp',
  GCP: 'timestamp',
  'GitHub.Audit': '@timestamp',
  'GitHub.Webhook': 'created_at',
  Microsoft365: 'CreationTime',
  MicrosoftIntune: 'time',
  Okta: 'published',
  'Salesforce.LoginAs': 'TIMESTAMP_DERIVED',
  'Slack.AuditLogs': 'date_create',
  'Snowflake.QueryHistory': 'START_TIME',
};

/** Keys that the store of the rules writes in lower case. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'AWS.CloudTrail': [
    'awsRegion',
    'errorCode',
    'errorMessage',
    'eventID',
    'eventName',
    'eventSource',
    'eventTime',
    'eventType',
    'eventVersion',
    'readOnly',
    'recipientAccountId',
    'requestID',
    'requestParameters',
    'responseElements',
    'sourceIPAddress',
    'userAgent',
    'userIdentity',
  ],
  'Okta.SystemLog': [
    'authenticationContext',
    'debugContext',
    'displayMessage',
    'eventType',
    'legacyEventType',
    'securityContext',
  ],
};

/**
 * A case's record as the vendor sends it. Cases hold records as the store of their rules keeps them:
 * activities of Google Workspace with one event each, some keys in lower case, and sometimes without a
 * time.
 */
export function vendorForm(
  type: string,
  event: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (type === 'GSuite.ActivityEvent') return googleActivity(event);
  const record = spelled(event, SPELLINGS[type] ?? []);
  const key = TIME_OF[type] ?? TIME_OF[type.split('.')[0] ?? ''];
  if (key === undefined || (record[key] ?? null) !== null) return record;
  return { ...record, [key]: record['p_event_time'] ?? SOME_TIME };
}

/** The record with the keys that the vendor writes so, where only their lower case are there. */
function spelled(
  event: Readonly<Record<string, unknown>>,
  spellings: readonly string[],
): Record<string, unknown> {
  const record = { ...event };
  for (const spelling of spellings) {
    const small = spelling.toLowerCase();
    if (small === spelling || record[small] === undefined || record[spelling] !== undefined)
      continue;
    record[spelling] = record[small];
    delete record[small];
  }
  return record;
}

function googleActivity(event: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { name, type, parameters, ...rest } = event;
  const given = isRecord(rest['id']) ? rest['id'] : {};
  const id = { ...given, time: given['time'] ?? SOME_TIME };
  if (name === undefined || Array.isArray(rest['events'])) return { ...event, id };
  return { ...rest, id, events: [{ type, name, parameters: parametersOf(parameters) }] };
}

function parametersOf(parameters: unknown): Record<string, unknown>[] {
  if (!isRecord(parameters)) return [];
  return Object.entries(parameters).map(([name, value]) => {
    if (typeof value === 'boolean') return { name, boolValue: value };
    return Array.isArray(value) ? { name, multiValue: value } : { name, value };
  });
}
