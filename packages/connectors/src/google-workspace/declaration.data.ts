import { declare } from '../kit/declaration/declare.ts';
import { remediations } from './remediation.data.ts';

const DAY = 86_400;
const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const REPORTS = 'https://www.googleapis.com/auth/admin.reports.audit.readonly';
const DIRECTORY = 'https://www.googleapis.com/auth/admin.directory';

/** Logs about accounts and administration; each is asked for on its own. */
const ACCOUNT_APPLICATIONS = [
  'login',
  'admin',
  'user_accounts',
  'groups',
  'groups_enterprise',
  'token',
  'saml',
  'rules',
  'mobile',
  'access_transparency',
  'context_aware_access',
  'gcp',
  'calendar',
  'chat',
  'chrome',
  'keep',
  'meet',
  'data_studio',
  'vault',
  'takeout',
  'gemini_in_workspace_apps',
];

/**
 * Each stream requests only its own scope: Google refuses a token if one of its scopes is not granted.
 */
function signedFor(scope: string, subject = '{admin_email}') {
  return {
    type: 'jwt_assertion',
    tokenUrl: TOKEN_URL,
    privateKey: 'service_account',
    // The account file names its own issuer.
    issuer: '',
    subject,
    audience: TOKEN_URL,
    scope,
  } as const;
}

/** Limits are reported as 403 as well as 429; the first error contains the reason. */
const MEANINGS = [
  { status: 403, path: 'error.errors.0.reason', contains: 'ratelimit', means: 'rate_limited' },
  { status: 403, path: 'error.errors.0.reason', contains: 'quota', means: 'rate_limited' },
  { status: 403, path: 'error.status', contains: 'RESOURCE_EXHAUSTED', means: 'rate_limited' },
  { status: 403, path: 'error.message', contains: 'licen', means: 'not_licensed' },
  { status: 403, path: 'error.message', contains: 'has not been used', means: 'config_invalid' },
] as const;

const NEXT = { type: 'token', path: 'nextPageToken', param: 'pageToken' } as const;
/** Queries of the Reports API per minute and person. */
const REPORTS_LIMIT = { requests: 2400, perSec: 60 } as const;

const ACTIVITY_ID = [
  'id.uniqueQualifier',
  'id.time',
  'id.applicationName',
  'id.customerId',
  'events.0.name',
];

/** Activities of one application; newest first, hours late. */
function activity(application: string) {
  return {
    kind: 'events' as const,
    transport: 'http' as const,
    auth: signedFor(REPORTS),
    base: 'https://admin.googleapis.com',
    request: {
      path: `/admin/reports/v1/activity/users/all/applications/${application}`,
      query: { startTime: '{cursor|iso}', endTime: '{until|iso}', maxResults: '1000' },
    },
    records: { path: 'items', absentWhenEmpty: true },
    page: NEXT,
    recordId: ACTIVITY_ID,
    limit: REPORTS_LIMIT,
    meanings: [...MEANINGS],
    expects: ['id', 'events'],
  };
}

/** A list of the Directory API, read whole. */
function directory(scope: string, path: string, list: string) {
  return {
    kind: 'entities' as const,
    every: 21_600,
    transport: 'http' as const,
    auth: signedFor(`${DIRECTORY}.${scope}.readonly`),
    base: 'https://admin.googleapis.com',
    records: { path: list, absentWhenEmpty: true },
    page: NEXT,
    cursor: { type: 'full' as const },
    request: { path: `/admin/directory/v1${path}` },
    meanings: [...MEANINGS],
  };
}

