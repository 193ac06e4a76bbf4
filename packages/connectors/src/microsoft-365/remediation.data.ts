import type { RemediationInput } from '../kit/declaration/remediation-schema.ts';
import { GRAPH_AUTH, GRAPH_LIMIT, GRAPH_MEANINGS } from '../kit/microsoft/graph-access.ts';

const PERMISSIONS = '/v1.0/drives/{located.parentReference.driveId}/items/{located.id}/permissions';

/** Reads the permissions of an item, which is found by its address, and deletes some. */
const ITEM: Omit<RemediationInput, 'id' | 'isDestructive' | 'takes'> = {
  sources: ['SharePoint', 'OneDrive'],
  objects: ['file', 'folder'],
  needs: { url: 'https://\\S.*' },
  scopes: ['Files.ReadWrite.All'],
  auth: GRAPH_AUTH,
  base: '{graph_url}',
  locate: {
    path: '/v1.0/shares/u!{target.url|base64url}/driveItem',
    query: { $select: 'id,parentReference' },
  },
  read: {
    request: { path: PERMISSIONS },
    records: { path: 'value' },
    page: { type: 'next_url', path: '@odata.nextLink', maxPages: 100 },
  },
  holders: {
    key: 'id',
    kinds: [
      { path: 'link.scope', value: 'anonymous', kind: 'link' },
      { path: 'link.scope', value: 'organization', kind: 'domain' },
      { path: 'link.scope', value: 'users', kind: 'person' },
      { path: 'grantedToV2.group', kind: 'group' },
      { path: 'grantedToV2.siteGroup', kind: 'group' },
      { path: 'grantedToV2.user', kind: 'person' },
      { path: 'grantedToV2.siteUser', kind: 'person' },
      { path: 'invitation.email', kind: 'person' },
    ],
    // A link for named people represents all of them.
    addresses: [
      'grantedToV2.user.email',
      'grantedToV2.group.email',
      'grantedToIdentitiesV2[].user.email',
      'invitation.email',
    ],
    names: [
      'grantedToV2.user.email',
      'grantedToV2.user.displayName',
      'grantedToV2.group.displayName',
      'grantedToV2.siteGroup.displayName',
      'grantedToIdentitiesV2[].user.email',
      'invitation.email',
    ],
    role: 'roles.0',
    kept: [
      { path: 'roles.0', value: 'owner' },
      // Comes from a folder or the site, and can only be removed there.
      { path: 'inheritedFrom' },
    ],
  },
  act: {
    request: { method: 'DELETE', path: `${PERMISSIONS}/{holder.key}` },
    per: 'holder',
    alreadyDone: [404],
  },
  limit: GRAPH_LIMIT,
  meanings: GRAPH_MEANINGS,
};

export const remediations: RemediationInput[] = [
  { ...ITEM, id: 'expire_link', isDestructive: false, takes: { kinds: ['public', 'link'] } },
  {
    ...ITEM,
    id: 'remove_recipients',
    isDestructive: true,
    takes: { kinds: ['person', 'group'], isOutsideOnly: true },
  },
];
