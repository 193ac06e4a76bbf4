import { declare } from '../kit/declaration/declare.ts';

const QUERY = '/services/data/{api_version}/query/';
/** Objects of real-time events younger than the oldest version that the other queries work with. */
const RECENT_QUERY = '/services/data/v60.0/query/';
const DAY = 86_400;

/** Log file types about people and data; excludes those about performance and code. */
const LOG_FILE_TYPES = [
  'Login',
  'Logout',
  'LoginAs',
  'ReportExport',
  'Report',
  'AsyncReportRun',
  'Dashboard',
  'WaveDownload',
  'BulkApi',
  'BulkApi2',
  'API',
  'RestApi',
  'ApiTotalUsage',
  'ApexCallout',
  'ApexRestApi',
  'ContentTransfer',
  'ContentDistribution',
  'ContentDocumentLink',
  'DocumentAttachmentDownloads',
  'URI',
  'LightningPageView',
  'PackageInstall',
  'GroupMembership',
  'PermissionUpdate',
  'MetadataApiOperation',
];
const CODE_FILE_TYPES = [
  'ApexExecution',
  'ApexSoap',
  'ApexTrigger',
  'ExternalCustomApexCallout',
  'VisualforceRequest',
  'AuraRequest',
  'FlowExecution',
];
const STORED_EVENTS = [
  'ReportEvent',
  'ApiEvent',
  'ListViewEvent',
  'UriEvent',
  'LightningUriEvent',
  'LoginAsEvent',
  'BulkApiResultEventStore',
  'FileEventStore',
  'PermissionSetEventStore',
  'IdentityVerificationEvent',
  'CredentialStuffingEventStore',
  'SessionHijackingEventStore',
  'ReportAnomalyEventStore',
  'ApiAnomalyEventStore',
  'GuestUserAnomalyEventStore',
];

/** Meanings of query errors; their body is a list with one entry. */
const MEANINGS = [
  { status: 401, means: 'auth_expired' },
  { path: '0.errorCode', contains: 'REQUEST_LIMIT_EXCEEDED', means: 'rate_limited' },
  { path: '0.errorCode', contains: 'API_DISABLED_FOR_ORG', means: 'not_licensed' },
  { path: '0.errorCode', contains: 'INVALID_TYPE', means: 'not_licensed' },
  { path: '0.errorCode', contains: 'INSUFFICIENT_ACCESS', means: 'permission_missing' },
  { path: '0.errorCode', contains: 'INVALID_FIELD', means: 'schema_changed' },
  { path: '0.errorCode', contains: 'MALFORMED_QUERY', means: 'config_invalid' },
  { path: 'error', contains: 'invalid_client', means: 'auth_expired' },
  { path: 'error', contains: 'invalid_grant', means: 'auth_expired' },
  { status: 403, means: 'permission_missing' },
] as const;

const SHARED = {
  sources: ['Salesforce'],
  transport: 'http',
  scopes: ['api'],
  records: { path: 'records' },
  page: { type: 'next_url', path: 'nextRecordsUrl' },
  meanings: [...MEANINGS],
} as const;

/** One event log file after the other: the list names the files, the second request fetches the rows. */
function logFiles(id: string, title: string, types: readonly string[], isDefault: boolean) {
  return {
    ...SHARED,
    sources: [...SHARED.sources],
    scopes: [...SHARED.scopes],
    meanings: [...MEANINGS],
    id,
    title,
    kind: 'events' as const,
    isDefault,
    every: 3600,
    partitions: { values: [...types] },
    request: {
      path: QUERY,
      query: {
        q:
          "SELECT Id,CreatedDate,LogDate,LogFile FROM EventLogFile WHERE Interval = '{interval}'" +
          " AND EventType = '{partition}' AND CreatedDate >= {cursor|iso}" +
          ' AND CreatedDate < {until|iso} ORDER BY LogDate ASC NULLS FIRST',
      },
    },
    steps: [
      {
        request: { path: '{item.LogFile}', headers: { Accept: 'text/csv' } },
        records: { decode: 'csv' as const, add: { CreatedDate: '{item.CreatedDate}' } },
      },
    ],
    // Files are created hours to days after their events; creation times only increase.
    cursor: {
      type: 'time' as const,
      field: 'CreatedDate',
      order: 'none' as const,
      overlap: 3600,
      maxAge: 30 * DAY,
      maxWindow: 7 * DAY,
      initial: 7 * DAY,
    },
    expects: ['CreatedDate'],
  };
}

/** Rows of a big object: it can be asked by its date alone and sorts as it likes. */
function bigObject(id: string, title: string, object: string) {
  return {
    ...SHARED,
    sources: [...SHARED.sources],
    scopes: [...SHARED.scopes],
    meanings: [...MEANINGS],
    id,
    title,
    kind: 'events' as const,
    isDefault: false,
    request: {
      path: QUERY,
      query: {
        q: `SELECT FIELDS(STANDARD) FROM ${object} WHERE EventDate >= {cursor|iso} AND EventDate < {until|iso}`,
      },
    },
    cursor: {
      type: 'time' as const,
      field: 'EventDate',
      order: 'none' as const,
      overlap: 900,
      maxWindow: DAY,
      initial: 7 * DAY,
    },
    recordId: ['EventIdentifier'],
    expects: ['EventDate'],
  };
}

