import { declare } from '../kit/declaration/declare.ts';
import { remediations } from './remediation.data.ts';

/** Slack returns most refusals with status 200 and a word; the first match wins. */
const MEANINGS = [
  { path: 'error', contains: 'ratelimited', means: 'rate_limited' },
  { path: 'error', contains: 'feature_not_enabled', means: 'not_licensed' },
  { path: 'error', contains: 'not_an_enterprise', means: 'not_licensed' },
  { path: 'error', contains: 'paid_teams_only', means: 'not_licensed' },
  { path: 'error', contains: 'missing_scope', means: 'permission_missing' },
  { path: 'error', contains: 'not_allowed_token_type', means: 'permission_missing' },
  { path: 'error', contains: 'no_permission', means: 'permission_missing' },
  { path: 'error', contains: 'access_denied', means: 'permission_missing' },
  { path: 'error', contains: 'ekm_access_denied', means: 'permission_missing' },
  { path: 'error', contains: 'auth', means: 'auth_expired' },
  { path: 'error', contains: 'token_', means: 'auth_expired' },
  { path: 'error', contains: 'account_inactive', means: 'auth_expired' },
  { path: 'error', contains: 'missing_argument', means: 'config_invalid' },
  { path: 'error', contains: 'team_not_found', means: 'config_invalid' },
  { path: 'error', contains: 'internal_error', means: 'unavailable' },
  { path: 'error', contains: 'fatal_error', means: 'unavailable' },
  { path: 'error', contains: 'service_unavailable', means: 'unavailable' },
] as const;

const NEXT = { type: 'token', path: 'response_metadata.next_cursor', param: 'cursor' } as const;
/** Web API methods of tier 2. */
const TIER_2 = { requests: 20, perSec: 60 } as const;

export const declaration = declare({
  docs: 'Audit Logs API; Web API methods users.list and conversations.list',
  plan: 'Enterprise',
  latency: 'Entries within minutes; those of one moment may arrive apart.',
  gives: ['activity', 'people', 'items'],
  basis: 'samples',
  credentials: [
    {
      id: 'token',
      label: 'User token',
      isSecret: true,
      help: 'xoxp-…, of an organisation owner, from an app installed on the whole organisation.',
    },
    {
      id: 'team_id',
      label: 'Workspace',
      isOptional: true,
      help: 'Id of the workspace (T…) whose people and channels are listed, with a token of the organisation.',
    },
  ],
  auth: { type: 'header', name: 'Authorization', value: 'Bearer {token}' },
  base: 'https://slack.com',
  remediations,
  streams: [
    {
      id: 'audit',
      title: 'Audit log',
      kind: 'events',
      sources: ['Slack'],
      scopes: ['auditlogs:read'],
      transport: 'http',
      base: 'https://api.slack.com',
      request: {
        path: '/audit/v1/logs',
        query: { oldest: '{cursor|epoch_s}', latest: '{until|epoch_s}', limit: '1000' },
      },
      records: { path: 'entries' },
      page: NEXT,
      // Newest first: progress counts only after the last page.
      cursor: {
        type: 'time',
        field: 'date_create',
        order: 'desc',
        overlap: 300,
        initial: 7 * 86_400,
      },
      recordId: ['id'],
      limit: { requests: 50, perSec: 60 },
      meanings: [...MEANINGS],
      expects: ['id', 'action', 'date_create'],
    },
    {
      id: 'users',
      title: 'People and guests',
      kind: 'entities',
      sources: ['Slack'],
      scopes: ['users:read', 'users:read.email'],
      every: 21_600,
      transport: 'http',
      request: { path: '/api/users.list', query: { limit: '200', team_id: '{team_id}' } },
      records: { path: 'members' },
      page: NEXT,
      cursor: { type: 'full' },
      recordId: ['id', 'updated'],
      limit: TIER_2,
      meanings: [...MEANINGS],
      expects: ['id', 'name'],
    },
    {
      id: 'conversations',
      title: 'Channels',
      kind: 'entities',
      sources: ['Slack'],
      scopes: ['channels:read', 'groups:read'],
      every: 21_600,
      transport: 'http',
      request: {
        path: '/api/conversations.list',
        query: { limit: '200', types: 'public_channel,private_channel', team_id: '{team_id}' },
      },
      records: { path: 'channels' },
      page: NEXT,
      cursor: { type: 'full' },
      recordId: ['id', 'updated'],
      limit: TIER_2,
      meanings: [...MEANINGS],
      expects: ['id'],
    },
  ],
});
