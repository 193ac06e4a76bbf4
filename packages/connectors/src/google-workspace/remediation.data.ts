import type { RemediationInput } from '../kit/declaration/remediation-schema.ts';

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
/** The narrowest scope that can change access to a file created by another application. */
const DRIVE = 'https://www.googleapis.com/auth/drive';

/** Reads the permissions of a file and deletes some, as the person whose it is. */
const PERMISSIONS: Omit<RemediationInput, 'id' | 'isDestructive' | 'takes'> = {
  sources: ['Google Drive'],
  objects: ['file', 'folder', 'other'],
  needs: { id: '[\\w-]{5,200}', account: '[^@\\s]+@[^@\\s]+' },
  scopes: [DRIVE],
  auth: {
    type: 'jwt_assertion',
    tokenUrl: TOKEN_URL,
    privateKey: 'service_account',
    issuer: '',
    subject: '{partition}',
    audience: TOKEN_URL,
    scope: DRIVE,
  },
  base: 'https://www.googleapis.com',
  actsFor: '{target.account}',
  read: {
    request: {
      path: '/drive/v3/files/{target.id}/permissions',
      query: {
        supportsAllDrives: 'true',
        pageSize: '100',
        fields:
          'nextPageToken,permissions(id,type,role,emailAddress,domain,displayName,' +
          'allowFileDiscovery,permissionDetails(inherited))',
      },
    },
    records: { path: 'permissions', absentWhenEmpty: true },
    page: { type: 'token', path: 'nextPageToken', param: 'pageToken', maxPages: 100 },
  },
  holders: {
    key: 'id',
    kinds: [
      { path: 'allowFileDiscovery', value: 'true', kind: 'public' },
      { path: 'type', value: 'anyone', kind: 'link' },
      { path: 'type', value: 'domain', kind: 'domain' },
      { path: 'type', value: 'group', kind: 'group' },
      { path: 'type', value: 'user', kind: 'person' },
    ],
    addresses: ['emailAddress', 'domain'],
    names: ['emailAddress', 'domain', 'displayName'],
    role: 'role',
    kept: [
      { path: 'role', value: 'owner' },
      // Comes from a folder or a shared drive, and can only be removed there.
      { path: 'permissionDetails.0.inherited', value: 'true' },
    ],
  },
  act: {
    request: {
      method: 'DELETE',
      path: '/drive/v3/files/{target.id}/permissions/{holder.key}',
      query: { supportsAllDrives: 'true' },
    },
    per: 'holder',
    alreadyDone: [404],
  },
  limit: { requests: 600, perSec: 60 },
  meanings: [
    { status: 403, path: 'error.errors.0.reason', contains: 'ratelimit', means: 'rate_limited' },
    { status: 403, path: 'error.errors.0.reason', contains: 'quota', means: 'rate_limited' },
    { status: 403, path: 'error.message', contains: 'has not been used', means: 'config_invalid' },
    // The token service's word for a scope that the administrator has not granted.
    { status: 401, path: 'error', contains: 'unauthorized_client', means: 'permission_missing' },
  ],
};

export const remediations: RemediationInput[] = [
  { ...PERMISSIONS, id: 'expire_link', isDestructive: false, takes: { kinds: ['public', 'link'] } },
  {
    ...PERMISSIONS,
    id: 'remove_recipients',
    isDestructive: true,
    takes: { kinds: ['person', 'group', 'domain'], isOutsideOnly: true },
  },
  {
    ...PERMISSIONS,
    id: 'make_private',
    isDestructive: true,
    takes: { kinds: ['public', 'link', 'domain', 'group', 'person'] },
  },
];
