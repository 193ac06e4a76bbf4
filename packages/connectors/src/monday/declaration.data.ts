import { declare } from '../kit/declaration/declare.ts';

const HEADERS = { 'API-Version': '2025-07' } as const;

/** Errors of GraphQL come with status 200 and a code. */
const MEANINGS = [
  { status: 401, means: 'auth_expired' },
  { path: 'errors.0.extensions.code', contains: 'UserUnauthorized', means: 'permission_missing' },
  { path: 'errors.0.message', contains: 'not authorized', means: 'permission_missing' },
  { path: 'errors.0.message', contains: 'Enterprise', means: 'not_licensed' },
  { path: 'errors.0.extensions.code', contains: 'ComplexityException', means: 'rate_limited' },
  { path: 'errors.0.extensions.code', contains: 'RATE_LIMIT', means: 'rate_limited' },
  { status: 403, means: 'permission_missing' },
  { status: 429, means: 'rate_limited' },
] as const;
const RETRY = { wait: { header: 'retry-after', as: 'seconds' } } as const;
const LIMIT = { requests: 60, perSec: 60 } as const;

const AUDIT_LOGS = `query ($from: ISO8601DateTime, $to: ISO8601DateTime, $page: Int) {
  audit_logs(start_time: $from, end_time: $to, limit: 100, page: $page) {
    logs {
      timestamp account_id event slug
      user { id name email }
      ip_address user_agent client_name client_version os_name os_version device_name device_type
      activity_metadata
    }
    pagination { page has_more_pages next_page_number }
  }
}`;

const ACTIVITY_LOGS = `query (
  $board: [ID!], $from: ISO8601DateTime, $to: ISO8601DateTime, $limit: Int, $page: Int
) {
  boards(ids: $board) {
    activity_logs(from: $from, to: $to, limit: $limit, page: $page) {
      id event data entity created_at user_id account_id
    }
  }
}`;

const USERS = `query ($limit: Int, $page: Int) {
  users(limit: $limit, page: $page) {
    id name email title enabled is_guest is_admin is_pending join_date last_activity
  }
}`;

const TEAMS = 'query { teams { id name users { id email } } }';

const BOARDS = `query ($limit: Int, $page: Int) {
  boards(limit: $limit, page: $page) {
    id name state board_kind updated_at url
    workspace { id name }
    owners { id email }
    subscribers { id email }
  }
}`;

const UPDATES = `query ($limit: Int, $page: Int) {
  updates(limit: $limit, page: $page) {
    id item_id creator_id created_at updated_at
    creator { email }
    assets { id name file_extension file_size url created_at uploaded_by { id email } }
  }
}`;

