import type { MapDeclaration } from '../kit/map/map-declaration.ts';

const FOLDER = 'application/vnd.google-apps.folder';
const FILE = {
  entity: 'item',
  stream: 'drive-files',
  id: 'id',
  changedAt: 'modifiedTime',
  deleted: 'trashed',
  name: 'name',
  url: 'webViewLink',
  mimeType: 'mimeType',
  sizeBytes: 'size',
  sha256: 'sha256Checksum',
  owner: ['owners.0.emailAddress', 'owners.0.permissionId'],
  parentId: ['parents.0', 'driveId'],
  // The broadest grant determines a file's visibility; named people alone do not show whether they are
  // external.
  visibility: [
    {
      lookup: { in: 'permissions', where: { type: 'anyone' }, take: 'type' },
      table: { anyone: 'link' },
    },
    {
      lookup: { in: 'permissions', where: { type: 'domain' }, take: 'type' },
      table: { domain: 'internal' },
    },
    { when: { is: ['shared', false] }, then: { const: 'private' } },
  ],
  permissions: {
    list: 'permissions',
    address: ['emailAddress', 'domain'],
    role: ['role'],
    kind: 'type',
    kinds: { user: 'person', group: 'group', domain: 'domain', anyone: 'link' },
  },
} as const;

/** People, groups, devices and files, as the Directory and Drive interfaces list them. */
export const ENTITIES: MapDeclaration = {
  source: 'Google Drive',
  shapes: [
    {
      when: { is: ['kind', 'admin#directory#user'] },
      entity: 'person',
      stream: 'users',
      id: 'id',
      deleted: 'deletionTime',
      name: ['name.fullName', { parts: ['name.givenName', 'name.familyName'], with: ' ' }],
      emails: ['primaryEmail', 'aliases'],
      logins: ['primaryEmail'],
      employeeId: { in: 'externalIds', where: { type: 'organization' }, take: 'value' },
      title: 'organizations.0.title',
      department: 'organizations.0.department',
      manager: { in: 'relations', where: { type: 'manager' }, take: 'value' },
      status: [
        { lookup: 'archived', table: { true: 'left' } },
        { lookup: 'suspended', table: { true: 'suspended', false: 'active' } },
      ],
      employmentType: 'organizations.0.description',
      privileged: [
        {
          when: { any: [{ is: ['isAdmin', true] }, { is: ['isDelegatedAdmin', true] }] },
          then: { const: 'yes' },
        },
        { when: { is: ['isAdmin', false] }, then: { const: 'no' } },
      ],
    },
    {
      when: { is: ['kind', 'admin#directory#group'] },
      entity: 'group',
      stream: 'groups',
      id: 'id',
      name: 'name',
      email: 'email',
    },
    {
      when: { is: ['kind', 'admin#directory#mobiledevice'] },
      entity: 'device',
      stream: 'mobile-devices',
      id: 'resourceId',
      deleted: { lookup: 'status', table: { deleted: 'true', wiped: 'true' } },
      serial: 'serialNumber',
      os: ['type', 'os'],
      osVersion: 'os',
      model: 'model',
      mobile: { const: true },
      owner: 'email.0',
      managed: { lookup: 'status', table: { approved: 'yes', unprovisioned: 'no' } },
      compliant: {
        lookup: 'deviceCompromisedStatus',
        table: { compromised: 'no', 'no compromise detected': 'yes' },
      },
      encrypted: {
        lookup: 'encryptionStatus',
        table: { encrypted: 'yes', 'not encrypted': 'no' },
      },
      lastSeenAt: 'lastSync',
    },
    {
      when: { is: ['kind', 'admin#directory#chromeosdevice'] },
      entity: 'device',
      stream: 'chromeos-devices',
      id: 'deviceId',
      deleted: { lookup: 'status', table: { deprovisioned: 'true' } },
      hostname: ['hostname', 'annotatedAssetId'],
      serial: 'serialNumber',
      os: { const: 'ChromeOS' },
      osVersion: 'osVersion',
      model: 'model',
      mobile: { const: false },
      owner: ['annotatedUser', 'recentUsers.0.email'],
      // A ChromeOS device is in this list because it is enrolled.
      managed: { lookup: 'status', table: { active: 'yes', disabled: 'yes', deprovisioned: 'no' } },
      lastSeenAt: 'lastSync',
    },
    { ...FILE, itemKind: 'folder', when: { is: ['mimeType', FOLDER] } },
    {
      ...FILE,
      itemKind: 'file',
      when: { any: [{ is: ['kind', 'drive#file'] }, { has: 'mimeType' }] },
    },
    {
      when: { any: [{ starts: ['kind', 'drive#'] }, { starts: ['kind', 'admin#directory#'] }] },
      skip: 'a list or grant without the file or person it belongs to',
    },
    {
      when: { any: [{ starts: ['kind', 'calendar#'] }, { starts: ['kind', 'gmail#'] }] },
      skip: 'a calendar or mailbox as it is, not an act',
    },
  ],
};
