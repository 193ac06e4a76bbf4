import type { RemediationInput } from '../kit/declaration/remediation-schema.ts';

const HEADERS = {
  Accept: 'application/vnd.github+json',
  'X-GitHub-Api-Version': '2022-11-28',
} as const;

export const remediations: RemediationInput[] = [
  {
    id: 'make_private',
    sources: ['GitHub'],
    // The audit log writes a repository by its full name.
    objects: ['folder'],
    needs: { name: '[\\w.-]+/[\\w.-]+' },
    scopes: ['repo'],
    // Stars, watchers and the network of forks are lost for good.
    isDestructive: true,
    takes: { kinds: ['public'] },
    read: { request: { path: '/repos/{target.name}', headers: HEADERS } },
    holders: {
      key: 'full_name',
      kinds: [
        { path: 'visibility', value: 'public', kind: 'public' },
        { path: 'visibility', value: 'internal', kind: 'domain' },
      ],
    },
    act: {
      request: {
        method: 'PATCH',
        path: '/repos/{target.name}',
        headers: HEADERS,
        body: { visibility: 'private' },
      },
      per: 'object',
    },
    retry: { wait: { header: 'x-ratelimit-reset', as: 'epoch_s' } },
    meanings: [
      { status: 403, path: 'message', contains: 'rate limit', means: 'rate_limited' },
      { status: 403, means: 'permission_missing' },
      // Error for a repository that the token may read but not administer.
      { status: 422, path: 'message', contains: 'visibility', means: 'permission_missing' },
    ],
  },
];