export const declaration = declare({
  docs: 'Audit logs; Activity logs; Users; Webhooks',
  plan: 'Enterprise for the audit log; every plan for boards and people',
  latency: 'minutes',
  gives: ['activity', 'people', 'groups', 'items'],
  basis: 'documentation',
  credentials: [
    {
      id: 'token',
      label: 'API token',
      isSecret: true,
      help: 'Of an administrator with the permission manage_account_security.',
    },
    {
      id: 'webhook_key',
      label: 'Webhook key',
      isSecret: true,
      isOptional: true,
      help: 'A long random text that you choose. Append it as ?key= to the webhook address.',
    },
  ],
  auth: { type: 'header', name: 'Authorization', value: '{token}' },
  base: 'https://api.monday.com',
  streams: [
    {
      id: 'audit',
      title: 'Audit log',
      kind: 'events',
      sources: ['Monday'],
      scopes: ['manage_account_security'],
      transport: 'http',
      request: {
        method: 'POST',
        path: '/v2',
        headers: HEADERS,
        graphql: { query: AUDIT_LOGS, variables: { from: '{cursor|iso}', to: '{until|iso}' } },
      },
      records: { path: 'data.audit_logs.logs' },
      page: {
        type: 'page',
        param: 'page',
        in: 'variables',
        size: 100,
        more: 'data.audit_logs.pagination.has_more_pages',
        next: 'data.audit_logs.pagination.next_page_number',
      },
      cursor: {
        type: 'time',
        field: 'timestamp',
        order: 'desc',
        overlap: 600,
        lag: 60,
        initial: 30 * 86_400,
        commit: 'run',
      },
      // The log gives no id.
      recordId: [],
      limit: LIMIT,
      retry: RETRY,
      meanings: [...MEANINGS],
      expects: ['event', 'timestamp'],
    },
    {
      id: 'board-activity',
      title: 'Activity of boards',
      kind: 'events',
      sources: ['Monday'],
      scopes: ['boards:read'],
      every: 900,
      isDefault: false,
      transport: 'http',
      partitions: {
        request: {
          method: 'POST',
          path: '/v2',
          headers: HEADERS,
          graphql: { query: 'query { boards(limit: 500, state: active) { id } }' },
        },
        records: { path: 'data.boards' },
        value: 'id',
      },
      request: {
        method: 'POST',
        path: '/v2',
        headers: HEADERS,
        graphql: {
          query: ACTIVITY_LOGS,
          variables: {
            board: ['{partition}'],
            from: '{cursor|iso}',
            to: '{until|iso}',
            limit: 100,
          },
        },
      },
      records: { path: 'data.boards.0.activity_logs', add: { board_id: '{partition}' } },
      page: { type: 'page', param: 'page', in: 'variables', size: 100, maxPages: 100 },
      cursor: {
        type: 'time',
        field: 'created_at',
        order: 'desc',
        overlap: 600,
        lag: 60,
        initial: 7 * 86_400,
        commit: 'run',
      },
      recordId: ['id'],
      limit: LIMIT,
      retry: RETRY,
      meanings: [...MEANINGS],
      expects: ['id', 'event'],
    },
    {
      id: 'users',
      title: 'People',
      kind: 'entities',
      sources: ['Monday'],
      scopes: ['users:read'],
      every: 21_600,
      transport: 'http',
      request: {
        method: 'POST',
        path: '/v2',
        headers: HEADERS,
        graphql: { query: USERS, variables: { limit: 100 } },
      },
      records: { path: 'data.users' },
      page: { type: 'page', param: 'page', in: 'variables', size: 100 },
      cursor: { type: 'full' },
      recordId: ['id'],
      limit: LIMIT,
      retry: RETRY,
      meanings: [...MEANINGS],
      expects: ['id'],
    },
    {
      id: 'teams',
      title: 'Teams',
      kind: 'entities',
      sources: ['Monday'],
      scopes: ['teams:read'],
      every: 21_600,
      transport: 'http',
      request: { method: 'POST', path: '/v2', headers: HEADERS, graphql: { query: TEAMS } },
      records: { path: 'data.teams' },
      cursor: { type: 'full' },
      recordId: ['id'],
      limit: LIMIT,
      retry: RETRY,
      meanings: [...MEANINGS],
      expects: ['id'],
    },
    {
      id: 'boards',
      title: 'Boards',
      kind: 'entities',
      sources: ['Monday'],
      scopes: ['boards:read'],
      every: 21_600,
      transport: 'http',
      request: {
        method: 'POST',
        path: '/v2',
        headers: HEADERS,
        graphql: { query: BOARDS, variables: { limit: 50 } },
      },
      records: { path: 'data.boards' },
      page: { type: 'page', param: 'page', in: 'variables', size: 50 },
      cursor: { type: 'full' },
      recordId: ['id', 'updated_at'],
      limit: LIMIT,
      retry: RETRY,
      meanings: [...MEANINGS],
      expects: ['id', 'board_kind'],
    },
    {
      id: 'updates',
      title: 'Updates of items and the files on them',
      kind: 'entities',
      sources: ['Monday'],
      scopes: ['updates:read', 'assets:read'],
      every: 21_600,
      isDefault: false,
      transport: 'http',
      request: {
        method: 'POST',
        path: '/v2',
        headers: HEADERS,
        graphql: { query: UPDATES, variables: { limit: 100 } },
      },
      records: { path: 'data.updates' },
      page: { type: 'page', param: 'page', in: 'variables', size: 100, maxPages: 100 },
      cursor: { type: 'full' },
      recordId: ['id', 'updated_at'],
      limit: LIMIT,
      retry: RETRY,
      meanings: [...MEANINGS],
      expects: ['id'],
    },
    {
      id: 'webhook',
      title: 'Webhook of a board',
      kind: 'events',
      sources: ['Monday'],
      scopes: ['webhooks:write'],
      isDefault: false,
      transport: 'webhook',
      push: {
        verify: { type: 'shared', in: 'query', name: 'key', secret: 'webhook_key' },
        handshake: 'challenge',
        replyMs: 10_000,
        receivedAt: 'received_at',
      },
      recordId: ['event.triggerUuid'],
    },
  ],
});
