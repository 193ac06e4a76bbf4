import type { Shape } from '../kit/map/map-declaration.ts';

/** What the REST interface lists. An issue is a record, and its attachments are files below it. */
export const ENTITY_SHAPES: readonly Shape[] = [
  {
    when: { all: [{ has: 'key' }, { has: 'fields' }] },
    shapes: [
      {
        entity: 'item',
        stream: 'issues',
        itemKind: 'record',
        // The key changes when an issue moves to another project.
        id: 'id',
        changedAt: ['fields.updated', 'fields.created'],
        name: ['fields.summary', 'key'],
        path: 'key',
        url: 'self',
        owner: [
          'fields.creator.emailAddress',
          'fields.creator.accountId',
          'fields.reporter.emailAddress',
          'fields.reporter.accountId',
          'fields.creator.name',
        ],
        parentId: ['fields.project.id', 'fields.project.key'],
      },
      {
        when: { has: 'fields.attachment.0' },
        entity: 'item',
        stream: 'issues',
        itemKind: 'file',
        each: 'fields.attachment',
        // Attachments and issues are numbered apart.
        id: { parts: [{ const: 'attachment' }, '@.id'], with: '-' },
        changedAt: '@.created',
        name: '@.filename',
        url: ['@.content', '@.self'],
        mimeType: '@.mimeType',
        sizeBytes: '@.size',
        owner: ['@.author.emailAddress', '@.author.accountId', '@.author.name'],
        parentId: 'id',
      },
    ],
  },
  {
    when: { all: [{ has: 'key' }, { has: 'projectTypeKey' }] },
    entity: 'item',
    stream: 'projects',
    itemKind: 'folder',
    id: 'id',
    name: 'name',
    path: 'key',
    url: 'self',
    owner: ['lead.emailAddress', 'lead.accountId', 'lead.name'],
    visibility: { lookup: 'isPrivate', table: { true: 'private', false: 'internal' } },
    deleted: 'deleted',
  },
  {
    when: { all: [{ has: 'accountId' }, { has: 'accountType' }] },
    entity: 'person',
    stream: 'users',
    id: 'accountId',
    name: 'displayName',
    emails: ['emailAddress'],
    status: { lookup: 'active', table: { true: 'active', false: 'suspended' } },
    // Customers of a service desk have accounts of their own kind.
    external: { lookup: 'accountType', table: { customer: 'yes' } },
  },
  {
    when: { all: [{ has: 'displayName' }, { has: 'key' }, { has: 'name' }] },
    entity: 'person',
    stream: 'data-center-users',
    id: 'key',
    name: 'displayName',
    emails: ['emailAddress'],
    logins: ['name'],
    status: { lookup: 'active', table: { true: 'active', false: 'suspended' } },
    deleted: 'deleted',
  },
  {
    when: { all: [{ has: 'groupId' }, { has: 'name' }] },
    entity: 'group',
    stream: 'groups',
    id: 'groupId',
    name: 'name',
    members: { list: 'users.items', take: ['emailAddress', 'accountId'] },
  },
];