export const declaration = declare({
  docs: 'Admin SDK Reports API; Alert Center API; Directory API; Drive API',
  plan: 'The Drive log needs a licence that includes it, the mail log and data-protection rules Enterprise',
  latency: 'Minutes to hours, some logs up to three days; kept for 180 days.',
  gives: ['activity', 'people', 'groups', 'devices', 'items', 'findings'],
  basis: 'samples',
  credentials: [
    {
      id: 'service_account',
      label: 'Service account key',
      isSecret: true,
      kind: 'multiline',
      help: 'The JSON file of a service account with domain-wide delegation.',
    },
    {
      id: 'admin_email',
      label: 'Administrator',
      help: 'Address of the administrator that the account acts for.',
    },
    {
      id: 'drive_users',
      label: 'People whose stored files are listed',
      kind: 'list',
      isOptional: true,
      help: 'Addresses, separated by commas. Reads the files and shared drives of each person.',
    },
  ],
  auth: signedFor(REPORTS),
  base: 'https://admin.googleapis.com',
  remediations,
  streams: [
    {
      ...activity('drive'),
      id: 'drive-activity',
      title: 'Drive activity',
      sources: ['Google Drive'],
      scopes: [REPORTS],
      cursor: {
        type: 'time',
        field: 'id.time',
        order: 'desc',
        overlap: 3 * 3600,
        maxAge: 180 * DAY,
        maxWindow: DAY,
        initial: 7 * DAY,
      },
    },
    {
      ...activity('gmail'),
      id: 'gmail-activity',
      title: 'Gmail activity',
      sources: ['Gmail'],
      scopes: [REPORTS],
      cursor: {
        type: 'time',
        field: 'id.time',
        order: 'desc',
        overlap: 3 * 3600,
        maxAge: 30 * DAY,
        maxWindow: DAY,
        initial: 7 * DAY,
      },
    },
    {
      ...activity('{partition}'),
      id: 'account-activity',
      title: 'Sign-in, administration, groups and other activity',
      sources: ['Google Drive'],
      scopes: [REPORTS],
      every: 900,
      partitions: { values: ACCOUNT_APPLICATIONS },
      // The key is unique within one application's log; the log is not always the application named by
      // the activity.
      records: { path: 'items', absentWhenEmpty: true, add: { log: '{partition}' } },
      recordId: [...ACTIVITY_ID, 'log'],
      cursor: {
        type: 'time',
        field: 'id.time',
        order: 'desc',
        overlap: 12 * 3600,
        maxAge: 180 * DAY,
        maxWindow: 7 * DAY,
        initial: 7 * DAY,
      },
    },
    {
      id: 'alerts',
      title: 'Alert Center',
      kind: 'events',
      sources: ['Google Drive'],
      scopes: ['https://www.googleapis.com/auth/apps.alerts'],
      transport: 'http',
      auth: signedFor('https://www.googleapis.com/auth/apps.alerts'),
      base: 'https://alertcenter.googleapis.com',
      request: {
        path: '/v1beta1/alerts',
        query: {
          filter: 'createTime >= "{cursor|iso}" AND createTime < "{until|iso}"',
          pageSize: '500',
        },
      },
      records: { path: 'alerts', absentWhenEmpty: true },
      page: NEXT,
      cursor: {
        type: 'time',
        field: 'createTime',
        order: 'none',
        overlap: 3600,
        initial: 30 * DAY,
      },
      recordId: ['alertId', 'updateTime'],
      meanings: [...MEANINGS],
      expects: ['alertId'],
    },
    {
      ...directory('user', '/users', 'users'),
      id: 'users',
      title: 'People',
      sources: ['Google Drive', 'Gmail'],
      scopes: [`${DIRECTORY}.user.readonly`],
      request: {
        path: '/admin/directory/v1/users',
        query: { customer: 'my_customer', maxResults: '500', projection: 'full' },
      },
      recordId: ['id', 'etag'],
      expects: ['id', 'primaryEmail'],
    },
    {
      ...directory('group', '/groups', 'groups'),
      id: 'groups',
      title: 'Groups',
      sources: ['Google Drive'],
      scopes: [`${DIRECTORY}.group.readonly`],
      request: {
        path: '/admin/directory/v1/groups',
        query: { customer: 'my_customer', maxResults: '200' },
      },
      recordId: ['id', 'etag'],
      expects: ['id', 'email'],
    },
    {
      ...directory('device.mobile', '/customer/my_customer/devices/mobile', 'mobiledevices'),
      id: 'mobile-devices',
      title: 'Phones and tablets',
      sources: ['Google Drive'],
      scopes: [`${DIRECTORY}.device.mobile.readonly`],
      recordId: ['resourceId', 'etag'],
      expects: ['resourceId'],
    },
    {
      ...directory('device.chromeos', '/customer/my_customer/devices/chromeos', 'chromeosdevices'),
      id: 'chromeos-devices',
      title: 'ChromeOS devices',
      sources: ['Google Drive'],
      scopes: [`${DIRECTORY}.device.chromeos.readonly`],
      recordId: ['deviceId', 'etag'],
      expects: ['deviceId'],
    },
    {
      id: 'drive-files',
      title: 'Stored files and who may read them',
      kind: 'entities',
      sources: ['Google Drive'],
      scopes: ['https://www.googleapis.com/auth/drive.metadata.readonly'],
      every: 3600,
      isDefault: false,
      transport: 'http',
      // Files are seen with the eyes of the person whose they are.
      auth: signedFor('https://www.googleapis.com/auth/drive.metadata.readonly', '{partition}'),
      base: 'https://www.googleapis.com',
      partitions: { setting: 'drive_users' },
      request: {
        path: '/drive/v3/files',
        query: {
          q: "modifiedTime >= '{cursor|iso}'",
          orderBy: 'modifiedTime',
          pageSize: '1000',
          corpora: 'user',
          supportsAllDrives: 'true',
          includeItemsFromAllDrives: 'true',
          fields:
            'nextPageToken,files(kind,id,name,mimeType,size,sha256Checksum,owners(emailAddress),' +
            'parents,driveId,webViewLink,modifiedTime,trashed,shared,' +
            'permissions(type,role,emailAddress,domain))',
        },
      },
      records: { path: 'files' },
      page: NEXT,
      cursor: {
        type: 'time',
        field: 'modifiedTime',
        order: 'asc',
        overlap: 3600,
        initial: 20 * 365 * DAY,
        commit: 'page',
      },
      recordId: ['id', 'modifiedTime'],
      limit: { requests: 12_000, perSec: 60 },
      meanings: [...MEANINGS],
      expects: ['id'],
    },
  ],
});
