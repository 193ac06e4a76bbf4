import type { ItemShape, PersonShape } from '../kit/map/map-declaration.ts';

/** Owners and users are people; contacts, companies, deals and tickets are records. */

const owner: PersonShape = {
  when: {
    all: [
      { has: 'id' },
      { any: [{ has: 'firstName' }, { has: 'lastName' }, { has: 'email' }] },
      { not: { has: 'properties' } },
      { not: { has: 'roleId' } },
      { not: { has: 'superAdmin' } },
    ],
  },
  entity: 'person',
  stream: 'owners',
  id: 'id',
  changedAt: 'updatedAt',
  name: { parts: ['firstName', 'lastName'], with: ' ' },
  emails: ['email'],
  logins: ['email'],
  employeeId: [],
  status: { lookup: 'archived', table: { true: 'left', false: 'active' } },
};

const user: PersonShape = {
  when: {
    all: [
      { has: 'id' },
      { has: 'email' },
      { any: [{ has: 'superAdmin' }, { has: 'roleId' }, { has: 'roleIds' }] },
    ],
  },
  entity: 'person',
  stream: 'users',
  id: 'id',
  name: { parts: ['firstName', 'lastName'], with: ' ' },
  emails: ['email'],
  logins: ['email'],
  privileged: { from: 'superAdmin', via: 'yes_no' },
};

const record: ItemShape = {
  when: { all: [{ has: 'id' }, { has: 'properties' }] },
  entity: 'item',
  stream: 'crm-records',
  itemKind: 'record',
  id: 'id',
  changedAt: [
    'updatedAt',
    'properties.lastmodifieddate',
    'properties.hs_lastmodifieddate',
    'createdAt',
  ],
  deleted: 'archived',
  name: [
    { parts: ['properties.firstname', 'properties.lastname'], with: ' ' },
    'properties.name',
    'properties.dealname',
    'properties.subject',
    'properties.email',
    'properties.domain',
  ],
  url: 'url',
  owner: 'properties.hubspot_owner_id',
  parentId: 'properties.associatedcompanyid',
};

/** A file of the file manager; its access tells who can open its address. */
const file: ItemShape = {
  when: { all: [{ has: 'id' }, { has: 'path' }, { has: 'access' }] },
  entity: 'item',
  stream: 'files',
  itemKind: 'file',
  id: 'id',
  changedAt: 'updatedAt',
  deleted: 'archived',
  name: [{ parts: ['name', 'extension'], with: '.' }, 'path'],
  path: 'path',
  url: 'url',
  sizeBytes: 'size',
  parentId: 'parentFolderId',
  visibility: {
    lookup: 'access',
    table: {
      public_indexable: 'public',
      public_not_indexable: 'link',
      hidden_indexable: 'public',
      hidden_not_indexable: 'link',
      hidden_private: 'private',
      hidden_sensitive: 'private',
      private: 'private',
      sensitive: 'private',
    },
  },
};

export const ENTITY_SHAPES = [file, record, user, owner] as const;
