import { declare } from '../kit/declaration/declare.ts';

const HEADERS = { 'Notion-Version': '2022-06-28' } as const;
const RETRY = { wait: { header: 'retry-after', as: 'seconds' } } as const;
/** Three requests a second on average. */
const LIMIT = { requests: 3, perSec: 1 } as const;

const MEANINGS = [
  { status: 401, means: 'auth_expired' },
  { status: 403, means: 'permission_missing' },
  { status: 404, means: 'not_found' },
  { status: 429, means: 'rate_limited' },
] as const;

export const declaration = declare({
  docs: 'Audit log events; Webhooks; Search; List all users',
  plan: 'Enterprise for the audit log; every plan for people and pages',
  latency: 'about a minute',
  gives: ['activity', 'people', 'items'],
  basis: 'samples',
  credentials: [
    {
      id: 'token',
      label: 'Connection token',
      isSecret: true,
      help: 'The secret of an internal connection, shared with the pages that are to be read.',
    },
    {
      id: 'intake_secret',
      label: 'Secret of the audit log push',
      isSecret: true,
      isOptional: true,
      help: 'Sent in the header Authorization of the security log connection.',
    },
    {
      id: 'verification_token',
      label: 'Verification token of the webhook',
      isSecret: true,
      isOptional: true,
      help: 'Notion shows it when a webhook is set up, and signs deliveries with it.',
    },
  ],
  auth: { type: 'header', name: 'Authorization', value: 'Bearer {token}' },
  base: 'https://api.notion.com',
  streams: [
    {
      id: 'audit',
      title: 'Audit log, pushed by Notion',
      kind: 'events',
      sources: ['Notion'],
      scopes: [],
      transport: 'webhook',
      push: {
        verify: {
          type: 'shared',
          in: 'header',
          name: 'Authorization',
          prefix: 'Bearer ',
          secret: 'intake_secret',
        },
        replyMs: 10_000,
      },
      recordId: ['event.id'],
    },
    {
      id: 'users',
      title: 'People and bots',
      kind: 'entities',
      sources: ['Notion'],
      scopes: ['Read user information including e-mail addresses'],
      every: 21_600,
      transport: 'http',
      request: { path: '/v1/users', query: { page_size: '100' }, headers: HEADERS },
      records: { path: 'results' },
      page: { type: 'token', path: 'next_cursor', more: 'has_more', param: 'start_cursor' },
      cursor: { type: 'full' },
      recordId: ['id'],
      limit: LIMIT,
      retry: RETRY,
      meanings: [...MEANINGS],
      expects: ['id', 'object'],
    },
    {
      id: 'pages',
      title: 'Pages and databases that are shared with the connection',
      kind: 'entities',
      sources: ['Notion'],
      scopes: ['Read content'],
      every: 21_600,
      transport: 'http',
      request: {
        method: 'POST',
        path: '/v1/search',
        headers: HEADERS,
        body: {
          page_size: 100,
          sort: { direction: 'descending', timestamp: 'last_edited_time' },
        },
      },
      records: { path: 'results' },
      page: {
        type: 'token',
        path: 'next_cursor',
        more: 'has_more',
        param: 'start_cursor',
        in: 'body',
      },
      cursor: { type: 'full' },
      recordId: ['id', 'last_edited_time'],
      limit: LIMIT,
      retry: RETRY,
      meanings: [...MEANINGS],
      expects: ['id', 'object'],
    },
    {
      id: 'webhook',
      title: 'Webhook for changes of pages, databases and comments',
      kind: 'events',
      sources: ['Notion'],
      scopes: ['Read content'],
      isDefault: false,
      transport: 'webhook',
      push: {
        verify: {
          type: 'hmac',
          header: 'X-Notion-Signature',
          algorithm: 'sha256',
          encoding: 'hex',
          prefix: 'sha256=',
          secret: 'verification_token',
        },
        replyMs: 10_000,
      },
      recordId: ['id'],
    },
  ],
});