export const declaration = declare({
  docs: 'Using Event Monitoring (REST API Developer Guide); Real-Time Event Monitoring (Salesforce Help)',
  plan: 'Event Monitoring or Shield add-on for log files by the hour and real-time events; sign-ins, the setup audit trail and users come with every edition that has the API',
  latency:
    'Log files by the hour 3 to 6 hours after the events, at worst 3 days; real-time events within minutes; sign-ins and the setup audit trail immediately',
  gives: ['activity', 'people', 'items', 'findings'],
  basis: 'samples',
  credentials: [
    {
      id: 'instance_url',
      label: 'My Domain address',
      kind: 'url',
      help: 'https://example.my.salesforce.com, without a path',
    },
    { id: 'client_id', label: 'Consumer key' },
    { id: 'client_secret', label: 'Consumer secret', isSecret: true },
    {
      id: 'interval',
      label: 'Interval of log files',
      default: 'Hourly',
      help: 'Hourly with Event Monitoring, Daily without',
    },
    {
      id: 'api_version',
      label: 'API version',
      default: 'v56.0',
      help: 'v56.0 or later',
    },
  ],
  base: '{instance_url}',
  auth: {
    type: 'oauth2_client',
    tokenUrl: '{instance_url}/services/oauth2/token',
    clientId: '{client_id}',
    clientSecret: '{client_secret}',
  },
  streams: [
    logFiles('event-log-files', 'Event log files', LOG_FILE_TYPES, true),
    logFiles('code-log-files', 'Event log files of code and pages', CODE_FILE_TYPES, false),
    {
      ...SHARED,
      sources: ['Salesforce'],
      scopes: ['api', 'View Setup and Configuration'],
      meanings: [...MEANINGS],
      id: 'setup-audit-trail',
      title: 'Setup audit trail',
      kind: 'events',
      request: {
        path: QUERY,
        query: {
          q: 'SELECT FIELDS(STANDARD) FROM SetupAuditTrail WHERE CreatedDate >= {cursor|iso} AND CreatedDate < {until|iso} ORDER BY CreatedDate ASC NULLS FIRST',
        },
      },
      cursor: {
        type: 'time',
        field: 'CreatedDate',
        order: 'asc',
        overlap: 300,
        maxAge: 180 * DAY,
        initial: 30 * DAY,
        commit: 'page',
      },
      recordId: ['Id'],
      expects: ['Id', 'CreatedDate', 'Action'],
    },
    {
      ...SHARED,
      sources: ['Salesforce'],
      scopes: ['api', 'Manage Users'],
      meanings: [...MEANINGS],
      id: 'login-history',
      title: 'Sign-ins',
      kind: 'events',
      request: {
        path: QUERY,
        query: {
          q: 'SELECT FIELDS(STANDARD) FROM LoginHistory WHERE LoginTime >= {cursor|iso} AND LoginTime < {until|iso} ORDER BY LoginTime ASC',
        },
      },
      cursor: {
        type: 'time',
        field: 'LoginTime',
        order: 'asc',
        overlap: 300,
        maxAge: 180 * DAY,
        initial: 7 * DAY,
        commit: 'page',
      },
      recordId: ['Id'],
      expects: ['Id', 'LoginTime'],
    },
    bigObject('login-events', 'Sign-ins as real-time events', 'LoginEvent'),
    bigObject('logout-events', 'Sign-outs as real-time events', 'LogoutEvent'),
    {
      ...bigObject('real-time-events', 'Real-time events', '{partition}'),
      partitions: { values: STORED_EVENTS },
      request: {
        path: RECENT_QUERY,
        query: {
          q: 'SELECT FIELDS(STANDARD) FROM {partition} WHERE EventDate >= {cursor|iso} AND EventDate < {until|iso}',
        },
      },
    },
    {
      ...SHARED,
      sources: ['Salesforce'],
      scopes: ['api', 'View All Users'],
      meanings: [...MEANINGS],
      id: 'users',
      title: 'Users',
      kind: 'entities',
      every: 3600,
      request: {
        path: QUERY,
        query: {
          q: 'SELECT Id,Username,Name,Email,FederationIdentifier,EmployeeNumber,Title,Department,ManagerId,Manager.Email,IsActive,UserType,TimeZoneSidKey,SystemModstamp FROM User WHERE SystemModstamp >= {cursor|iso} AND SystemModstamp < {until|iso} ORDER BY SystemModstamp ASC',
        },
      },
      cursor: {
        type: 'time',
        field: 'SystemModstamp',
        order: 'asc',
        overlap: 300,
        // Every account there is: the oldest organisations date from 1999.
        initial: 30 * 365 * DAY,
        commit: 'page',
      },
      recordId: ['Id', 'SystemModstamp'],
      expects: ['Id', 'Username'],
    },
    {
      ...SHARED,
      sources: ['Salesforce'],
      scopes: ['api', 'Query All Files'],
      meanings: [...MEANINGS],
      id: 'files',
      title: 'Stored files',
      kind: 'entities',
      isDefault: false,
      every: 3600,
      request: {
        path: QUERY,
        query: {
          q: 'SELECT Id,Title,FileExtension,ContentSize,OwnerId,Owner.Email,ParentId,IsDeleted,SystemModstamp FROM ContentDocument WHERE SystemModstamp >= {cursor|iso} AND SystemModstamp < {until|iso} ORDER BY SystemModstamp ASC',
        },
      },
      cursor: {
        type: 'time',
        field: 'SystemModstamp',
        order: 'asc',
        overlap: 300,
        initial: 30 * 365 * DAY,
        commit: 'page',
      },
      recordId: ['Id', 'SystemModstamp'],
      expects: ['Id'],
    },
  ],
});
