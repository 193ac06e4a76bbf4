import { declare } from '../kit/declaration/declare.ts';

const AUDIT_LOGS =
  'log_id("cloudaudit.googleapis.com/activity") OR log_id("cloudaudit.googleapis.com/data_access") OR log_id("cloudaudit.googleapis.com/policy")';

export const declaration = declare({
  docs: 'Cloud Audit Logs overview; Cloud Logging API entries.list; Pub/Sub sinks',
  plan: null,
  latency: 'After some seconds to minutes. Admin activity stays 400 days, data access 30 days.',
  gives: ['activity'],
  basis: 'samples',
  credentials: [
    {
      id: 'service_account',
      label: 'Key of the service account',
      isSecret: true,
      kind: 'multiline',
      help: 'The JSON file that is downloaded when a key is made.',
    },
    {
      id: 'service_account_email',
      label: 'Address of the service account',
      help: 'Member client_email of the same file.',
    },
    {
      id: 'resource_names',
      label: 'Projects, folders or organisations',
      kind: 'list',
      help: 'For example projects/my-project or organizations/123456789012, separated by commas.',
    },
    {
      id: 'subscription_project',
      label: 'Project of the Pub/Sub subscription',
      isOptional: true,
    },
    {
      id: 'subscription',
      label: 'Pub/Sub subscription',
      isOptional: true,
      help: 'Name of the subscription that a log sink delivers to.',
    },
    {
      id: 'logging_url',
      label: 'Address of the Logging interface',
      kind: 'url',
      default: 'https://logging.googleapis.com',
    },
    {
      id: 'token_url',
      label: 'Address of the token interface',
      kind: 'url',
      default: 'https://oauth2.googleapis.com/token',
    },
  ],
  auth: {
    type: 'jwt_assertion',
    tokenUrl: '{token_url}',
    privateKey: 'service_account',
    issuer: '{service_account_email}',
    audience: '{token_url}',
    scope: 'https://www.googleapis.com/auth/logging.read',
  },
  base: '{logging_url}',
  streams: [
    {
      id: 'audit-log',
      title: 'Audit logs by the Logging interface',
      kind: 'events',
      transport: 'http',
      sources: ['Google Cloud'],
      scopes: ['roles/logging.viewer', 'roles/logging.privateLogViewer for data access'],
      every: 300,
      partitions: { setting: 'resource_names' },
      request: {
        method: 'POST',
        path: '/v2/entries:list',
        body: {
          resourceNames: ['{partition}'],
          filter: `(${AUDIT_LOGS}) AND timestamp >= "{cursor|iso}" AND timestamp < "{until|iso}"`,
          orderBy: 'timestamp asc',
          pageSize: 1000,
        },
      },
      records: { path: 'entries' },
      page: { type: 'token', path: 'nextPageToken', param: 'pageToken', in: 'body' },
      cursor: {
        type: 'time',
        field: 'timestamp',
        overlap: 600,
        lag: 60,
        maxWindow: 86_400,
        maxAge: 34_560_000,
        initial: 604_800,
      },
      recordId: ['logName', 'timestamp', 'insertId'],
      // Reading of entries is limited to 60 requests a minute for a project.
      limit: { requests: 50, perSec: 60 },
      meanings: [
        { status: 401, means: 'auth_expired' },
        {
          status: 403,
          path: 'error.message',
          contains: 'has not been used',
          means: 'config_invalid',
        },
        { status: 403, means: 'permission_missing' },
        { status: 404, means: 'not_found' },
      ],
    },
    {
      id: 'pubsub',
      title: 'Audit logs by a log sink to Pub/Sub',
      kind: 'events',
      transport: 'queue',
      sources: ['Google Cloud'],
      scopes: ['roles/pubsub.subscriber'],
      isDefault: false,
      queue: {
        system: 'pubsub',
        address: '{subscription_project}',
        name: '{subscription}',
        secret: 'service_account',
      },
    },
  ],
});
