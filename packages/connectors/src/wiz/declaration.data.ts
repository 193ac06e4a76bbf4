import { declare } from '../kit/declaration/declare.ts';
import {
  AUDIT_QUERY,
  CONFIGURATION_QUERY,
  DETECTIONS_QUERY,
  ISSUES_QUERY,
  USERS_QUERY,
  VULNERABILITY_QUERY,
} from './queries.data.ts';

const SIZE = 100;
const DAY = 86_400;

function request(query: string) {
  return {
    method: 'POST' as const,
    path: '/graphql',
    graphql: { query, variables: { first: SIZE, since: '{cursor|iso}' } },
  };
}

function page(list: string) {
  return {
    type: 'token' as const,
    path: `data.${list}.pageInfo.endCursor`,
    param: 'after',
    in: 'variables' as const,
    more: `data.${list}.pageInfo.hasNextPage`,
  };
}

/** What every HTTP stream of this vendor shares; the API allows 3 requests per second and account. */
const SHARED = {
  sources: ['Wiz' as const],
  transport: 'http' as const,
  limit: { requests: 3, perSec: 1 },
  retry: { wait: { header: 'retry-after', as: 'seconds' as const } },
  meanings: [
    { status: 401, means: 'auth_expired' as const },
    { status: 403, means: 'permission_missing' as const },
    {
      path: 'errors.0.extensions.code',
      contains: 'UNAUTHENTICATED',
      means: 'auth_expired' as const,
    },
    {
      path: 'errors.0.extensions.code',
      contains: 'UNAUTHORIZED',
      means: 'permission_missing' as const,
    },
    { path: 'errors.0.message', contains: 'permission', means: 'permission_missing' as const },
    { path: 'errors.0.message', contains: 'Rate limit', means: 'rate_limited' as const },
  ],
};

export const declaration = declare({
  docs: 'Wiz API: GraphQL reference',
  plan: null,
  latency:
    'Audit log within minutes; issues and findings when a scan finds them, mostly once a day.',
  gives: ['findings', 'activity', 'people'],
  basis: 'samples',
  credentials: [
    {
      id: 'api_url',
      label: 'API endpoint',
      kind: 'url',
      help: 'User profile, Tenant info, Data center and regions: e.g. https://api.eu1.app.wiz.io (without /graphql).',
    },
    {
      id: 'token_url',
      label: 'Token address',
      kind: 'url',
      default: 'https://auth.app.wiz.io/oauth/token',
      help: 'Tenants in the government cloud have an address of their own.',
    },
    { id: 'client_id', label: 'Client id' },
    { id: 'client_secret', label: 'Client secret', isSecret: true },
    {
      id: 'webhook_secret',
      label: 'Webhook token',
      isSecret: true,
      isOptional: true,
      help: 'Only for issues pushed by an automation: the token of its Authorization header.',
    },
  ],
  auth: {
    type: 'oauth2_client',
    tokenUrl: '{token_url}',
    clientId: '{client_id}',
    clientSecret: '{client_secret}',
    audience: 'wiz-api',
  },
  base: '{api_url}',
  streams: [
    {
      ...SHARED,
      id: 'audit',
      title: 'Audit log',
      kind: 'events',
      scopes: ['admin:audit'],
      request: request(AUDIT_QUERY),
      records: { path: 'data.auditLogEntries.nodes' },
      page: page('auditLogEntries'),
      cursor: { type: 'time', field: 'timestamp', order: 'none', overlap: 600, initial: 7 * DAY },
      recordId: ['id'],
      expects: ['id', 'action', 'timestamp'],
    },
    {
      ...SHARED,
      id: 'issues',
      title: 'Issues',
      kind: 'events',
      scopes: ['read:issues'],
      request: request(ISSUES_QUERY),
      records: { path: 'data.issuesV2.nodes' },
      page: page('issuesV2'),
      cursor: {
        type: 'time',
        field: 'statusChangedAt',
        order: 'none',
        overlap: 600,
        initial: 30 * DAY,
      },
      recordId: ['id', 'statusChangedAt'],
      expects: ['id', 'createdAt'],
    },
    {
      ...SHARED,
      id: 'detections',
      title: 'Threat detections',
      kind: 'events',
      isDefault: false,
      scopes: ['read:detections'],
      request: request(DETECTIONS_QUERY),
      records: { path: 'data.detections.nodes' },
      page: page('detections'),
      cursor: { type: 'time', field: 'createdAt', order: 'none', overlap: 1800, initial: 7 * DAY },
      recordId: ['id'],
      expects: ['id', 'createdAt'],
    },
    {
      ...SHARED,
      id: 'configuration-findings',
      title: 'Configuration findings',
      kind: 'events',
      scopes: ['read:cloud_configuration'],
      every: 3600,
      request: request(CONFIGURATION_QUERY),
      records: { path: 'data.configurationFindings.nodes' },
      page: page('configurationFindings'),
      cursor: { type: 'time', field: 'analyzedAt', order: 'none', overlap: 3600, initial: 2 * DAY },
      recordId: ['id', 'analyzedAt'],
      expects: ['id', 'analyzedAt'],
    },
    {
      ...SHARED,
      id: 'vulnerability-findings',
      title: 'Vulnerability findings',
      kind: 'events',
      scopes: ['read:vulnerabilities'],
      every: 3600,
      isDefault: false,
      request: request(VULNERABILITY_QUERY),
      records: { path: 'data.vulnerabilityFindings.nodes' },
      page: page('vulnerabilityFindings'),
      cursor: {
        type: 'time',
        field: 'firstDetectedAt',
        order: 'none',
        overlap: 3600,
        initial: 2 * DAY,
      },
      recordId: ['id', 'lastDetectedAt', 'status'],
      expects: ['id', 'name'],
    },
    {
      ...SHARED,
      id: 'users',
      title: 'Users of the console',
      kind: 'entities',
      isDefault: false,
      scopes: ['read:users'],
      every: DAY,
      request: {
        method: 'POST',
        path: '/graphql',
        graphql: { query: USERS_QUERY, variables: { first: SIZE } },
      },
      records: { path: 'data.users.nodes' },
      page: page('users'),
      cursor: { type: 'full' },
      recordId: ['id'],
      expects: ['id', 'email'],
    },
    {
      id: 'issue-notices',
      title: 'Issues pushed by an automation',
      kind: 'events',
      sources: ['Wiz'],
      isDefault: false,
      transport: 'webhook',
      push: {
        verify: {
          type: 'shared',
          in: 'header',
          name: 'authorization',
          prefix: 'Bearer ',
          secret: 'webhook_secret',
        },
      },
      recordId: ['issue.id', 'issue.status', 'trigger.type'],
    },
  ],
});
