import { isRecord } from '@waybill/connectors/kit/field';

/** The moment given to records that were cut down to what a rule looks at, so that the intake reads them. */
const SOME_TIME = '2024-01-15T10:00:00Z';

/** Where a vendor's records have their time, by the log type of the cases. */
const TIME_OF: Readonly<Record<string, string>> = {
  'AWS.CloudTrail': 'eventTime',
  'AWS.S3ServerAccess': 'time',
  'Azure.MonitorActivity': 'time',
  'GCP.AuditLog': 'timestamp',
  'GitHub.Audit': '@timestamp',
  'Slack.AuditLogs': 'date_create',
  'Snowflake.QueryHistory': 'START_TIME',
};

/**
 * A case's record as the vendor sends it. Cases hold records as the store of their rules keeps them:
 * activities of Google Workspace with one event each, and sometimes without a time.
 */
export function vendorForm(
  type: string,
  event: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  if (type === 'GSuite.ActivityEvent') return googleActivity(event);
  const key = TIME_OF[type];
  if (key === undefined || event[key] !== undefined) return { ...event };
  return { ...event, [key]: event['p_event_time'] ?? SOME_TIME };
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
