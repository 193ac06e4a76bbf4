import type { RemediationInput } from '../kit/declaration/remediation-schema.ts';

export const remediations: RemediationInput[] = [
  {
    id: 'expire_link',
    sources: ['Slack'],
    objects: ['file'],
    needs: { id: 'F[A-Z0-9]+' },
    scopes: ['files:read', 'files:write'],
    isDestructive: false,
    takes: { kinds: ['link'] },
    read: {
      request: { path: '/api/files.info', query: { file: '{target.id}' } },
      records: { path: 'file' },
    },
    holders: { key: 'id', kinds: [{ path: 'public_url_shared', value: 'true', kind: 'link' }] },
    act: {
      request: {
        method: 'POST',
        path: '/api/files.revokePublicURL',
        form: { file: '{target.id}' },
      },
      per: 'object',
    },
    limit: { requests: 20, perSec: 60 },
    // Slack returns refusals with status 200 and a word; unlisted ones are not ignored.
    meanings: [
      { path: 'error', contains: 'ratelimited', means: 'rate_limited' },
      { path: 'error', contains: 'missing_scope', means: 'permission_missing' },
      { path: 'error', contains: 'not_allowed', means: 'permission_missing' },
      { path: 'error', contains: 'no_permission', means: 'permission_missing' },
      { path: 'error', contains: 'access_denied', means: 'permission_missing' },
      { path: 'error', contains: 'auth', means: 'auth_expired' },
      { path: 'error', contains: 'token_', means: 'auth_expired' },
      { path: 'error', contains: 'account_inactive', means: 'auth_expired' },
      { path: 'error', contains: 'file_not_found', means: 'not_found' },
      { path: 'error', contains: 'file_deleted', means: 'gone' },
      { path: 'error', contains: 'internal_error', means: 'unavailable' },
      { path: 'error', contains: 'fatal_error', means: 'unavailable' },
      { path: 'error', contains: 'service_unavailable', means: 'unavailable' },
      { path: 'error', means: 'config_invalid' },
    ],
  },
];
